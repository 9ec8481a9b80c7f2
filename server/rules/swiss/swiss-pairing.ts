import { at } from '../../../shared-schema/rules/at.ts'
import type { Pairing } from '../../../shared-schema/rules/pairing.ts'
import { adjacentByRank, adjacentPairing, slidePairing } from './cost-pairing.ts'
import { dutchPairing } from './dutch-pairing.ts'
import { Meetings, type PlayedPairing } from './meetings.ts'
import { monradPairing } from './monrad-pairing.ts'
import type { ByeReason, PairReason } from './pair-reason.ts'
import type { ExplainedPair, PairingRule } from './pairing-rule.ts'
import type { PairingType } from '../../../shared-schema/rules/swiss/pairing-types.ts'
import type { RankedEntrant, SwissEntrant } from './swiss-entrant.ts'
import type { SwissScoring } from '../../../shared-schema/rules/standings/swiss-standings.ts'

/** The games of a swiss round from the top of the ranking down, the higher ranked team first. */
export interface SwissDraw {
  readonly games: readonly SwissPairing[]
  /** The team without a game when their number is odd. */
  readonly bye_team_id: number | null
  /** Why it has the bye. */
  readonly bye_reason: ByeReason | null
}

interface SwissPairing extends Pairing {
  /** Why these two meet, naming teams by their places in the ranking. */
  readonly reason: PairReason
}

const rules: Record<PairingType, PairingRule> = {
  'adjacent pairing': adjacentPairing,
  'slide pairing': slidePairing,
  'dutch pairing': dutchPairing,
  'monrad pairing': monradPairing,
}

/**
 * Draws the next swiss round.
 *
 * Every rule finds a pairing without rematches whenever there is one. With an odd number the bye goes to the
 * lowest ranked of the teams with the fewest byes, in dutch pairing to one with the fewest wins among them;
 * further up only if that spares the others a rematch. If rematches are unavoidable, the first choice has the
 * bye and the others have the fewest possible earlier meetings.
 *
 * @param ranked the teams to pair in the order of the standings, before round 1 in seed order.
 * @param played every pair that has met, in any order, as often as it has met.
 * @param scoring the basis of the standings: under power ranking, adjacent pairing does not group by wins.
 * Source: wire.md 5.3 (adjacent and slide pairing, bye); rules.md section 2 (the others, exact method).
 */
export function drawSwissRound(
  ranked: readonly SwissEntrant[],
  played: readonly PlayedPairing[],
  pairingType: PairingType,
  scoring: SwissScoring['swiss_scoring_system'] = 'victory points',
): SwissDraw {
  const rule =
    pairingType === 'adjacent pairing' && scoring === 'power ranking' ? adjacentByRank : rules[pairingType]
  const meetings = new Meetings(played)
  const teams = ranked.map((team, index) => ({ ...team, place: index + 1 }))
  const draw = (bye: RankedEntrant | null, rematches: boolean) =>
    rule(
      teams.filter(team => team !== bye),
      meetings,
      rematches,
    )

  const byes = byeCandidates(teams, pairingType)
  for (const bye of byes) {
    const pairs = draw(bye, false)
    if (pairs !== null) return drawOf(pairs, bye, byeReason(byes, bye, pairingType))
  }
  const bye = at(byes, 0)
  return drawOf(draw(bye, true) ?? [], bye, byeReason(byes, bye, pairingType))
}

/** The teams that may have the bye, first choice first; only null for an even number. */
function byeCandidates(teams: readonly RankedEntrant[], pairingType: PairingType): (RankedEntrant | null)[] {
  if (teams.length % 2 === 0) return [null]
  const fewest = Math.min(...teams.map(({ byes }) => byes))
  const candidates = teams.filter(({ byes }) => byes === fewest).reverse()
  return pairingType === 'dutch pairing' ? candidates.sort((a, b) => a.wins - b.wins) : candidates
}

function byeReason(
  candidates: readonly (RankedEntrant | null)[],
  bye: RankedEntrant | null,
  pairingType: PairingType,
): ByeReason | null {
  if (bye === null) return null
  return {
    kind: 'bye',
    place: bye.place,
    choice: pairingType === 'dutch pairing' ? 'fewest wins of fewest byes' : 'fewest byes',
    spares_rematch: candidates[0] !== bye,
  }
}

function drawOf(
  pairs: readonly ExplainedPair[],
  bye: RankedEntrant | null,
  byeReason: ByeReason | null,
): SwissDraw {
  const games = pairs
    .map(({ high, low, reason }) =>
      high.place < low.place ? { high, low, reason } : { high: low, low: high, reason },
    )
    .sort((a, b) => a.high.place - b.high.place)
    .map(({ high, low, reason }) => ({ team_1_id: high.team_id, team_2_id: low.team_id, reason }))
  return { games, bye_team_id: bye?.team_id ?? null, bye_reason: byeReason }
}
