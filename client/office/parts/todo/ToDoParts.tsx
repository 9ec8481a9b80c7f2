import { Anchor, Group, List, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck, IconCircleDashed, IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { eligibilityOf, warnedIn, type Eligibility } from '../../data/eligibility.ts'
import { entrantsOf } from '../../data/entrants.ts'
import { officiatingOf, type OfficiatedEvent } from '../../data/officials.ts'
import { openDecisionsOf } from '../../data/open-decisions.ts'
import { registrationsOf } from '../../data/registration.ts'
import { fieldsOfTournament } from '../../data/schedule.ts'
import { areRoundsDrawn, bracketsToMake } from '../../data/planned-brackets.ts'
import { gamesOfSeason, gamesOfTournament, isLeftToPlay, type OfficeGame } from '../../data/games.ts'
import { gameRuleNames, type GameRuleName } from '../../data/rule-names.ts'
import type { Season, Tournament } from '../../data/shapes.ts'
import { teamsOfSeason } from '../../data/teams.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'

interface ToDo {
  readonly what:
    | ('days' | 'teams' | 'fields' | 'rules' | 'format')
    | ('schedule' | 'cut' | 'late' | 'decisions' | 'fixtures' | 'publish')
    | ('registration' | 'fees' | 'eligibility' | 'officials' | 'places' | 'awards' | 'close')
  /** The part of the office for it. */
  readonly at: string
  /** The query that chooses the view of that part. */
  readonly shows?: string
  readonly isDone: boolean
  /** True for something to look at: an event goes on without it. */
  readonly isSuggested?: true
  /** How many players and rosters it concerns. */
  readonly count?: number
}

type Rules = Pick<Tournament, GameRuleName | 'tie_break_criteria'>

interface Subject<T> {
  readonly subject: T
  /** The office's parts for the subject. */
  readonly parts: readonly string[]
}

/** The open tasks of a tournament, according to its records. */
export function TournamentToDo({ subject, parts }: Subject<Tournament>) {
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
                  parts={parts}
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

/** The open tasks of a season, according to its records. */
export function SeasonToDo({ subject, parts }: Subject<Season>) {
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
              parts={parts}
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

/** Nobody knows whether somebody has looked at the rules: it is done once some are set. */
const rulesToDo = (rules: Rules): ToDo => ({
  what: 'rules',
  at: 'rules',
  isDone:
    rules.captains_confirm ||
    rules.spirit_scores !== null ||
    rules.tie_break_criteria.length > 0 ||
    gameRuleNames.some(name => name !== 'soft_cap_points' && typeof rules[name] === 'number'),
  isSuggested: true,
})

const eligibilityToDo = (found: Eligibility | undefined): ToDo[] => {
  const count = warnedIn(found?.warnings ?? [])
  return count === 0
    ? []
    : [
        {
          what: 'eligibility',
          at: 'teams',
          shows: '?show=eligibility',
          isDone: false,
          isSuggested: true,
          count,
        },
      ]
}

/** Done once every role that the event wants at games to come is filled; no task of an event that wants none. */
function useOfficialsToDo(family: OfficiatedEvent['family'], id: number): ToDo[] {
  const { data } = useQuery(officiatingOf({ family, id }))
  const slots = (data?.games ?? []).flatMap(game => (game.is_to_come ? game.slots : []))
  return slots.some(({ is_wanted }) => is_wanted)
    ? [{ what: 'officials', at: 'officials', isDone: slots.every(slot => slot.assignment_id !== null) }]
    : []
}

/** True once no game of the event is left to play. */
const isPlayedOut = (games: readonly OfficeGame[]): boolean => games.length > 0 && !games.some(isLeftToPlay)

/** The last tasks of an event. */
const endOf = ({ is_closed }: { readonly is_closed: boolean }): ToDo[] => [
  { what: 'awards', at: 'closing', isDone: is_closed, isSuggested: true },
  { what: 'close', at: 'closing', isDone: is_closed },
]

const howText = (what: ToDo['what'], count: number): string =>
  what === 'eligibility' ? t('eligibility.many', { count }) : t(`todo.how.${what}`)

interface ToDoListProps {
  readonly here: string
  readonly parts: readonly string[]
  readonly all: readonly ToDo[]
}

function ToDoList({ here, parts, all: lines }: ToDoListProps) {
  // Tasks without a part here are done elsewhere.
  const all = lines.filter(({ at }) => parts.includes(at))
  const open = all.filter(({ isDone, isSuggested }) => !isDone && isSuggested !== true)
  return (
    <Stack gap="xs">
      <Title order={2}>
        {open.length === 0 ? t('todo.allDone') : t('todo.open', { count: open.length })}
      </Title>
      <List listStyleType="none" spacing="sm" aria-label={t('todo.title')}>
        {all.map(({ what, at, shows = '', isDone, isSuggested = false, count = 0 }) => (
          <List.Item key={what}>
            <Group gap="sm" wrap="nowrap" align="flex-start">
              <ThemeIcon variant={isDone ? 'filled' : 'default'} radius="xl" size={32} aria-hidden>
                {isDone ? (
                  <IconCheck size={20} />
                ) : isSuggested ? (
                  <IconInfoCircle size={20} />
                ) : (
                  <IconCircleDashed size={20} />
                )}
              </ThemeIcon>
              <div>
                <Anchor
                  component={Link}
                  href={`${here}/${at}${shows}`}
                  fw={700}
                  display="inline-block"
                  py={4}
                >
                  {t(`todo.what.${what}`)}
                </Anchor>
                <Text size="sm">{isDone ? t('todo.done') : howText(what, count)}</Text>
              </div>
            </Group>
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}
