import type { Meetings } from './meetings.ts'
import type { RankedEntrant } from './swiss-entrant.ts'

/**
 * A way to pair an even number of teams, given in the order of the ranking.
 *
 * @param rematches whether teams may meet again; then the teams have as few earlier meetings as can be.
 * @returns null when there is no pairing, which can only be for want of rematches.
 */
export type PairingRule = (teams: readonly RankedEntrant[], meetings: Meetings, rematches: boolean) => ExplainedPair[] | null

export interface ExplainedPair {
  readonly high: RankedEntrant
  readonly low: RankedEntrant
  /** Why these two meet, in words for organizers who know the ranking. */
  readonly reason: string
}

/** From here on it does not matter how often two teams have met: a weight has an upper bound. */
const MANY_MEETINGS = 7

/** How often two teams have met, as far as it matters; null when they must not meet again. */
export function earlierMeetings(a: RankedEntrant, b: RankedEntrant, meetings: Meetings, rematches: boolean): number | null {
  const count = meetings.count(a, b)
  return count > 0 && !rematches ? null : Math.min(count, MANY_MEETINGS)
}

/** Why two teams meet again. */
export function rematchReason(a: RankedEntrant, b: RankedEntrant, meetings: Meetings): string {
  return `they have met${meetings.when(a, b)}, but some teams cannot be spared a rematch`
}
