import { Alert, Stack, Text } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { seasonScope, tournamentScope, type Scope } from '../../../../shared-schema/replication/scope.ts'
import { dayGames, dayPeople, dayWatch } from '../../data/day.ts'
import { fieldsNow } from '../../data/day-games.ts'
import { namedGames } from '../../data/game-names.ts'
import type { EventGames } from '../../data/games.ts'
import type { Season, Tournament } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { timeT } from '../../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { useConnection } from '../../../components/connection.ts'
import { FieldCards } from './FieldCards.tsx'
import { ToLookAt } from './ToLookAt.tsx'
import { useDayStream } from './use-day-stream.ts'
import { useNow } from '../../../components/use-now.ts'
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
  const open = useDayStream(scope) && answers
  const games = useQuery(dayGames(scope))
  return (
    <Stack>
      {open ? (
        <Text role="status">{t('day.bySelf')}</Text>
      ) : (
        <Alert color="yellow" role="status" icon={<IconCloudOff />} title={t('day.notBySelf')}>
          {games.dataUpdatedAt > 0 &&
            t('day.asOf', {
              time: timeT(games.dataUpdatedAt, { hour: '2-digit', minute: '2-digit' }),
            })}
        </Alert>
      )}
      <QueryResult query={games}>
        {found => <OfDay subject={subject} found={found} scope={scope} office={office} />}
      </QueryResult>
    </Stack>
  )
}

function OfDay({ subject, found, scope, office }: DayProps & { readonly found: EventGames }) {
  const now = useNow()
  const watch = useQuery(dayWatch(scope))
  const { data: people } = useQuery(dayPeople(scope, subject.officials_wanted.length > 0))
  const games = useMemo(() => namedGames(found), [found])
  const fields = useMemo(() => fieldsNow(games, now), [games, now])
  return (
    <div className={classes.day}>
      <section aria-label={t('day.fields')}>
        <FieldCards fields={fields} now={now} office={office} />
      </section>
      <section aria-label={t('day.toLookAt')}>
        <QueryResult query={watch}>
          {watched => (
            <ToLookAt games={games} watch={watched} people={people} now={now} scope={scope} office={office} />
          )}
        </QueryResult>
      </section>
    </div>
  )
}
