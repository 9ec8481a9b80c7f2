import { at } from '../at.ts'
import { MinimumPairings } from '../matching/minimum-pairings.ts'
import type { Meetings } from './meetings.ts'
import { earlierMeetings, type ExplainedPair, rematchReason } from './pairing-rule.ts'
import { refusalReasons } from './refusal-reasons.ts'
import type { RankedEntrant } from './swiss-entrant.ts'
import { groupOf, ordinal } from './words.ts'

/**
 * Pairs the upper half of a group with its lower half.
 *
 * As few pairs as can be are within a half. From the top down each of the upper half meets the
 * highest of the lower half that leaves the others such a pairing.
 *
 * @param teams an even number with equal wins, in the order of the ranking; without rematches such
 *   that a pairing exists.
 * @param isWhole whether they are all teams with these wins.
 */
export function pairHalves(teams: readonly RankedEntrant[], meetings: Meetings, rematches: boolean, isWhole: boolean): ExplainedPair[] {
  const half = teams.length / 2
  const isWithin = (a: number, b: number) => a < half === b < half
  const meeting = half + 1 // outweighs all pairs within halves
  const pairings = MinimumPairings.of(teams.length, (a, b) => {
    const met = earlierMeetings(at(teams, a), at(teams, b), meetings, rematches)
    return met === null ? null : met * meeting + Number(isWithin(a, b))
  })
  if (pairings === null) throw new RangeError(`${teams.length} teams cannot be paired among themselves`)

  const explain = (a: number, b: number, refusals: readonly string[]): ExplainedPair => {
    const [high, low] = [at(teams, a), at(teams, b)]
    const group = `${isWhole ? '' : 'the rest of '}${groupOf(high.wins)}`
    const standing = isWithin(a, b)
      ? `both of the ${a < half ? 'upper' : 'lower'} half of ${group}`
      : `${ordinal(a + 1)} of the upper half against ${ordinal(b - half + 1)} of the lower half of ${group}`
    const reason = meetings.count(high, low) > 0 ? `, ${rematchReason(high, low, meetings)}`
      : refusals.length === 0 ? ''
      : `, as ${refusals.join('; ')}`
    return { high, low, reason: `${ordinal(high.place)} against ${ordinal(low.place)}: ${standing}${reason}` }
  }
  const numbers = [...teams.keys()]
  return numbers.flatMap((team) => {
    if (!pairings.isOpen(team)) return []
    const wishes = team < half ? [...numbers.slice(half), ...numbers.slice(team + 1, half).reverse()] : numbers.slice(team + 1)
    const refused = pairings.preferFirst(team, wishes.filter((wish) => pairings.isOpen(wish)))
    const refusals = refusalReasons(at(teams, team), refused.map((other) => at(teams, other)), meetings, (others) => {
      const extra = pairings.extra(team, others.map((other) => teams.indexOf(other)))
      return extra < meeting ? 'more pairs would be within the halves' : 'others would have to meet again'
    })
    pairings.settle(team)
    return [explain(team, pairings.partner(team), refusals)]
  })
}
