import type { ScoringSystem } from './scoring-systems.ts'
import { hasBegun } from '../progress/game-status.ts'
import { groupBy } from '../group-by.ts'
import type { Entrant } from './entrant.ts'
import { type Figures, figures } from './figures.ts'
import { type GameResult, type TeamResult, teamResults } from './game-result.ts'
import { powerRanking } from './power-ranking.ts'
import { type Measure, rank, type Ranked } from './ranking.ts'
import type { TieDecision } from './tie-breaks.ts'
import { victoryPointsOf, type VictoryPointsRule } from './victory-points.ts'

/** A tournament's scoring of its swiss rounds, named as on the wire. */
export interface SwissScoring extends VictoryPointsRule {
  readonly swiss_scoring_system: ScoringSystem
  /** Victory points of a team for each of its byes. A bye has no margin, so power ranking knows none. */
  readonly swiss_points_for_bye: number
}

/** One line of the standings of a swiss round. */
export interface SwissStanding extends Omit<Ranked, 'place'>, Pick<Figures, 'wins' | 'losses' | 'ties'> {
  /** From 1, without shared places. */
  readonly ranking: number
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
 * Wins, losses, ties and swiss scores come from final games; games that are not needed do not count. A bye
 * counts as soon as it is drawn, and is neither win nor loss. Goal differences also count live games,
 * opponents all drawn games. A forfeited game is won and lost, and gives victory points according to
 * `victoryPointsOf`, but no rating: nobody played it. Teams that are out of the tournament rank below all
 * others.
 *
 * @param entrants the teams of the round, in any order; only they are ranked.
 * @param games all swiss games of the tournament up to that round, in any order, also those of teams that
 * have left the swiss rounds: they still count in the scores of others.
 * @param decisions on teams that are level in every criterion; later ones override earlier ones.
 * @param hasEnded whether no game is to come, so that level teams need a decision
 * Source: wire.md 4.15, 5.1 and 5.2. Opponents of undecided games as recorded in 2012 (tournament 18055,
 * round 3); the order of level ratings as in eight recorded rounds of 2016.
 */
export function swissStandings(
  entrants: readonly Entrant[],
  games: readonly GameResult[],
  scoring: SwissScoring,
  decisions: readonly TieDecision[],
  hasEnded = true,
): SwissStanding[] {
  const drawn = byTeam(games.filter(({ status }) => status !== 'not needed'))
  const started = byTeam(games.filter(game => hasBegun(game.status)))
  const finalGames = games.filter(game => game.status === 'final')
  const decided = byTeam(finalGames)
  const scoreOf = swissScores(games, finalGames, scoring)

  function lineOf(teamId: number): Line {
    const { wins, losses, ties } = figures(decided.get(teamId) ?? [])
    const opponents = (drawn.get(teamId) ?? []).map(({ opponent_id }) => scoreOf.get(opponent_id) ?? 0)
    // Sorted to make rounding errors independent of the order of the games.
    const opponentScore = sum(opponents.sort((a, b) => a - b))
    const margins = (started.get(teamId) ?? []).map(({ scored, allowed }) => scored - allowed)
    return {
      wins,
      losses,
      ties,
      swiss_score: scoreOf.get(teamId) ?? 0,
      swiss_opponent_score: opponentScore,
      swiss_opponent_score_avg: opponentScore / Math.max(1, opponents.length),
      avg_goal_difference: sum(margins) / Math.max(1, margins.length),
    }
  }
  const measures = criteria[scoring.swiss_scoring_system].map(metric => swissMeasure(metric, lineOf))
  return rank(
    entrants,
    { measures, when_some_separate: 'continue', last_resort: hasEnded ? 'coin flip' : null },
    decisions,
  ).map(({ place, ...ranked }) => ({ ranking: place, ...ranked, ...lineOf(ranked.team_id) }))
}

type Line = Omit<SwissStanding, keyof Ranked | 'ranking'>
type Metric = keyof typeof valueIn

const valueIn = {
  'fewest losses': (line: Line) => line.losses,
  wins: (line: Line) => line.wins,
  'swiss score': (line: Line) => line.swiss_score,
  'swiss score of opponents': (line: Line) => line.swiss_opponent_score,
  'mean swiss score of opponents': (line: Line) => line.swiss_opponent_score_avg,
}

/** Most important first. */
const criteria: Record<SwissScoring['swiss_scoring_system'], readonly Metric[]> = {
  'victory points': ['fewest losses', 'wins', 'swiss score', 'swiss score of opponents'],
  'power ranking': ['swiss score', 'fewest losses', 'wins', 'mean swiss score of opponents'],
}

/** The games of all rounds count, for any tied teams. */
function swissMeasure(metric: Metric, lineOf: (teamId: number) => Line): Measure {
  return {
    criterion: { metric, scope: 'pool', per_game: false, margin_cap: null },
    among: () => ({ valueOf: teamId => valueIn[metric](lineOf(teamId)), game: null }),
  }
}

/** The swiss score of every team that played or had a bye. */
function swissScores(
  games: readonly GameResult[],
  finalGames: readonly GameResult[],
  scoring: SwissScoring,
): Map<number, number> {
  const results = finalGames.flatMap(teamResults)
  if (scoring.swiss_scoring_system === 'power ranking') {
    return powerRanking(results.filter(({ forfeited_by }) => forfeited_by === 'nobody'))
  }

  const scores = new Map<number, number>()
  const add = (teamId: number, points: number) => scores.set(teamId, (scores.get(teamId) ?? 0) + points)
  for (const result of results) add(result.team_id, victoryPointsOf(result, scoring))
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
