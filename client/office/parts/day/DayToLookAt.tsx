import { useQuery } from '@tanstack/react-query'
import type { Scope } from '../../../../shared-schema/replication/scope.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { dayPeople, dayWatch } from '../../data/day.ts'
import type { NamedGame } from '../../data/game-names.ts'
import type { Season, Tournament } from '../../data/shapes.ts'
import { ToLookAt } from './ToLookAt.tsx'

interface DayToLookAtProps {
  readonly title: string
  readonly event: Pick<Tournament | Season, 'officials_wanted'>
  readonly scope: Scope
  /** `/office/tournaments/5` */
  readonly office: string
  readonly games: readonly NamedGame[]
  readonly now: number
}

/** Everything at an event that needs attention, once it is read. */
export function DayToLookAt({ title, event, scope, office, games, now }: DayToLookAtProps) {
  const watch = useQuery(dayWatch(scope))
  const { data: people } = useQuery(dayPeople(scope, event.officials_wanted.length > 0))
  return (
    <section aria-label={title}>
      <QueryResult query={watch}>
        {watched => (
          <ToLookAt
            title={title}
            games={games}
            watch={watched}
            people={people}
            now={now}
            scope={scope}
            office={office}
          />
        )}
      </QueryResult>
    </section>
  )
}
