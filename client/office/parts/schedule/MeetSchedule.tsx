import { Text } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { ownDivisionsOf } from '../../data/divisions.ts'
import { gamesOfTournament } from '../../data/games.ts'
import { jointAnswer } from '../../data/joint-answer.ts'
import { fieldsOfTournament } from '../../data/schedule.ts'
import type { Meet, Tournament } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { DivisionsSchedule } from './DivisionsSchedule.tsx'

/** The games of all divisions of an event on their fields, day by day. */
export function MeetSchedule({ subject }: { subject: Meet }) {
  const divisions = useQuery(ownDivisionsOf(subject))
  return (
    <QueryResult query={divisions}>
      {found =>
        found.length === 0 ? <Text>{t('divisions.none')}</Text> : <Loaded meet={subject} divisions={found} />
      }
    </QueryResult>
  )
}

function Loaded({ meet, divisions }: { meet: Meet; divisions: readonly Tournament[] }) {
  const games = useQueries({
    queries: divisions.map(({ id }) => gamesOfTournament(id)),
    combine: jointAnswer,
  })
  const fields = useQueries({
    queries: divisions.map(({ id }) => fieldsOfTournament(id)),
    combine: jointAnswer,
  })
  return (
    <QueryResult query={games}>
      {found => (
        <QueryResult query={fields}>
          {sites => <DivisionsSchedule meet={meet} divisions={divisions} found={found} fields={sites} />}
        </QueryResult>
      )}
    </QueryResult>
  )
}
