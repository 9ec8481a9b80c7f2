import { useMemo } from 'react'
import { managesAnyOf } from '../../accounts/manages.ts'
import { useServices } from '../../components/services.ts'
import { useLatest } from '../../components/use-latest.ts'
import { watchDesk, type Desk } from '../../reading/desk/watch-desk.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'

const unknown: Desk = { organizations: [], disputed: [] }

/** The open work for the office of an event; null for people outside the office. */
export function useDesk({ database }: OpenScope): Desk | null {
  const { session } = useServices()
  const account = useLatest(session.remembered.account$, session.remembered.account$.value)
  const desk = useLatest(
    useMemo(() => watchDesk(database), [database]),
    unknown,
  )
  return account && managesAnyOf(account, desk.organizations) ? desk : null
}
