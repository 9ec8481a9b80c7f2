import { BracketDraft, type Entrant } from './bracket-draft.ts'
import type { BracketKind, BracketPlan } from '../../../shared-schema/rules/brackets/bracket-plan.ts'
import { consolation } from './consolation.ts'
import { crossover } from './crossover.ts'
import { doubleElimination } from './double-elimination.ts'
import { finishPlan } from './finish-plan.ts'
import { fullPlacement } from './full-placement.ts'
import { placesIn } from './ranking.ts'
import { seedPositions } from './seed-positions.ts'
import { singleElimination } from './single-elimination.ts'

const MAX_TEAMS = 256

/** The parameters of a bracket. */
export interface BracketRequest {
  readonly kind: BracketKind
  /** How many teams, 2 to 256. */
  readonly teams: number
  /** Whether the losers of the semi-finals meet; for single elimination and consolation. */
  readonly third_place: boolean
  /** Whether a first defeat in the grand final is followed by another game; for double elimination. */
  readonly grand_final_reset: boolean
  /** The best place that the bracket decides, from 1: a bracket for places 9 to 16 has 9. */
  readonly first_place: number
}

/**
 * The games of a bracket, with their links, time slots and places.
 *
 * Standard seeding; the best seeds have a bye if teams are missing from a power of two. A game
 * without an opponent, also later and among losers, is left out, and the team goes straight on.
 * Teams that go out in the same round without another game share the best of their places.
 *
 * @throws RangeError when the number of teams or the first place does not fit.
 */
export function planBracket(request: BracketRequest): BracketPlan {
  const { teams, first_place } = request
  if (!Number.isInteger(teams) || teams < 2 || teams > MAX_TEAMS) {
    throw new RangeError(`a bracket cannot have ${teams} teams, only 2 to ${MAX_TEAMS}`)
  }
  if (!Number.isInteger(first_place) || first_place < 1) {
    throw new RangeError(`the first place of a bracket cannot be ${first_place}, only 1 or a later one`)
  }
  if (request.kind === 'crossover' && teams % 2 === 1) {
    throw new RangeError(`a crossover cannot have ${teams} teams, only an even number`)
  }
  const size = 2 ** Math.ceil(Math.log2(teams))
  const entrants = seedPositions(size).map(seed => (seed <= teams ? { seed } : null))
  const draft = new BracketDraft()
  const places = playFor(draft, entrants, request)
  return finishPlan(draft, places)
}

function playFor(
  draft: BracketDraft,
  entrants: readonly Entrant[],
  request: BracketRequest,
): Map<Entrant, number> {
  const { kind, teams, third_place, grand_final_reset, first_place } = request
  switch (kind) {
    case 'single elimination':
      return placesIn(singleElimination(draft, entrants, first_place, third_place).ranking, first_place)
    case 'double elimination':
      return doubleElimination(draft, entrants, first_place, grand_final_reset)
    case 'consolation':
      return placesIn(consolation(draft, entrants, first_place, third_place), first_place)
    case 'full placement':
      return placesIn(fullPlacement(draft, entrants, first_place), first_place)
    case 'crossover':
      return placesIn(crossover(draft, teams, first_place), first_place)
  }
}
