import { at } from '../../../shared-schema/rules/at.ts'
import { minimumWeightPerfectMatching } from '../matching/matching.ts'
import { explainNeighbours } from './explain-neighbours.ts'
import { explainSlide } from './explain-slide.ts'
import type { Meetings } from './meetings.ts'
import { adjacentCost, type PairingCost, slideCost } from './pairing-cost.ts'
import { earlierMeetings, type PairingRule } from './pairing-rule.ts'
import type { RankedEntrant } from './swiss-entrant.ts'

/** The cost of a pair for each earlier meeting, if unavoidable: more than everything else together. */
const REMATCH = 2 ** 45

/**
 * Adjacent pairing: the pairing of least cost (`adjacentCost`).
 * @param isByWins whether it keeps to equal wins if that costs nothing
 */
const adjacent =
  (isByWins: boolean): PairingRule =>
  (teams, meetings, rematches) => {
    const cost = adjacentCost(teams.length, isByWins ? teams.map(({ wins }) => wins) : null)
    const partners = leastCost(teams, cost, meetings, rematches)
    return partners === null ? null : explainNeighbours(teams, partners, meetings)
  }

export const adjacentPairing = adjacent(true)

/** Adjacent pairing by the ranks alone, for power ranking. */
export const adjacentByRank = adjacent(false)

/** Slide pairing: the pairing of least cost (`slideCost`). */
export const slidePairing: PairingRule = (teams, meetings, rematches) => {
  const partners = leastCost(teams, slideCost(teams.map(({ wins }) => wins)), meetings, rematches)
  return partners === null ? null : explainSlide(teams, partners, meetings)
}

function leastCost(
  teams: readonly RankedEntrant[],
  cost: PairingCost,
  meetings: Meetings,
  rematches: boolean,
): number[] | null {
  return minimumWeightPerfectMatching(teams.length, (high, low) => {
    const met = earlierMeetings(at(teams, high), at(teams, low), meetings, rematches)
    return met === null ? null : met * REMATCH + cost(high, low)
  })
}
