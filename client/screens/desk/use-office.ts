import { useMemo } from 'react'
import { managesAnyOf } from '../../accounts/manages.ts'
import { useServices } from '../../components/services.ts'
import { useLatest } from '../../components/use-latest.ts'
import { watchOffice, type Office } from '../../reading/desk/watch-office.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'

const unknown: Office = { organizations: [], disputed: [] }

/** What waits for the office of an event; null for whoever does not belong to it. */
export function useOffice({ database }: OpenScope): Office | null {
  const { session } = useServices()
  const account = useLatest(session.remembered.account$, session.remembered.account$.value)
  const office = useLatest(
    useMemo(() => watchOffice(database), [database]),
    unknown,
  )
  return account && managesAnyOf(account, office.organizations) ? office : null
}
