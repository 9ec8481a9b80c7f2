import { hasForfeited } from './figures.ts'
import type { TeamResult } from './game-result.ts'
import type { Measure } from './ranking.ts'
import type { DecidedGame } from './separation.ts'
import { isLate, pointsOf, type PointsRule } from './points.ts'
import type { TieBreakCriterion, TieBreakMetric } from './tie-breaks.ts'

type ResultsOf = ReadonlyMap<number, readonly TeamResult[]>

/**
 * A criterion measured in the games of a pool.
 * @param resultsOf the games that count, by team id.
 * @param decided points given or taken by decision, by team id: they count among the points of all games.
 */
export function tieBreakMeasure(
  criterion: TieBreakCriterion,
  points: PointsRule,
  resultsOf: ResultsOf,
  decided: ReadonlyMap<number, number> = new Map(),
): Measure {
  const given =
    criterion.metric === 'points' && criterion.scope === 'pool' ? decided : new Map<number, number>()
  return {
    criterion,
    among: teamIds => {
      const inScope = scopeOf(criterion, teamIds, resultsOf)
      return {
        valueOf: teamId =>
          value(criterion, points, (resultsOf.get(teamId) ?? []).filter(inScope), given.get(teamId) ?? 0),
        game: criterion.scope === 'tied' ? onlyGame(teamIds, resultsOf) : null,
      }
    },
  }
}

/** A test whether a game of a tied team counts. */
function scopeOf(
  { scope }: TieBreakCriterion,
  teamIds: readonly number[],
  resultsOf: ResultsOf,
): (result: TeamResult) => boolean {
  if (scope === 'pool') return () => true
  const opponentIds = scope === 'tied' ? new Set(teamIds) : commonOpponents(teamIds, resultsOf)
  return ({ opponent_id }) => opponentIds.has(opponent_id)
}

/** Tied teams are never among them: none has met itself. */
function commonOpponents(teamIds: readonly number[], resultsOf: ResultsOf): Set<number> {
  const [first = new Set<number>(), ...others] = teamIds.map(
    id => new Set(resultsOf.get(id)?.map(({ opponent_id }) => opponent_id)),
  )
  return new Set([...first].filter(id => others.every(opponents => opponents.has(id))))
}

function value(
  { metric, per_game, margin_cap }: TieBreakCriterion,
  points: PointsRule,
  results: readonly TeamResult[],
  given: number,
): number {
  const sum = (count: Count) =>
    results.reduce((total, result) => total + count(result, points, margin_cap ?? Infinity), 0)
  const parts = ratios.get(metric)
  if (parts) return ratio(sum(parts.own), sum(parts.other))
  const total = sum(counts[metric]) + given
  return per_game || metric === 'win percentage' ? total / Math.max(1, results.length) : total
}

/** A team that allowed nothing ranks ahead of all that did, unless it scored nothing: then the ratio is 0. */
const ratio = (own: number, other: number): number => (own === 0 ? 0 : own / other)

type Count = (result: TeamResult, points: PointsRule, cap: number) => number

/** The contribution of one game to each metric. */
const counts: Record<TieBreakMetric, Count> = {
  points: (result, points) => pointsOf(result, points),
  wins: ({ outcome }) => (outcome === 'win' ? 1 : 0),
  'regulation wins': (result, points) => (result.outcome === 'win' && !isLate(result, points) ? 1 : 0),
  'win percentage': ({ outcome }) => ({ win: 1, tie: 0.5, loss: 0 })[outcome],
  'fewest forfeits': result => (hasForfeited(result) ? 1 : 0),
  'goal difference': ({ margin }, _, cap) => Math.max(-cap, Math.min(cap, margin)),
  'goals scored': ({ scored }) => scored,
  'fewest goals allowed': ({ allowed }) => allowed,
  'away goals': ({ is_away, scored }) => (is_away ? scored : 0),
  'score ratio': ({ scored }) => scored,
  'second score': ({ second_scored }) => second_scored,
  'second score ratio': ({ second_scored }) => second_scored,
}

/** The metrics that divide one sum by another. */
const ratios = new Map<TieBreakMetric, { readonly own: Count; readonly other: Count }>([
  ['score ratio', { own: counts['score ratio'], other: ({ allowed }) => allowed }],
  [
    'second score ratio',
    { own: counts['second score ratio'], other: ({ second_allowed }) => second_allowed },
  ],
])

/** The game of two teams, if they had only one and it has a winner. */
function onlyGame(teamIds: readonly number[], resultsOf: ResultsOf): DecidedGame | null {
  const [first, second] = teamIds
  if (first === undefined || second === undefined || teamIds.length > 2) return null
  const own = (resultsOf.get(first) ?? []).filter(({ opponent_id }) => opponent_id === second)
  const won = [first, second]
    .flatMap(id => resultsOf.get(id) ?? [])
    .find(result => result.outcome === 'win' && teamIds.includes(result.opponent_id))
  if (own.length !== 1 || won === undefined) return null
  return {
    winner_id: won.team_id,
    winner_score: won.scored,
    loser_score: won.allowed,
    is_forfeit: won.forfeited_by !== 'nobody',
  }
}
