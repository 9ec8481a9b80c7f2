import { useQuery } from '@tanstack/react-query'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { eligibilityOf } from '../../data/eligibility.ts'
import { gamesOfSeason } from '../../data/games.ts'
import type { Season } from '../../data/shapes.ts'
import { teamsOfSeason } from '../../data/teams.ts'
import { eligibilityToDo, endOf, isPlayedOut, rulesToDo, useOfficialsToDo } from './tasks.ts'
import { ToDoList } from './ToDoList.tsx'

/** The open tasks of a season, according to its records. */
export function SeasonToDo({ subject }: { subject: Season }) {
  const teams = useQuery(teamsOfSeason(subject.id))
  const found = useQuery(gamesOfSeason(subject.id))
  const { data: eligible } = useQuery(eligibilityOf({ family: 'seasons', id: subject.id }))
  const officials = useOfficialsToDo('seasons', subject.id)
  return (
    <QueryResult query={teams}>
      {known => (
        <QueryResult query={found}>
          {({ games }) => (
            <ToDoList
              here={`/office/seasons/${subject.id}`}
              all={[
                { what: 'teams', at: 'teams', isDone: known.length > 1 },
                ...(subject.is_closed ? [] : eligibilityToDo(eligible)),
                rulesToDo(subject),
                { what: 'fixtures', at: 'fixtures', isDone: games.length > 0 },
                ...officials,
                { what: 'publish', at: 'details', isDone: subject.is_public },
                ...(isPlayedOut(games) ? endOf(subject) : []),
              ]}
            />
          )}
        </QueryResult>
      )}
    </QueryResult>
  )
}
