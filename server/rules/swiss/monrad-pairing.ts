import { at } from '../../../shared-schema/rules/at.ts'
import { MinimumPairings } from '../matching/minimum-pairings.ts'
import { explainNeighbours } from './explain-neighbours.ts'
import type { Meetings } from './meetings.ts'
import { earlierMeetings, type ExplainedPair } from './pairing-rule.ts'
import type { RankedEntrant } from './swiss-entrant.ts'

/**
 * Monrad pairing: neighbours in the ranking meet, moving down past rematches.
 *
 * From the top down each team gets the highest ranked opponent that it has not met, if the teams below can
 * still be paired without that opponent. The highest team chooses first, even at the expense of those below,
 * while adjacent pairing keeps the sum of all distances small: when 2 has met 1 and 4, Monrad pairs 1-3 2-5
 * 4-6, adjacent pairing 1-4 2-3 5-6.
 *
 * Source: rules.md section 2.
 */
export function monradPairing(
  teams: readonly RankedEntrant[],
  meetings: Meetings,
  rematches: boolean,
): ExplainedPair[] | null {
  const pairings = MinimumPairings.of(teams.length, (high, low) =>
    earlierMeetings(at(teams, high), at(teams, low), meetings, rematches),
  )
  if (pairings === null) return null
  const numbers = [...teams.keys()]
  for (const high of numbers) {
    if (!pairings.isOpen(high)) continue
    pairings.preferFirst(
      high,
      numbers.slice(high + 1).filter(low => pairings.isOpen(low)),
    )
    pairings.settle(high)
  }
  return explainNeighbours(
    teams,
    numbers.map(team => pairings.partner(team)),
    meetings,
  )
}
