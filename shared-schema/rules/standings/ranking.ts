import { at } from '../at.ts'
import { groupBy } from '../group-by.ts'
import { bySeed, type Entrant, isOut } from './entrant.ts'
import type { Cause, DecidedGame, RankingCriterion, Separation } from './separation.ts'
import type { LastResort, TieBreakRule, TieDecision } from './tie-breaks.ts'

/** A criterion with the function that measures it. */
export interface Measure {
  readonly criterion: RankingCriterion
  /** Compares over the games that count when the teams of these ids, ascending, are tied. */
  readonly among: (teamIds: readonly number[]) => Comparison
}

interface Comparison {
  readonly valueOf: (teamId: number) => number
  /** The game that decided, if it was the only one between two teams and had a winner. */
  readonly game: DecidedGame | null
}

interface RankingRule extends Pick<TieBreakRule, 'when_some_separate'> {
  /** Most important first. */
  readonly measures: readonly Measure[]
  /** Null while games that may still separate level teams are to come. */
  readonly last_resort: LastResort | null
}

/** A team in its place. */
export interface Ranked {
  /** From 1, without shared places. */
  readonly place: number
  readonly team_id: number
  /** Why it is ahead of the next team below it; null for the last. */
  readonly separation: Separation | null
  /**
   * Whether somebody must decide between it and another team: they are level in every criterion, no game is
   * to come, and there is no decision.
   */
  readonly is_unresolved: boolean
}

/**
 * Ranks teams by an ordered list of criteria; those that are out of the tournament below all others.
 *
 * A criterion ranks all teams that are tied when it is applied; the rule's `when_some_separate` says how
 * teams that remain level go on. Teams that are level to the end follow the last decision that names all of
 * them, or else seed and id.
 *
 * @param entrants in any order; the result does not depend on it.
 * @param decisions later ones override earlier ones.
 * @returns every entrant once, best first.
 */
export function rank(
  entrants: readonly Entrant[],
  rule: RankingRule,
  decisions: readonly TieDecision[],
): Ranked[] {
  const links = [false, true].flatMap(out => {
    const teams = entrants.filter(entrant => isOut(entrant) === out)
    return separate(teams, 0, teams)
  })
  return links.map(({ entrant, cause, is_unresolved }, index) => {
    const below = links[index + 1]?.entrant
    return { place: index + 1, team_id: entrant.team_id, separation: separation(cause, below), is_unresolved }
  })

  /**
   * Orders tied teams, from the criterion at `index` on.
   * @param among the teams whose games with each other count: the tied ones, and within a row of head-to-head
   * criteria all that were tied at its beginning.
   */
  function separate(tied: readonly Entrant[], index: number, among: readonly Entrant[]): Link[] {
    if (tied.length < 2) return tied.map(entrant => ({ entrant, cause: null, is_unresolved: false }))
    if (tied.length < among.length && !isHeadToHead(index))
      return separate(tied, startOfHeadToHead(index), tied)
    const measure = rule.measures[index]
    if (measure === undefined) return decide(tied, rule.last_resort, decisions)

    const ids = idsOf(among)
    const { valueOf, game } = measure.among(ids)
    const levels = [...groupBy(tied, ({ team_id }) => valueOf(team_id))].sort(([a], [b]) =>
      better(measure.criterion, a, b),
    )
    return levels.flatMap(([own, level], position) => {
      const links = goOn(level)
      const below = levels[position + 1]
      if (below === undefined) return links
      const last = at(links, links.length - 1)
      const won = game?.winner_id === last.entrant.team_id ? game : null
      return links.with(-1, {
        ...last,
        cause: {
          kind: 'criterion',
          criterion: measure.criterion,
          own,
          below: below[0],
          among: ids,
          game: won,
        },
      })
    })

    function goOn(level: readonly Entrant[]): Link[] {
      if (levels.length === 1 || isHeadToHead(index)) return separate(level, index + 1, among)
      return rule.when_some_separate === 'restart'
        ? separate(level, 0, level)
        : separate(level, index + 1, level)
    }
  }

  function isHeadToHead(index: number): boolean {
    return (
      rule.when_some_separate === 'restart head-to-head' && rule.measures[index]?.criterion.scope === 'tied'
    )
  }

  /** The start of the row of head-to-head criteria that ends before `index`. */
  function startOfHeadToHead(index: number): number {
    return isHeadToHead(index - 1) ? startOfHeadToHead(index - 1) : index
  }
}

/** A team, and why it ranks ahead of the next one. */
interface Link {
  readonly entrant: Entrant
  readonly cause: Cause | null
  readonly is_unresolved: boolean
}

/** Orders teams that are level in every criterion. */
function decide(
  level: readonly Entrant[],
  last_resort: LastResort | null,
  decisions: readonly TieDecision[],
): Link[] {
  const decision = decisions.findLast(({ team_ids }) =>
    level.every(({ team_id }) => team_ids.includes(team_id)),
  )
  const rankOf = ({ team_id }: Entrant) => decision?.team_ids.indexOf(team_id) ?? 0
  const cause: Cause =
    decision === undefined ? { kind: 'level', last_resort } : { kind: 'decision', method: decision.method }
  return [...level]
    .sort((a, b) => rankOf(a) - rankOf(b) || bySeed(a, b))
    .map((entrant, index) => ({
      entrant,
      cause: index < level.length - 1 ? cause : null,
      is_unresolved: decision === undefined && last_resort !== null,
    }))
}

/** The last of the playing teams has no cause yet: it is ahead of those that are out. */
function separation(cause: Cause | null, below: Entrant | undefined): Separation | null {
  if (below === undefined) return null
  if (cause !== null) return { below_id: below.team_id, cause }
  return below.status === 'playing'
    ? null
    : { below_id: below.team_id, cause: { kind: 'status', status: below.status } }
}

const fewest: ReadonlySet<RankingCriterion['metric']> = new Set([
  'fewest forfeits',
  'fewest goals allowed',
  'fewest losses',
] as const)

function better({ metric }: RankingCriterion, a: number, b: number): number {
  return fewest.has(metric) ? a - b : b - a
}

function idsOf(teams: readonly Entrant[]): number[] {
  return teams.map(({ team_id }) => team_id).sort((a, b) => a - b)
}
