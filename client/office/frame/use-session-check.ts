import { useCallback } from 'react'
import { errorKindOf } from '../../base/requests/request-error.ts'
import { useServices } from '../../components/services.ts'

/**
 * For errors of requests: if one was refused for lack of a session, the session finds out whether it has ended. The
 * office then asks for a sign-in in place.
 */
export function useSessionCheck(): (error: unknown) => void {
  const { session } = useServices()
  return useCallback(
    error => {
      if (errorKindOf(error) === 'signed-out' && !session.signedOut$.value) void session.refresh()
    },
    [session],
  )
}
