import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { seasonScope, tournamentScope, type Scope } from '../../../../shared-schema/replication/scope.ts'
import { useConnection } from '../../../components/connection.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { useNow } from '../../../components/use-now.ts'
import { dayGames } from '../../data/day.ts'
import { fieldsNow } from '../../data/day-games.ts'
import { namedGames } from '../../data/game-names.ts'
import type { EventGames } from '../../data/games.ts'
import type { Season, Tournament } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { DayToLookAt } from './DayToLookAt.tsx'
import { FieldCards } from './FieldCards.tsx'
import { StreamNote } from './StreamNote.tsx'
import { useDayStream } from './use-day-stream.ts'
import classes from './day.module.css'

/** The day of a tournament: the games on each field, and everything that needs attention. */
export const TournamentDay = ({ subject }: { subject: Tournament }) => (
  <Day subject={subject} scope={tournamentScope(subject.id)} office={`/office/tournaments/${subject.id}`} />
)

/** The same for the games of a season that are in no tournament. */
export const SeasonDay = ({ subject }: { subject: Season }) => (
  <Day subject={subject} scope={seasonScope(subject.id)} office={`/office/seasons/${subject.id}`} />
)

interface DayProps {
  readonly subject: Tournament | Season
  readonly scope: Scope
  readonly office: string
}

function Day({ subject, scope, office }: DayProps) {
  const { answers } = useConnection()
  const scopes = useMemo(() => [scope], [scope])
  const isOpen = useDayStream(scopes) && answers
  const games = useQuery(dayGames(scope))
  return (
    <Stack>
      <StreamNote isOpen={isOpen} asOf={games.dataUpdatedAt} />
      <QueryResult query={games}>
        {found => <OfDay subject={subject} found={found} scope={scope} office={office} />}
      </QueryResult>
    </Stack>
  )
}

function OfDay({ subject, found, scope, office }: DayProps & { readonly found: EventGames }) {
  const now = useNow()
  const games = useMemo(() => namedGames(found), [found])
  const fields = useMemo(() => fieldsNow(games, now), [games, now])
  return (
    <div className={classes.day}>
      <section aria-label={t('day.fields')}>
        <FieldCards fields={fields} now={now} officeOf={() => office} />
      </section>
      <DayToLookAt
        title={t('day.toLookAt')}
        event={subject}
        scope={scope}
        office={office}
        games={games}
        now={now}
      />
    </div>
  )
}
