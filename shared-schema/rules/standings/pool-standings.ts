import { at } from '../at.ts'
import { type GameResult, type TeamResult, teamResults } from './game-result.ts'
import { groupBy } from '../group-by.ts'
import { bySeed, type SeededTeam } from './seeded-team.ts'

/** One line of a pool's standings; goals and games are those of final games within the pool. */
export interface PoolStanding {
  /** From 1, without shared places. */
  readonly place: number
  readonly team_id: number
  readonly wins: number
  readonly losses: number
  readonly ties: number
  readonly games_played: number
  readonly points_scored: number
  readonly points_allowed: number
  readonly plus_minus: number
  /** What separates the team from the one above, in words; null for the first. */
  readonly reason: string | null
  /** True when nothing played separates it from the one above, so that somebody should decide. */
  readonly is_unresolved: boolean
}

/**
 * The standings of a pool.
 *
 * Teams are separated by games won, then among those still tied by games won, goal difference
 * (both in their games with each other), goal difference and goals scored (both in all games of the
 * pool). A criterion ranks all tied teams at once, and those that stay level start over at the first
 * criterion among themselves. What is level to the end stands by seed and id, and says so.
 *
 * @param teams the teams of the pool, in any order.
 * @param games games of the pool in any order; games that are not final or against teams outside of
 *   the pool do not count.
 * Source: WFDF rules, Appendix B3.1 to B3.3 (ranking and restart), criteria of B3.4 in part.
 */
export function poolStandings(teams: readonly SeededTeam[], games: readonly GameResult[]): PoolStanding[] {
  const ids = new Set(teams.map(({ team_id }) => team_id))
  const results = games
    .filter(({ status }) => status === 'final')
    .flatMap(teamResults)
    .filter(({ team_id, opponent_id }) => ids.has(team_id) && ids.has(opponent_id))
  const tables = teams.map((team) => ({ ...team, results: results.filter(({ team_id }) => team_id === team.team_id) }))
  return separate(tables).map(({ team, reason, isUnresolved }, index) => ({
    place: index + 1,
    team_id: team.team_id,
    ...figures(team.results),
    reason,
    is_unresolved: isUnresolved,
  }))
}

interface Team extends SeededTeam {
  readonly results: readonly TeamResult[]
}

interface Placed {
  readonly team: Team
  readonly reason: string | null
  readonly isUnresolved: boolean
}

/** Each makes a number of a team's results, more is better. */
const criteria: readonly { name: string; among: 'the tied' | 'all'; value: (results: readonly TeamResult[]) => number }[] = [
  { name: 'games won', among: 'all', value: (results) => figures(results).wins },
  { name: 'games won among the tied teams', among: 'the tied', value: (results) => figures(results).wins },
  { name: 'goal difference among the tied teams', among: 'the tied', value: (results) => figures(results).plus_minus },
  { name: 'goal difference in all games', among: 'all', value: (results) => figures(results).plus_minus },
  { name: 'goals scored in all games', among: 'all', value: (results) => figures(results).points_scored },
]

/** Puts tied teams in order. */
function separate(tied: readonly Team[]): Placed[] {
  const ids = new Set(tied.map(({ team_id }) => team_id))
  for (const { name, among, value } of criteria) {
    const valueOf = ({ results }: Team) =>
      value(among === 'all' ? results : results.filter(({ opponent_id }) => ids.has(opponent_id)))
    const levels = [...groupBy(tied, valueOf)].sort(([a], [b]) => b - a)
    if (levels.length === 1) continue
    return levels.flatMap(([own, level], index) => {
      const above = levels[index - 1]
      const placed = separate(level)
      if (above === undefined) return placed
      return placed.with(0, { ...at(placed, 0), reason: `${name}: ${own} against ${above[0]}` })
    })
  }
  return [...tied].sort(bySeed).map((team, index) => ({
    team,
    reason: index === 0 ? null : 'level in every criterion: the order is that of the seeds',
    isUnresolved: index > 0,
  }))
}

function figures(results: readonly TeamResult[]) {
  const scored = results.reduce((total, result) => total + result.scored, 0)
  const allowed = results.reduce((total, result) => total + result.allowed, 0)
  return {
    wins: results.filter((result) => result.scored > result.allowed).length,
    losses: results.filter((result) => result.scored < result.allowed).length,
    ties: results.filter((result) => result.scored === result.allowed).length,
    games_played: results.length,
    points_scored: scored,
    points_allowed: allowed,
    plus_minus: scored - allowed,
  }
}
