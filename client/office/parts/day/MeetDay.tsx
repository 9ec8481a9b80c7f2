import { Stack, Text } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { tournamentScope } from '../../../../shared-schema/replication/scope.ts'
import { useConnection } from '../../../components/connection.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { useNow } from '../../../components/use-now.ts'
import { dayGames } from '../../data/day.ts'
import { fieldsNow } from '../../data/day-games.ts'
import { divisionGames } from '../../data/division-games.ts'
import { ownDivisionsOf } from '../../data/divisions.ts'
import type { NamedGame } from '../../data/game-names.ts'
import type { EventGames } from '../../data/games.ts'
import { jointAnswer } from '../../data/joint-answer.ts'
import type { Meet, Tournament } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { DayToLookAt } from './DayToLookAt.tsx'
import { FieldCards } from './FieldCards.tsx'
import { StreamNote } from './StreamNote.tsx'
import { useDayStream } from './use-day-stream.ts'
import classes from './day.module.css'

/** The day of an event with divisions: the games of all of them on each field, and what needs attention in each. */
export function MeetDay({ subject }: { subject: Meet }) {
  const divisions = useQuery(ownDivisionsOf(subject))
  return (
    <QueryResult query={divisions}>
      {found => (found.length === 0 ? <Text>{t('divisions.none')}</Text> : <Day divisions={found} />)}
    </QueryResult>
  )
}

function Day({ divisions }: { divisions: readonly Tournament[] }) {
  const { answers } = useConnection()
  const scopes = useMemo(() => divisions.map(({ id }) => tournamentScope(id)), [divisions])
  const isOpen = useDayStream(scopes) && answers
  const asOf = useQueries({
    queries: scopes.map(dayGames),
    combine: all => Math.min(...all.map(({ dataUpdatedAt }) => dataUpdatedAt)),
  })
  const games = useQueries({ queries: scopes.map(dayGames), combine: jointAnswer })
  return (
    <Stack>
      <StreamNote isOpen={isOpen} asOf={asOf} />
      <QueryResult query={games}>{found => <OfDay divisions={divisions} found={found} />}</QueryResult>
    </Stack>
  )
}

const officeOf = ({ game }: NamedGame): string => `/office/tournaments/${game.tournament_id}`

interface OfDayProps {
  readonly divisions: readonly Tournament[]
  /** The games of each. */
  readonly found: readonly EventGames[]
}

function OfDay({ divisions, found }: OfDayProps) {
  const now = useNow()
  const games = useMemo(() => divisionGames(divisions, found), [divisions, found])
  const fields = useMemo(() => fieldsNow(games, now), [games, now])
  return (
    <div className={classes.day}>
      <section aria-label={t('day.fields')}>
        <FieldCards fields={fields} now={now} officeOf={officeOf} isOfDivisions />
      </section>
      <Stack gap="xl">
        {divisions.map(division => (
          <DayToLookAt
            key={division.id}
            title={division.name}
            event={division}
            scope={tournamentScope(division.id)}
            office={`/office/tournaments/${division.id}`}
            games={games.filter(({ game }) => game.tournament_id === division.id)}
            now={now}
          />
        ))}
      </Stack>
    </div>
  )
}
