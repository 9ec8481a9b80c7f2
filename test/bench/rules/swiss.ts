import { type PairingType, pairingTypes } from '../../../shared-schema/rules/swiss/pairing-types.ts'
import {
  playedPairings,
  type SwissEntrant,
  swissEntrants,
  type SwissGame,
} from '../../../server/rules/swiss/swiss-entrant.ts'
import { drawSwissRound } from '../../../server/rules/swiss/swiss-pairing.ts'
import type { Case } from './case.ts'
import { randomNumbers } from './random.ts'

const TEAMS = 256
const ROUNDS = 8

/** Round 9 of 256 teams, by each way to pair, after eight rounds drawn in the same way. */
export function swissCases(): Case[] {
  return pairingTypes.map(pairingType => {
    const games = playRounds(pairingType)
    const entrants = swissEntrants(standings(games), games)
    const played = playedPairings(games)
    return {
      name: `${pairingType}, ${TEAMS} teams, round ${ROUNDS + 1}`,
      run: () => drawSwissRound(entrants, played, pairingType),
      plain: { name: 'greedy', run: () => greedyPairs(entrants, games) },
    }
  })
}

/** Every team has a strength; the margin of a game is the difference of the two and some luck. */
function playRounds(pairingType: PairingType): SwissGame[] {
  const random = randomNumbers(2012)
  const strengths = Array.from({ length: TEAMS }, () => random() * 20)
  const games: SwissGame[] = []
  for (let round_number = 1; round_number <= ROUNDS; round_number++) {
    const draw = drawSwissRound(swissEntrants(standings(games), games), playedPairings(games), pairingType)
    games.push(
      ...draw.games.map(({ team_1_id, team_2_id }): SwissGame => {
        const margin =
          Math.round(
            (strengths[team_1_id - 1] ?? 0) - (strengths[team_2_id - 1] ?? 0) + (random() - 0.5) * 12,
          ) || 1
        const loser = Math.max(0, 15 - Math.abs(margin))
        return {
          round_number,
          team_1_id,
          team_2_id,
          status: 'final',
          forfeit_team_ids: [],
          team_1_score: margin > 0 ? 15 : loser,
          team_2_score: margin > 0 ? loser : 15,
        }
      }),
    )
  }
  return games
}

/** By wins, then by goal difference, then by number. */
function standings(games: readonly SwissGame[]): { team_id: number; wins: number }[] {
  const lines = Array.from({ length: TEAMS }, (_, index) => ({ team_id: index + 1, wins: 0, difference: 0 }))
  for (const { team_1_id, team_2_id, team_1_score, team_2_score } of games) {
    for (const [id, margin] of [
      [team_1_id, team_1_score - team_2_score],
      [team_2_id, team_2_score - team_1_score],
    ] as const) {
      const line = lines[(id ?? 0) - 1]
      if (line === undefined) continue
      line.wins += margin > 0 ? 1 : 0
      line.difference += margin
    }
  }
  return lines.sort((a, b) => b.wins - a.wins || b.difference - a.difference || a.team_id - b.team_id)
}

/**
 * From the top down each team meets the next one that it has not met; the last ones may find nobody and meet
 * again.
 */
function greedyPairs(entrants: readonly SwissEntrant[], games: readonly SwissGame[]): [number, number][] {
  const met = new Set(games.flatMap(({ team_1_id: a, team_2_id: b }) => [`${a} ${b}`, `${b} ${a}`]))
  const left = entrants.map(({ team_id }) => team_id)
  const pairs: [number, number][] = []
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const own = first
    const index = Math.max(
      0,
      left.findIndex(other => !met.has(`${own} ${other}`)),
    )
    const [other] = left.splice(index, 1)
    if (other !== undefined) pairs.push([own, other])
  }
  return pairs
}
