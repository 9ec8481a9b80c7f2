import { at } from '../../../shared-schema/rules/at.ts'
import { MinimumPairings } from '../matching/minimum-pairings.ts'
import type { Meetings } from './meetings.ts'
import type { Refusal } from './pair-reason.ts'
import { earlierMeetings, type ExplainedPair, rematchOf } from './pairing-rule.ts'
import { refusalReasons } from './refusal-reasons.ts'
import type { RankedEntrant } from './swiss-entrant.ts'

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
export function pairHalves(
  teams: readonly RankedEntrant[],
  meetings: Meetings,
  rematches: boolean,
  isWhole: boolean,
): ExplainedPair[] {
  const half = teams.length / 2
  const isWithin = (a: number, b: number) => a < half === b < half
  const meeting = half + 1 // outweighs all pairs within halves
  const pairings = MinimumPairings.of(teams.length, (a, b) => {
    const met = earlierMeetings(at(teams, a), at(teams, b), meetings, rematches)
    return met === null ? null : met * meeting + Number(isWithin(a, b))
  })
  if (pairings === null) throw new RangeError(`${teams.length} teams cannot be paired among themselves`)

  const explain = (a: number, b: number, refusals: readonly Refusal[]): ExplainedPair => {
    const [high, low] = [at(teams, a), at(teams, b)]
    const met = rematchOf(high, low, meetings)
    const group = { wins: high.wins, is_whole: isWhole }
    return {
      high,
      low,
      reason: {
        kind: 'pair',
        teams: [high.place, low.place],
        standing: isWithin(a, b)
          ? { kind: 'one half', half: a < half ? 'upper' : 'lower', ...group }
          : {
              kind: 'halves',
              one: { place: a + 1, half: 'upper' },
              two: { place: b - half + 1, half: 'lower' },
              ...group,
            },
        moved: [],
        met,
        refusals: met === null ? [...refusals] : [],
      },
    }
  }
  const numbers = [...teams.keys()]
  return numbers.flatMap(team => {
    if (!pairings.isOpen(team)) return []
    const wishes =
      team < half
        ? [...numbers.slice(half), ...numbers.slice(team + 1, half).reverse()]
        : numbers.slice(team + 1)
    const refused = pairings.preferFirst(
      team,
      wishes.filter(wish => pairings.isOpen(wish)),
    )
    const refusals = refusalReasons(
      at(teams, team),
      refused.map(other => at(teams, other)),
      meetings,
      others => {
        const extra = pairings.extra(
          team,
          others.map(other => teams.indexOf(other)),
        )
        return extra < meeting ? 'pairs within halves' : 'meetings of others'
      },
    )
    pairings.settle(team)
    return [explain(team, pairings.partner(team), refusals)]
  })
}
