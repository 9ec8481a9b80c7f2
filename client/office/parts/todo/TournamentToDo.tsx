import { useQuery } from '@tanstack/react-query'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { eligibilityOf } from '../../data/eligibility.ts'
import { entrantsOf } from '../../data/entrants.ts'
import { gamesOfTournament } from '../../data/games.ts'
import { openDecisionsOf } from '../../data/open-decisions.ts'
import { areRoundsDrawn, bracketsToMake } from '../../data/planned-brackets.ts'
import { registrationsOf } from '../../data/registration.ts'
import { fieldsOfTournament } from '../../data/schedule.ts'
import type { Tournament } from '../../data/shapes.ts'
import { eligibilityToDo, endOf, isPlayedOut, rulesToDo, useOfficialsToDo } from './tasks.ts'
import { ToDoList } from './ToDoList.tsx'

/**
 * The open tasks of a tournament, according to its records.
 * @param title the name of a division, among the others of its event
 */
export function TournamentToDo({ subject, title }: { subject: Tournament; title?: string }) {
  const entrants = useQuery(entrantsOf(subject.id))
  const found = useQuery(gamesOfTournament(subject.id))
  const fields = useQuery(fieldsOfTournament(subject.id))
  const { data: open } = useQuery(openDecisionsOf(subject.id))
  const { data: sent } = useQuery(registrationsOf(subject.id))
  const { data: eligible } = useQuery(eligibilityOf({ family: 'tournaments', id: subject.id }))
  const officials = useOfficialsToDo('tournaments', subject.id)
  return (
    <QueryResult query={entrants}>
      {teams => (
        <QueryResult query={found}>
          {({ games, pools, brackets, swissRounds }) => (
            <QueryResult query={fields}>
              {known => (
                <ToDoList
                  here={`/office/tournaments/${subject.id}`}
                  title={title}
                  all={[
                    { what: 'days', at: 'details', isDone: subject.start_date !== null },
                    { what: 'teams', at: 'teams', isDone: teams.length > 1 },
                    ...(sent?.registrations.some(one => one.state === 'received' || one.wants_out) === true
                      ? [{ what: 'registration' as const, at: 'registration', isDone: false }]
                      : []),
                    ...(sent && sent.totals.overdue > 0
                      ? [{ what: 'fees' as const, at: 'registration', isDone: false }]
                      : []),
                    ...(subject.is_closed ? [] : eligibilityToDo(eligible)),
                    { what: 'fields', at: 'sites', isDone: known.length > 0 },
                    rulesToDo(subject),
                    {
                      what: 'format',
                      at: 'format',
                      isDone: pools.length + brackets.length + swissRounds.length > 0,
                    },
                    {
                      what: 'schedule',
                      at: 'schedule',
                      isDone: games.length > 0 && games.every(({ game_site_id }) => game_site_id !== null),
                    },
                    ...officials,
                    ...(areRoundsDrawn(subject, swissRounds.length) &&
                    bracketsToMake(subject, games).length > 0
                      ? [{ what: 'cut' as const, at: 'results', shows: '?show=swiss', isDone: false }]
                      : []),
                    ...(open && open.teams_without_games.length > 0
                      ? [{ what: 'late' as const, at: 'results', isDone: false }]
                      : []),
                    ...(open && open.open_decisions.length > 0
                      ? [{ what: 'decisions' as const, at: 'results', isDone: false }]
                      : []),
                    {
                      what: 'publish',
                      at: 'details',
                      isDone: subject.is_public && subject.visibility === 'live',
                    },
                    ...(isPlayedOut(games)
                      ? [
                          {
                            ...{ what: 'places' as const, at: 'results', shows: '?show=final' },
                            isDone: teams.every(({ final_standing }) => final_standing !== null),
                          },
                          ...endOf(subject),
                        ]
                      : []),
                  ]}
                />
              )}
            </QueryResult>
          )}
        </QueryResult>
      )}
    </QueryResult>
  )
}
