import { useQuery } from '@tanstack/react-query'
import { warnedIn, type Eligibility } from '../../data/eligibility.ts'
import { isLeftToPlay, type OfficeGame } from '../../data/games.ts'
import { officiatingOf, type OfficiatedEvent } from '../../data/officials.ts'
import { gameRuleNames, type GameRuleName } from '../../data/rule-names.ts'
import type { Tournament } from '../../data/shapes.ts'

/** A task of an event. */
export interface ToDo {
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

/** Nobody knows whether somebody has looked at the rules: it is done once some are set. */
export const rulesToDo = (rules: Rules): ToDo => ({
  what: 'rules',
  at: 'rules',
  isDone:
    rules.captains_confirm ||
    rules.spirit_scores !== null ||
    rules.tie_break_criteria.length > 0 ||
    gameRuleNames.some(name => name !== 'soft_cap_points' && typeof rules[name] === 'number'),
  isSuggested: true,
})

/** A task if players or rosters do not meet the rules of the event. */
export const eligibilityToDo = (found: Eligibility | undefined): ToDo[] => {
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
export function useOfficialsToDo(family: OfficiatedEvent['family'], id: number): ToDo[] {
  const { data } = useQuery(officiatingOf({ family, id }))
  const slots = (data?.games ?? []).flatMap(game => (game.is_to_come ? game.slots : []))
  return slots.some(({ is_wanted }) => is_wanted)
    ? [{ what: 'officials', at: 'officials', isDone: slots.every(slot => slot.assignment_id !== null) }]
    : []
}

/** True once no game of the event is left to play. */
export const isPlayedOut = (games: readonly OfficeGame[]): boolean =>
  games.length > 0 && !games.some(isLeftToPlay)

/** The last tasks of an event. */
export const endOf = ({ is_closed }: { readonly is_closed: boolean }): ToDo[] => [
  { what: 'awards', at: 'closing', isDone: is_closed, isSuggested: true },
  { what: 'close', at: 'closing', isDone: is_closed },
]
