import { useMemo } from 'react'
import { mayRecord } from '../../../accounts/may-record.ts'
import { useServices } from '../../../components/services.ts'
import { useLatest } from '../../../components/use-latest.ts'
import type { OpenScope } from '../../../sync/scopes/open-scope.ts'
import { watchOrganizations } from '../../../sync/storage/watch-family.ts'

const unknown: readonly number[] = []

/** True if the person on this device may check in teams of the event, as everybody who keeps scores there. */
export function useMayCheckIn({ database }: OpenScope): boolean {
  const { session } = useServices()
  const account = useLatest(session.remembered.account$, session.remembered.account$.value)
  const organizations = useLatest(
    useMemo(() => watchOrganizations(database), [database]),
    unknown,
  )
  return mayRecord(account?.roles ?? [], organizations)
}
