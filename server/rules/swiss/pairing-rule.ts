import type { Meetings } from './meetings.ts'
import type { PairReason, Refusal } from './pair-reason.ts'
import type { RankedEntrant } from './swiss-entrant.ts'

/**
 * A way to pair an even number of teams, given in the order of the ranking.
 *
 * @param rematches whether teams may meet again; then the draw has the fewest possible earlier meetings.
 * @returns null when there is no pairing, which can only happen without rematches.
 */
export type PairingRule = (
  teams: readonly RankedEntrant[],
  meetings: Meetings,
  rematches: boolean,
) => ExplainedPair[] | null

export interface ExplainedPair {
  readonly high: RankedEntrant
  readonly low: RankedEntrant
  /** Why these two meet, for organizers who know the ranking. */
  readonly reason: PairReason
}

/** More meetings than this count as this many: a weight has an upper bound. */
const MANY_MEETINGS = 7

/** The capped number of meetings of two teams; null when they must not meet again. */
export function earlierMeetings(
  a: RankedEntrant,
  b: RankedEntrant,
  meetings: Meetings,
  rematches: boolean,
): number | null {
  const count = meetings.count(a, b)
  return count > 0 && !rematches ? null : Math.min(count, MANY_MEETINGS)
}

/** The rounds in which two teams have already met; null if they have not. */
export const rematchOf = (a: RankedEntrant, b: RankedEntrant, meetings: Meetings): number[] | null =>
  meetings.count(a, b) > 0 ? meetings.roundsOf(a, b) : null

/** The refusal because two teams have met. */
export const metBefore = (a: RankedEntrant, b: RankedEntrant, meetings: Meetings): Refusal => ({
  kind: 'met',
  teams: [a.place, b.place],
  rounds: meetings.roundsOf(a, b),
})

/** Why a team had to leave a group of this size. */
export const oddGroup = (size: number): PairReason['moved'][number]['why'] =>
  size % 2 === 1 ? 'odd' : 'odd with those above'
