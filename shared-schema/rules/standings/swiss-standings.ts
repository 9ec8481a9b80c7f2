import { type GameResult, type TeamResult, teamResults } from './game-result.ts'
import { groupBy } from '../group-by.ts'
import { powerRanking } from './power-ranking.ts'
import { bySeed, type SeededTeam } from './seeded-team.ts'
import { victoryPoints, type VictoryPointsRule } from './victory-points.ts'

/** How a tournament scores its swiss rounds, named as on the wire. */
export interface SwissScoring extends VictoryPointsRule {
  readonly swiss_scoring_system: 'victory points' | 'power ranking'
  /** Victory points of a team for each of its byes. A bye has no margin, so power ranking knows none. */
  readonly swiss_points_for_bye: number
}

/** One line of the standings of a swiss round. */
export interface SwissStanding {
  /** From 1, without shared places. */
  readonly ranking: number
  readonly team_id: number
  readonly wins: number
  readonly losses: number
  readonly ties: number
  /** Victory points, or the rating in goals. */
  readonly swiss_score: number
  /** Sum of the present swiss scores of all opponents so far, one met twice counted twice. */
  readonly swiss_opponent_score: number
  /** Their mean, 0 without opponents. */
  readonly swiss_opponent_score_avg: number
  /** Mean margin in goals, 0 before the first game. */
  readonly avg_goal_difference: number
}

/**
 * The standings after a swiss round.
 *
 * Wins, losses, ties and swiss scores come from final games; a bye counts as soon as it is drawn,
 * and is neither win nor loss. Goal differences count live games too, opponents all drawn games.
 *
 * @param teams the teams of the round, in any order; only they are ranked.
 * @param games all swiss games of the tournament up to that round, in any order, also those of teams
 *   that have left the swiss rounds: they still count in the scores of others.
 * Source: wire.md 4.15, 5.1 and 5.2. Opponents of undecided games as recorded in 2012 (tournament
 *   18055, round 3); the order of level ratings as in eight recorded rounds of 2016.
 */
export function swissStandings(
  teams: readonly SeededTeam[],
  games: readonly GameResult[],
  scoring: SwissScoring,
): SwissStanding[] {
  const drawn = byTeam(games)
  const started = byTeam(games.filter((game) => game.status !== 'scheduled'))
  const finalGames = games.filter((game) => game.status === 'final')
  const decided = byTeam(finalGames)
  const scoreOf = swissScores(games, finalGames, scoring)

  const lines = teams.map((team) => {
    const results = decided.get(team.team_id) ?? []
    const opponents = (drawn.get(team.team_id) ?? []).map(({ opponent_id }) => scoreOf.get(opponent_id) ?? 0)
    // Sorted, so that rounding errors do not depend on the order of the games.
    const opponentScore = sum(opponents.sort((a, b) => a - b))
    const margins = (started.get(team.team_id) ?? []).map(({ scored, allowed }) => scored - allowed)
    return {
      seed: team.seed,
      team_id: team.team_id,
      wins: results.filter(({ scored, allowed }) => scored > allowed).length,
      losses: results.filter(({ scored, allowed }) => scored < allowed).length,
      ties: results.filter(({ scored, allowed }) => scored === allowed).length,
      swiss_score: scoreOf.get(team.team_id) ?? 0,
      swiss_opponent_score: opponentScore,
      swiss_opponent_score_avg: opponentScore / Math.max(1, opponents.length),
      avg_goal_difference: sum(margins) / Math.max(1, margins.length),
    }
  })
  const keysOf = rankKeys[scoring.swiss_scoring_system]
  return lines
    .sort((a, b) => descending(keysOf(a), keysOf(b)) || bySeed(a, b))
    .map(({ seed: _, ...line }, index) => ({ ranking: index + 1, ...line }))
}

type Line = Omit<SwissStanding, 'ranking'>

/** What decides between two teams, most important first, more is better. */
const rankKeys: Record<SwissScoring['swiss_scoring_system'], (line: Line) => number[]> = {
  'victory points': (line) => [-line.losses, line.wins, line.swiss_score, line.swiss_opponent_score],
  'power ranking': (line) => [line.swiss_score, -line.losses, line.wins, line.swiss_opponent_score_avg],
}

function descending(a: readonly number[], b: readonly number[]): number {
  return a.map((key, index) => (b[index] ?? 0) - key).find((difference) => difference !== 0) ?? 0
}

/** The swiss score of every team that played or had a bye. */
function swissScores(games: readonly GameResult[], finalGames: readonly GameResult[], scoring: SwissScoring): Map<number, number> {
  const results = finalGames.flatMap(teamResults)
  if (scoring.swiss_scoring_system === 'power ranking') return powerRanking(results)

  const scores = new Map<number, number>()
  const add = (teamId: number, points: number) => scores.set(teamId, (scores.get(teamId) ?? 0) + points)
  for (const { team_id, scored, allowed } of results) add(team_id, victoryPoints(scored, allowed, scoring))
  for (const { team_1_id, team_2_id } of games) {
    if (team_1_id !== null && team_2_id === null) add(team_1_id, scoring.swiss_points_for_bye)
    if (team_2_id !== null && team_1_id === null) add(team_2_id, scoring.swiss_points_for_bye)
  }
  return scores
}

function byTeam(games: readonly GameResult[]): Map<number, TeamResult[]> {
  return groupBy(games.flatMap(teamResults), ({ team_id }) => team_id)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
