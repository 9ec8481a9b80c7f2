import { groupBy } from '../group-by.ts'
import { type Entrant, isOut } from './entrant.ts'
import { type Figures, figures } from './figures.ts'
import { type GameResult, teamResults } from './game-result.ts'
import { pointsOf } from './points.ts'
import { rank, type Ranked } from './ranking.ts'
import { tieBreakMeasure } from './tie-break-measure.ts'
import type { LastResort, TieBreakRule, TieDecision } from './tie-breaks.ts'

/** A rule whose last resort is null while games are still to be played. */
type OpenRule = Omit<TieBreakRule, 'last_resort'> & { readonly last_resort: LastResort | null }

/** One line of a pool's standings; the figures are those of final games within the pool. */
export interface PoolStanding extends Ranked, Figures {
  /** The points that the rule gives for wins, ties and losses. */
  readonly points: number
}

/**
 * The standings of a pool.
 *
 * @param entrants the teams of the pool, in any order.
 * @param games games of the pool in any order; games that are not final or against teams outside of the pool
 * do not count, nor those of teams that are out if the rule annuls them.
 * @param decisions on teams that are level in every criterion; later ones override earlier ones.
 * Source: WFDF rules, Appendix B3.1 to B3.3, for how criteria are applied; each rule names its own source.
 */
export function poolStandings(
  entrants: readonly Entrant[],
  games: readonly GameResult[],
  rule: OpenRule,
  decisions: readonly TieDecision[],
): PoolStanding[] {
  const counting = rule.on_withdrawal === 'annul all' ? entrants.filter(entrant => !isOut(entrant)) : entrants
  const ids = new Set(counting.map(({ team_id }) => team_id))
  const results = games
    .filter(({ status }) => status === 'final')
    .flatMap(teamResults)
    .filter(({ team_id, opponent_id }) => ids.has(team_id) && ids.has(opponent_id))
  const resultsOf = groupBy(results, ({ team_id }) => team_id)

  const measures = rule.criteria.map(criterion => tieBreakMeasure(criterion, rule.points, resultsOf))
  return rank(entrants, { ...rule, measures }, decisions).map(ranked => {
    const own = resultsOf.get(ranked.team_id) ?? []
    const points = own.reduce((sum, result) => sum + pointsOf(result, rule.points), 0)
    return { ...ranked, ...figures(own), points }
  })
}
