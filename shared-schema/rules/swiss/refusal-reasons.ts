import type { Meetings } from './meetings.ts'
import type { RankedEntrant } from './swiss-entrant.ts'
import { inWords, ordinal } from './words.ts'

/** From here on they are counted, not named. */
const MANY = 5

/**
 * Why a team does not meet opponents that come before the one it gets.
 *
 * @param consequence what would at least come of it if the team met one of those that it has not
 *   met yet.
 */
export function refusalReasons(
  team: RankedEntrant,
  refused: readonly RankedEntrant[],
  meetings: Meetings,
  consequence: (others: readonly RankedEntrant[]) => string,
): string[] {
  const reasons = refused
    .filter((other) => meetings.count(team, other) > 0)
    .map((other) => `${ordinal(team.place)} and ${ordinal(other.place)} have met${meetings.when(team, other)}`)
  const others = refused.filter((other) => meetings.count(team, other) === 0)
  if (others.length === 0) return reasons
  const names = others.length > MANY ? `${others.length} others that come first` : inWords(others.map(({ place }) => ordinal(place)), 'or')
  return [...reasons, `against ${names}${others.length > 1 ? ', at best,' : ''} ${consequence(others)}`]
}
