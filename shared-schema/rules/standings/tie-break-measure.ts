import { hasForfeited } from './figures.ts'
import type { TeamResult } from './game-result.ts'
import type { Measure } from './ranking.ts'
import type { DecidedGame } from './separation.ts'
import type { TieBreakCriterion, TieBreakMetric, TieBreakRule } from './tie-breaks.ts'

type ResultsOf = ReadonlyMap<number, readonly TeamResult[]>

/**
 * A criterion measured in the games of a pool.
 * @param resultsOf the games that count, by team id.
 */
export function tieBreakMeasure(criterion: TieBreakCriterion, points: TieBreakRule['points'], resultsOf: ResultsOf): Measure {
  return {
    criterion,
    among: (teamIds) => {
      const inScope = scopeOf(criterion, teamIds, resultsOf)
      return {
        valueOf: (teamId) => value(criterion, points, (resultsOf.get(teamId) ?? []).filter(inScope)),
        game: criterion.scope === 'tied' ? onlyGame(teamIds, resultsOf) : null,
      }
    },
  }
}

/** Tells of a game of a tied team whether it counts. */
function scopeOf({ scope }: TieBreakCriterion, teamIds: readonly number[], resultsOf: ResultsOf): (result: TeamResult) => boolean {
  if (scope === 'pool') return () => true
  const opponentIds = scope === 'tied' ? new Set(teamIds) : commonOpponents(teamIds, resultsOf)
  return ({ opponent_id }) => opponentIds.has(opponent_id)
}

/** No tied team is among them, as it has not met itself. */
function commonOpponents(teamIds: readonly number[], resultsOf: ResultsOf): Set<number> {
  const [first = new Set<number>(), ...others] = teamIds.map((id) => new Set(resultsOf.get(id)?.map(({ opponent_id }) => opponent_id)))
  return new Set([...first].filter((id) => others.every((opponents) => opponents.has(id))))
}

function value({ metric, per_game, margin_cap }: TieBreakCriterion, points: TieBreakRule['points'], results: readonly TeamResult[]): number {
  const total = results.reduce((sum, result) => sum + counts[metric](result, points, margin_cap ?? Infinity), 0)
  return per_game || metric === 'win percentage' ? total / Math.max(1, results.length) : total
}

/** What one game counts. */
const counts: Record<TieBreakMetric, (result: TeamResult, points: TieBreakRule['points'], cap: number) => number> = {
  'points': ({ outcome }, points) => points[outcome],
  'wins': ({ outcome }) => (outcome === 'win' ? 1 : 0),
  'win percentage': ({ outcome }) => ({ win: 1, tie: 0.5, loss: 0 })[outcome],
  'fewest forfeits': (result) => (hasForfeited(result) ? 1 : 0),
  'goal difference': ({ scored, allowed }, _, cap) => Math.max(-cap, Math.min(cap, scored - allowed)),
  'goals scored': ({ scored }) => scored,
  'fewest goals allowed': ({ allowed }) => allowed,
  'away goals': ({ is_away, scored }) => (is_away ? scored : 0),
}

/** The game of two teams, where they had only one and it has a winner. */
function onlyGame(teamIds: readonly number[], resultsOf: ResultsOf): DecidedGame | null {
  const [first, second] = teamIds
  if (first === undefined || second === undefined || teamIds.length > 2) return null
  const own = (resultsOf.get(first) ?? []).filter(({ opponent_id }) => opponent_id === second)
  const won = [first, second].flatMap((id) => resultsOf.get(id) ?? []).find((result) => result.outcome === 'win' && teamIds.includes(result.opponent_id))
  if (own.length !== 1 || won === undefined) return null
  return { winner_id: won.team_id, winner_score: won.scored, loser_score: won.allowed, is_forfeit: won.forfeited_by !== 'nobody' }
}
