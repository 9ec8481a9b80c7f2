import { at } from '../at.ts'
import type { Meetings } from './meetings.ts'
import { type ExplainedPair, rematchReason } from './pairing-rule.ts'
import { slidePlaces, type SlidePlace } from './slide-places.ts'
import type { RankedEntrant } from './swiss-entrant.ts'
import { groupOf, movedFromOddGroup, ordinal } from './words.ts'

/**
 * Explains a draw in which the upper half of each group should meet the lower half in order.
 *
 * Where a team has another opponent than that, its own one has another too, and so on, until the
 * circle closes. In every circle there is a pair that has met, else the draw would leave it as it
 * should be: those are the reason for all of it.
 *
 * @param partners of each team the index of its partner.
 */
export function explainSlide(teams: readonly RankedEntrant[], partners: readonly number[], meetings: Meetings): ExplainedPair[] {
  const places = slidePlaces(teams.map(({ wins }) => wins))
  const rankAt = new Map(places.map(({ position }, rank) => [position, rank]))
  const sizeOf = (wins: number) => teams.filter((team) => team.wins === wins).length
  /** The team that another should meet. */
  const foreseen = (rank: number) => {
    const { position, groupSize, isUpperHalf } = at(places, rank)
    return rankAt.get(isUpperHalf ? position + groupSize / 2 : position - groupSize / 2) ?? rank
  }

  return partners.flatMap((partner, rank) => {
    if (partner < rank) return []
    const [high, low] = [at(teams, rank), at(teams, partner)]
    const [placeOfHigh, placeOfLow] = [at(places, rank), at(places, partner)]
    const standing = standingOf(placeOfHigh, placeOfLow)
      + movedDown(high, placeOfHigh, sizeOf) + movedDown(low, placeOfLow, sizeOf)
    const reason = meetings.count(high, low) > 0 ? `, ${rematchReason(high, low, meetings)}`
      : partner === foreseen(rank) ? ''
      : `, as ${meetingsOfCircle(rank, partners, foreseen, teams, meetings).join('; ')}`
    return [{ high, low, reason: `${ordinal(high.place)} against ${ordinal(low.place)}: ${standing}${reason}` }]
  })
}

/** The meetings that are in the way of a team and of all whose opponents change with its own. */
function meetingsOfCircle(
  start: number,
  partners: readonly number[],
  foreseen: (rank: number) => number,
  teams: readonly RankedEntrant[],
  meetings: Meetings,
): string[] {
  const reasons: string[] = []
  let rank = start
  do {
    const [a, b] = [rank, foreseen(rank)].sort((one, other) => one - other).map((each) => at(teams, each))
    if (a !== undefined && b !== undefined && meetings.count(a, b) > 0) {
      reasons.push(`${ordinal(a.place)} and ${ordinal(b.place)} have met${meetings.when(a, b)}`)
    }
    rank = at(partners, foreseen(rank))
  } while (rank !== start)
  return reasons
}

/** `1st of the upper half against 1st of the lower half of the group with 2 wins` */
function standingOf(a: SlidePlace, b: SlidePlace): string {
  return a.group !== b.group
    ? `${halfPlace(a)} of ${groupOf(a.groupWins)} against ${halfPlace(b)} of ${groupOf(b.groupWins)}`
    : `${halfPlace(a)} against ${halfPlace(b)} of ${groupOf(a.groupWins)}`
}

/** That a team does not play in the group of its wins, if so. */
function movedDown({ place, wins }: RankedEntrant, { groupWins }: SlidePlace, sizeOf: (wins: number) => number): string {
  return wins === groupWins ? '' : `, ${ordinal(place)} ${movedFromOddGroup(wins, sizeOf(wins))}`
}

function halfPlace({ position, groupStart, groupSize, isUpperHalf }: SlidePlace): string {
  const index = position - groupStart
  return `${ordinal(isUpperHalf ? index + 1 : index + 1 - groupSize / 2)} of the ${isUpperHalf ? 'upper' : 'lower'} half`
}
