import { groupBy } from '../group-by.ts'
import { figures, type Figures } from '../standings/figures.ts'
import { teamResults, type TeamResult } from '../standings/game-result.ts'
import { bonusPoints, isLate, pointsOf, type PointsRule } from '../standings/points.ts'
import { rank, type Ranked } from '../standings/ranking.ts'
import { isOver } from '../standings/tournament-play.ts'
import { isLevel, sharedPlace } from '../standings/shared-place.ts'
import { tieBreakMeasure } from '../standings/tie-break-measure.ts'
import {
  wholeTable,
  type LeagueSeason,
  type LeagueTeam,
  type PointDecision,
  type TableView,
} from './league-season.ts'

/** How a game ended for a team. */
type Form = 'win' | 'overtime win' | 'tie' | 'overtime loss' | 'loss'

/** One line of a season's table. */
export interface LeagueStanding extends Ranked, Figures {
  /**
   * The team's division, empty if it has none. Each division has its own places, except in an overall table.
   */
  readonly division: string
  /** Whether another team shares the place. */
  readonly is_shared: boolean
  /** The wins and losses that were decided after regular time. */
  readonly overtime_wins: number
  readonly overtime_losses: number
  readonly second_score: number
  readonly second_score_allowed: number
  /** Scored divided by allowed, a ranking criterion in some leagues; null if nothing was allowed. */
  readonly score_ratio: number | null
  readonly second_score_ratio: number | null
  /** The total: for games, bonus points and point decisions. */
  readonly points: number
  readonly bonus_points: number
  /** The sum of its point decisions; negative if more was taken than given. */
  readonly decided_points: number
  /** The decisions with their reasons, in order. */
  readonly point_decisions: readonly PointDecision[]
  /** Its last five games, the latest last. */
  readonly form: readonly Form[]
}

const FORM = 5

/**
 * The table of a season: division after division, the best team first.
 *
 * Teams that have left the season rank below all others. Final games count, and live ones if the view
 * includes them, in any order of input. Point and tie decisions apply only to the whole table: a view of some
 * games, such as those at home, ignores them. Level teams need no decision before the last game of their
 * table is over.
 */
export function leagueTable(season: LeagueSeason, view: TableView = wholeTable): LeagueStanding[] {
  const { rule, teams } = season
  const resultsOf = resultsIn(season, view)
  const isWhole = view.venue === 'all' && view.last === null
  const decisionsOf = groupBy(isWhole ? decisionsInForce(season, view) : [], ({ team_id }) => team_id)
  const decided = new Map([...decisionsOf].map(([id, own]) => [id, sumOf(own)]))
  const measures = rule.criteria.map(criterion => tieBreakMeasure(criterion, rule.points, resultsOf, decided))
  const divisionOf = new Map(teams.map(({ id, division }) => [id, division]))
  const tables = [...groupBy(teams, ({ division }) => (view.overall ? '' : division))]
  return tables
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, members]) => {
      const entrants = members.map(({ id, status = 'playing' }) => ({ team_id: id, seed: null, status }))
      const last_resort = isWhole && hasEnded(season, view, members) ? rule.last_resort : null
      const ranked = rank(entrants, { ...rule, measures, last_resort }, isWhole ? season.tieDecisions : [])
      return ranked.map((line, index) => {
        const results = resultsOf.get(line.team_id) ?? []
        return {
          ...line,
          ...figures(results),
          ...leagueFigures(results, rule.points, decided.get(line.team_id) ?? 0),
          place: sharedPlace(ranked, index),
          is_shared: isLevel(line) || isLevel(ranked[index - 1]),
          division: divisionOf.get(line.team_id) ?? '',
          point_decisions: decisionsOf.get(line.team_id) ?? [],
        }
      })
    })
}

/**
 * Whether this is a final table: its teams have nothing left to play, and it is not the table of an earlier
 * day.
 */
function hasEnded(
  { games }: LeagueSeason,
  { date, match_day }: TableView,
  members: readonly LeagueTeam[],
): boolean {
  if (date !== null || match_day !== null) return false
  const ids = new Set<number | null>(members.map(({ id }) => id))
  return isOver(games.filter(({ team_1_id, team_2_id }) => ids.has(team_1_id) || ids.has(team_2_id)))
}

/** The games that count, by team, the earliest first. */
function resultsIn(
  { games, teams }: LeagueSeason,
  { venue, last, date, match_day, live }: TableView,
): Map<number, TeamResult[]> {
  const ids = new Set(teams.map(({ id }) => id))
  const results = games
    .filter(({ status }) => status === 'final' || (live && status === 'live'))
    .filter(({ start_time }) => date === null || start_time.slice(0, 10) <= date)
    .filter(game => match_day === null || (game.match_day ?? Infinity) <= match_day)
    .sort((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time) || a.id - b.id)
    .flatMap(teamResults)
    .filter(({ team_id, opponent_id }) => ids.has(team_id) && ids.has(opponent_id))
    .filter(({ is_away }) => venue === 'all' || is_away === (venue === 'away'))
  const byTeam = groupBy(results, ({ team_id }) => team_id)
  return last === null ? byTeam : new Map([...byTeam].map(([id, own]) => [id, own.slice(-last)]))
}

const decisionsInForce = ({ pointDecisions }: LeagueSeason, { date }: TableView): PointDecision[] =>
  pointDecisions.filter(one => date === null || one.date === null || one.date <= date)

const sumOf = (decisions: readonly PointDecision[]): number =>
  decisions.reduce((sum, { points }) => sum + points, 0)

function leagueFigures(results: readonly TeamResult[], rule: PointsRule, decided_points: number) {
  const total = (count: (result: TeamResult) => number) =>
    results.reduce((sum, result) => sum + count(result), 0)
  const formOf = (result: TeamResult): Form =>
    result.outcome !== 'tie' && isLate(result, rule) ? `overtime ${result.outcome}` : result.outcome
  const form = results.map(formOf)
  const second_score = total(({ second_scored }) => second_scored)
  const second_score_allowed = total(({ second_allowed }) => second_allowed)
  return {
    overtime_wins: form.filter(one => one === 'overtime win').length,
    overtime_losses: form.filter(one => one === 'overtime loss').length,
    second_score,
    second_score_allowed,
    score_ratio: ratioOf(
      total(({ scored }) => scored),
      total(({ allowed }) => allowed),
    ),
    second_score_ratio: ratioOf(second_score, second_score_allowed),
    points: total(result => pointsOf(result, rule)) + decided_points,
    bonus_points: total(result => bonusPoints(result, rule)),
    decided_points,
    form: form.slice(-FORM),
  }
}

const ratioOf = (own: number, other: number): number | null => (other === 0 ? null : own / other)
