import { at } from '../../../shared-schema/rules/at.ts'
import type { Meetings } from './meetings.ts'
import type { Refusal, Standing } from './pair-reason.ts'
import { type ExplainedPair, metBefore, rematchOf } from './pairing-rule.ts'
import type { RankedEntrant } from './swiss-entrant.ts'

/**
 * Explains a draw in which neighbours should meet.
 *
 * For each pair from the top down: the teams still to be paired that the higher one passes over, and why. The
 * cause is always an earlier meeting, of the two or of the two that would be left over: without one, a swap
 * of opponents would be nearer to the rule. Only if the swap is equally near does adjacent pairing also
 * consider games between different numbers of wins.
 *
 * @param partners of each team the index of its partner.
 */
export function explainNeighbours(
  teams: readonly RankedEntrant[],
  partners: readonly number[],
  meetings: Meetings,
): ExplainedPair[] {
  return partners.flatMap((partner, index) => {
    if (partner < index) return []
    const [high, low] = [at(teams, index), at(teams, partner)]
    const between = partners
      .slice(index + 1, partner)
      .map((other, offset) => ({ team: at(teams, index + 1 + offset), other }))
    const met = rematchOf(high, low, meetings)
    const passed = between
      .filter(({ other }) => other > index)
      .map(({ team, other }) => passReason(high, low, team, at(teams, other), meetings))
    const refusals = met === null ? passed : []
    const opponents = new Map(between.map(({ team, other }) => [team.place, at(teams, other)]))
    const standing = met === null && passed.length === 0 ? standingOf(high, low, opponents) : null
    const reason = { kind: 'pair' as const, teams: placesOf(high, low), standing, moved: [], met, refusals }
    return [{ high, low, reason }]
  })
}

const placesOf = (a: RankedEntrant, b: RankedEntrant): [number, number] => [a.place, b.place]

/** Why `high` passes over a team, that meets `other`, to meet `low`. */
function passReason(
  high: RankedEntrant,
  low: RankedEntrant,
  passed: RankedEntrant,
  other: RankedEntrant,
  meetings: Meetings,
): Refusal {
  if (meetings.count(high, passed) > 0) return metBefore(high, passed, meetings)
  const swapped = { instead: placesOf(high, passed), left: placesOf(low, other) }
  return meetings.count(low, other) > 0
    ? { kind: 'others have met', ...swapped, rounds: meetings.roundsOf(low, other) }
    : { kind: 'others differ in wins', ...swapped }
}

/** The games of the teams ranked between the two: they meet somebody higher, or have the bye. */
function standingOf(
  high: RankedEntrant,
  low: RankedEntrant,
  opponents: ReadonlyMap<number, RankedEntrant>,
): Standing {
  const places = Array.from({ length: low.place - high.place - 1 }, (_, index) => high.place + 1 + index)
  if (places.length === 0) return { kind: 'neighbours' }
  return {
    kind: 'next',
    between: places.map(place => ({ place, meets: opponents.get(place)?.place ?? null })),
  }
}
