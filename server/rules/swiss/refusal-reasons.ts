import type { Meetings } from './meetings.ts'
import type { Consequence, Refusal } from './pair-reason.ts'
import { metBefore } from './pairing-rule.ts'
import type { RankedEntrant } from './swiss-entrant.ts'

/**
 * Why a team does not meet opponents that come before the one it gets.
 *
 * @param consequence the least consequence if the team met one of those that it has not met yet.
 */
export function refusalReasons(
  team: RankedEntrant,
  refused: readonly RankedEntrant[],
  meetings: Meetings,
  consequence: (others: readonly RankedEntrant[]) => Consequence,
): Refusal[] {
  const reasons = refused
    .filter(other => meetings.count(team, other) > 0)
    .map(other => metBefore(team, other, meetings))
  const others = refused.filter(other => meetings.count(team, other) === 0)
  if (others.length === 0) return reasons
  const places = others.map(({ place }) => place)
  return [...reasons, { kind: 'against', places, consequence: consequence(others) }]
}
