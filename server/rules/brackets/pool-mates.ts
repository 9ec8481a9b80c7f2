import { at } from '../../../shared-schema/rules/at.ts'
import { seedPositions } from './seed-positions.ts'

/** The round, from 0, in which two places of a seed order (from 0) meet if both win until then. */
export type MeetingRound = (place: number, other: number) => number

/** Meetings in a bracket of `size` slots with standard seeding. */
export function meetingRoundIn(size: number): MeetingRound {
  const slots: number[] = []
  for (const [slot, seed] of seedPositions(size).entries()) slots[seed - 1] = slot
  // Slots whose numbers differ first in binary digit r, from the right, are joined in round r.
  return (place, other) => 31 - Math.clz32(at(slots, place) ^ at(slots, other))
}

/**
 * How many pairs of pool-mates could meet in each round.
 * @param order the pool of each place of a seed order.
 */
export function countMeetings(
  order: readonly number[],
  rounds: number,
  meetingRound: MeetingRound,
): number[] {
  const counts = Array.from({ length: rounds }, () => 0)
  for (const [place, pool] of order.entries()) {
    for (let other = 0; other < place; other++) {
      if (order[other] !== pool) continue
      const round = meetingRound(place, other)
      counts[round] = at(counts, round) + 1
    }
  }
  return counts
}
