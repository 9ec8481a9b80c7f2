import { at } from '../at.ts'
import type { Meetings } from './meetings.ts'
import { type ExplainedPair, rematchReason } from './pairing-rule.ts'
import { inWords, ordinal } from './words.ts'
import type { RankedEntrant } from './swiss-entrant.ts'

/**
 * Explains a draw in which neighbours should meet.
 *
 * For each pair from the top down: which of the teams still to be paired the higher one passes
 * over, and why. There always is a meeting behind it, of the two or of the two that would be left
 * over: else a swap of opponents would be nearer to the rule. Only where the swap is as near does
 * adjacent pairing look further, at games between different numbers of wins.
 *
 * @param partners of each team the index of its partner.
 */
export function explainNeighbours(teams: readonly RankedEntrant[], partners: readonly number[], meetings: Meetings): ExplainedPair[] {
  return partners.flatMap((partner, index) => {
    if (partner < index) return []
    const [high, low] = [at(teams, index), at(teams, partner)]
    const between = partners.slice(index + 1, partner).map((other, offset) => ({ team: at(teams, index + 1 + offset), other }))
    const reasons = between
      .filter(({ other }) => other > index)
      .map(({ team, other }) => passReason(high, low, team, at(teams, other), meetings))
    const reason = meetings.count(high, low) > 0 ? rematchReason(high, low, meetings)
      : reasons.length > 0 ? reasons.join('; ')
      : low.place === high.place + 1 ? 'neighbours in the ranking'
      : `the next in the ranking, as ${whatOthersDo(high, low, new Map(between.map(({ team, other }) => [team.place, at(teams, other)])))}`
    return [{ high, low, reason: `${against(high, low)}: ${reason}` }]
  })
}

/** Why `high` passes over a team, that meets `other`, to meet `low`. */
function passReason(high: RankedEntrant, low: RankedEntrant, passed: RankedEntrant, other: RankedEntrant, meetings: Meetings): string {
  if (meetings.count(high, passed) > 0) return `${ordinal(high.place)} and ${ordinal(passed.place)} have met${meetings.when(high, passed)}`
  const swapped = `${against(high, passed)} would leave ${against(low, other)}`
  if (meetings.count(low, other) > 0) return `${swapped}, who have met${meetings.when(low, other)}`
  return `${swapped}, and more games between different numbers of wins`
}

/** What those do whose places are between the two: they meet somebody higher, or have the bye. */
function whatOthersDo(high: RankedEntrant, low: RankedEntrant, opponents: ReadonlyMap<number, RankedEntrant>): string {
  const places = Array.from({ length: low.place - high.place - 1 }, (_, index) => high.place + 1 + index)
  return inWords(places.map((place) => {
    const opponent = opponents.get(place)
    return `${ordinal(place)} ${opponent === undefined ? 'has the bye' : `meets ${ordinal(opponent.place)}`}`
  }))
}

function against(a: RankedEntrant, b: RankedEntrant): string {
  return `${ordinal(a.place)} against ${ordinal(b.place)}`
}
