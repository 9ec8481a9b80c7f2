import { roundRobin } from '../../../shared-schema/rules/pools/round-robin.ts'
import {
  type GameResult,
  type TeamResult,
  teamResults,
} from '../../../shared-schema/rules/standings/game-result.ts'
import { poolStandings } from '../../../shared-schema/rules/standings/pool-standings.ts'
import { powerRanking } from '../../../shared-schema/rules/standings/power-ranking.ts'
import { TIE_BREAK_PRESETS } from '../../../shared-schema/rules/standings/tie-break-presets.ts'
import type { Case } from './case.ts'
import { randomNumbers } from './random.ts'

export function standingsCases(): Case[] {
  const ids = Array.from({ length: 64 }, (_, index) => index + 1)
  const entrants = ids.map(team_id => ({ team_id, seed: team_id, status: 'playing' as const }))
  const pairs = roundRobin(ids).flatMap(({ games }) => games)
  const games = play(pairs.map(({ team_1_id, team_2_id }) => [team_1_id, team_2_id]))
  const rated = play(randomPairs(256, 2000)).flatMap(teamResults)
  return [
    {
      name: `standings of a pool of 64, ${games.length} games, WFDF`,
      run: () => poolStandings(entrants, games, TIE_BREAK_PRESETS.WFDF, []),
      plain: { name: 'by wins and goal difference', run: () => byWins(ids, games) },
    },
    {
      name: 'least squares of 256 teams, 2000 games',
      run: () => powerRanking(rated),
      plain: { name: 'mean margin', run: () => meanMargins(rated) },
    },
  ]
}

function randomPairs(teams: number, count: number): [number, number][] {
  const random = randomNumbers(64)
  return Array.from({ length: count }, () => {
    const one = Math.floor(random() * teams)
    return [one + 1, ((one + 1 + Math.floor(random() * (teams - 1))) % teams) + 1]
  })
}

/** Few different scores, so that many teams are level. */
function play(pairs: readonly (readonly [number, number])[]): GameResult[] {
  const random = randomNumbers(15)
  return pairs.map(([team_1_id, team_2_id]) => {
    const loser = 12 + Math.floor(random() * 3)
    const isFirst = random() < 0.5
    return {
      team_1_id,
      team_2_id,
      team_1_score: isFirst ? 15 : loser,
      team_2_score: isFirst ? loser : 15,
      status: 'final',
      forfeit_team_ids: [],
    }
  })
}

function byWins(ids: readonly number[], games: readonly GameResult[]): number[] {
  const worth = new Map(ids.map(id => [id, 0]))
  for (const { team_id, scored, allowed } of games.flatMap(teamResults)) {
    worth.set(team_id, (worth.get(team_id) ?? 0) + (scored > allowed ? 10_000 : 0) + scored - allowed)
  }
  return ids.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))
}

function meanMargins(results: readonly TeamResult[]): Map<number, number> {
  const sums = new Map<number, { margin: number; games: number }>()
  for (const { team_id, scored, allowed } of results) {
    const sum = sums.get(team_id) ?? { margin: 0, games: 0 }
    sums.set(team_id, { margin: sum.margin + scored - allowed, games: sum.games + 1 })
  }
  return new Map([...sums].map(([id, { margin, games: count }]) => [id, margin / count]))
}
