import { at } from '../../../shared-schema/rules/at.ts'
import type { Meetings } from './meetings.ts'
import type { HalfPlace, PairReason, Refusal, Standing } from './pair-reason.ts'
import { type ExplainedPair, metBefore, oddGroup, rematchOf } from './pairing-rule.ts'
import { slidePlaces, type SlidePlace } from './slide-places.ts'
import type { RankedEntrant } from './swiss-entrant.ts'

/**
 * Explains a draw in which the upper half of each group should meet the lower half in order.
 *
 * If a team has another opponent, its intended one has another too, and so on, until the circle closes. Every
 * circle contains a pair that has met, or else the draw would have left it as intended: those pairs are the
 * reason for all of it.
 *
 * @param partners of each team the index of its partner.
 */
export function explainSlide(
  teams: readonly RankedEntrant[],
  partners: readonly number[],
  meetings: Meetings,
): ExplainedPair[] {
  const places = slidePlaces(teams.map(({ wins }) => wins))
  const rankAt = new Map(places.map(({ position }, rank) => [position, rank]))
  const sizeOf = (wins: number) => teams.filter(team => team.wins === wins).length
  /** The intended opponent of a team. */
  const foreseen = (rank: number) => {
    const { position, groupSize, isUpperHalf } = at(places, rank)
    return rankAt.get(isUpperHalf ? position + groupSize / 2 : position - groupSize / 2) ?? rank
  }

  return partners.flatMap((partner, rank) => {
    if (partner < rank) return []
    const [high, low] = [at(teams, rank), at(teams, partner)]
    const [placeOfHigh, placeOfLow] = [at(places, rank), at(places, partner)]
    const met = rematchOf(high, low, meetings)
    const isChanged = met === null && partner !== foreseen(rank)
    const reason: PairReason = {
      kind: 'pair',
      teams: [high.place, low.place],
      standing: standingOf(placeOfHigh, placeOfLow),
      moved: [...movedDown(high, placeOfHigh, sizeOf), ...movedDown(low, placeOfLow, sizeOf)],
      met,
      refusals: isChanged ? meetingsOfCircle(rank, partners, foreseen, teams, meetings) : [],
    }
    return [{ high, low, reason }]
  })
}

/** The earlier meetings that affect a team and all teams whose opponents change with its own. */
function meetingsOfCircle(
  start: number,
  partners: readonly number[],
  foreseen: (rank: number) => number,
  teams: readonly RankedEntrant[],
  meetings: Meetings,
): Refusal[] {
  const reasons: Refusal[] = []
  let rank = start
  do {
    const opponent = foreseen(rank)
    const [a, b] = [at(teams, Math.min(rank, opponent)), at(teams, Math.max(rank, opponent))]
    if (meetings.count(a, b) > 0) reasons.push(metBefore(a, b, meetings))
    rank = at(partners, opponent)
  } while (rank !== start)
  return reasons
}

/** The positions of two teams in their group, or in their groups. */
function standingOf(a: SlidePlace, b: SlidePlace): Standing {
  const [one, two] = [halfPlace(a), halfPlace(b)]
  return a.group === b.group
    ? { kind: 'halves', one, two, wins: a.groupWins, is_whole: true }
    : { kind: 'groups', one, wins_of_one: a.groupWins, two, wins_of_two: b.groupWins }
}

/** States that a team does not play in the group of its wins, if so. */
function movedDown(
  { place, wins }: RankedEntrant,
  { groupWins }: SlidePlace,
  sizeOf: (wins: number) => number,
): PairReason['moved'] {
  return wins === groupWins ? [] : [{ place, wins, why: oddGroup(sizeOf(wins)) }]
}

function halfPlace({ position, groupStart, groupSize, isUpperHalf }: SlidePlace): HalfPlace {
  const place = position - groupStart + 1
  return isUpperHalf ? { place, half: 'upper' } : { place: place - groupSize / 2, half: 'lower' }
}
