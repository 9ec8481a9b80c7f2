import { at } from '../at.ts'
import type { TeamResult } from './game-result.ts'
import { groupBy } from '../group-by.ts'
import { solvePositiveDefinite } from './linear-equations.ts'
import { float } from '../typed-array.ts'

/**
 * Least-squares ratings of goal margins: the ratings for which, over all games, the differences
 * rating - rating come nearest to the margins, squared errors added up. Of the many such ratings the
 * smallest: the teams that games connect, directly or through others, have a mean of 0.
 *
 * @param results the games to count, each once for each of its two teams, in any order.
 * @returns the rating of every team that played, in goals, rounded to a billionth so that equal
 *   ratings are equal. O(teams^3 + games).
 * Source: Schaffner, "Power Rankings in Ultimate" (2012); reproduces wire.md 5.2.
 */
export function powerRanking(results: readonly TeamResult[]): Map<number, number> {
  const resultsOf = groupBy(results, ({ team_id }) => team_id)
  const ratings = new Map<number, number>()
  for (const teamId of resultsOf.keys()) {
    if (ratings.has(teamId)) continue
    const teamIds = connectedTeams(teamId, resultsOf)
    const solved = rate(teamIds, resultsOf)
    for (const [index, id] of teamIds.entries()) ratings.set(id, float(solved, index))
  }
  return ratings
}

/** Ids of all teams that games connect to one, in ascending order. */
function connectedTeams(teamId: number, resultsOf: ReadonlyMap<number, readonly TeamResult[]>): number[] {
  const found = new Set([teamId])
  for (const id of found) for (const { opponent_id } of resultsOf.get(id) ?? []) found.add(opponent_id)
  return [...found].sort((a, b) => a - b)
}

/**
 * The ratings of connected teams: each team's rating times its games, less its opponents' ratings, is its
 * total margin.
 */
function rate(
  teamIds: readonly number[],
  resultsOf: ReadonlyMap<number, readonly TeamResult[]>,
): Float64Array {
  const indexOf = new Map(teamIds.map((id, index) => [id, index]))
  // The equations leave one rating open: the last team is given 0, and the mean is taken off at the end.
  const size = teamIds.length - 1
  const rows = Array.from({ length: size }, () => new Float64Array(size))
  const margins = new Float64Array(size)
  for (const [index, row] of rows.entries()) {
    for (const { opponent_id, scored, allowed } of resultsOf.get(at(teamIds, index)) ?? []) {
      const opponent = indexOf.get(opponent_id) ?? size
      row[index] = float(row, index) + 1
      if (opponent < size) row[opponent] = float(row, opponent) - 1
      margins[index] = float(margins, index) + scored - allowed
    }
  }
  // With the teams in the order of their ids, rounding errors do not depend on the order of the games.
  const relative = [...solvePositiveDefinite(rows, margins), 0]
  const mean = relative.reduce((sum, rating) => sum + rating, 0) / relative.length
  return Float64Array.from(relative, rating => Math.round((rating - mean) * 1e9) / 1e9 + 0)
}
