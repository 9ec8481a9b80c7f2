import { at } from '../at.ts'
import { minimumWeightPerfectMatching } from '../matching/matching.ts'
import type { Pairing } from '../pairing.ts'
import { adjacentCost, slideCost } from './pairing-cost.ts'

/** A team to be paired. */
export interface SwissEntrant {
  readonly team_id: number
  /** Games won so far. */
  readonly wins: number
  /** Byes had so far. */
  readonly byes: number
}

/** The games of a swiss round from the top of the ranking down, the higher ranked team first. */
export interface SwissDraw {
  readonly games: readonly Pairing[]
  /** The team without a game when their number is odd. */
  readonly bye_team_id: number | null
}

/** What a pair costs for each time that it has met, where that cannot be avoided: more than everything else together. */
const REMATCH = 2 ** 45
/** From here on it does not matter how often: a weight has an upper bound. */
const MANY_MEETINGS = 7

/**
 * Draws the next swiss round.
 *
 * Among all pairings it takes the one of least cost (`adjacentCost`, `slideCost`), so it finds a
 * pairing without rematches whenever there is one. With an odd number the bye goes to the lowest
 * ranked of the teams with the fewest byes; further up when only that spares the others a rematch.
 * Where nothing spares it, the lowest has the bye and the others as few earlier meetings as can be.
 *
 * @param ranked the teams to pair in the order of the standings, before round 1 in seed order.
 * @param played every pair that has met, in any order, as often as it has met.
 * Source: wire.md 5.3 (adjacent and slide pairing, bye); rules.md section 2 (exact method).
 */
export function drawSwissRound(
  ranked: readonly SwissEntrant[],
  played: readonly Pairing[],
  pairingType: 'adjacent pairing' | 'slide pairing',
): SwissDraw {
  const meetings = countMeetings(played)
  const draw = (teams: readonly SwissEntrant[], rematches: boolean) => pair(teams, meetings, pairingType, rematches)

  const byes = byeCandidates(ranked)
  for (const bye of byes) {
    const games = draw(without(ranked, bye), false)
    if (games !== null) return { games, bye_team_id: bye }
  }
  const bye = at(byes, 0)
  return { games: draw(without(ranked, bye), true) ?? [], bye_team_id: bye }
}

/** The teams that may have the bye, first choice first; only null for an even number. */
function byeCandidates(ranked: readonly SwissEntrant[]): (number | null)[] {
  if (ranked.length % 2 === 0) return [null]
  const fewest = Math.min(...ranked.map(({ byes }) => byes))
  return ranked
    .filter(({ byes }) => byes === fewest)
    .map(({ team_id }) => team_id)
    .reverse()
}

function without(ranked: readonly SwissEntrant[], bye: number | null): SwissEntrant[] {
  return ranked.filter(({ team_id }) => team_id !== bye)
}

/** The pairing of least cost; null when there is none, which can only be for want of rematches. */
function pair(
  teams: readonly SwissEntrant[],
  meetings: ReadonlyMap<string, number>,
  pairingType: 'adjacent pairing' | 'slide pairing',
  rematches: boolean,
): Pairing[] | null {
  const wins = teams.map((team) => team.wins)
  const cost = pairingType === 'adjacent pairing' ? adjacentCost(wins) : slideCost(wins)
  const partners = minimumWeightPerfectMatching(teams.length, (high, low) => {
    const met = meetings.get(meetingKey(at(teams, high).team_id, at(teams, low).team_id)) ?? 0
    return met > 0 && !rematches ? null : Math.min(met, MANY_MEETINGS) * REMATCH + cost(high, low)
  })
  if (partners === null) return null
  return partners.flatMap((low, high) =>
    high < low ? [{ team_1_id: at(teams, high).team_id, team_2_id: at(teams, low).team_id }] : [],
  )
}

function countMeetings(played: readonly Pairing[]): Map<string, number> {
  const meetings = new Map<string, number>()
  for (const { team_1_id, team_2_id } of played) {
    const key = meetingKey(team_1_id, team_2_id)
    meetings.set(key, (meetings.get(key) ?? 0) + 1)
  }
  return meetings
}

function meetingKey(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`
}
