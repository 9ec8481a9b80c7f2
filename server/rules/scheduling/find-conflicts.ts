import { at } from '../../../shared-schema/rules/at.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import type { Conflict } from './conflict.ts'
import { canWait, followersOf, isRoundBefore } from './precedence.ts'
import {
  endOf,
  inOrder,
  teamsOf,
  type ScheduledGame,
  type ScheduleRules,
  type Site,
  type TimedGame,
} from './schedule.ts'

/** The findings about a schedule. They never block anything. */
export interface Findings {
  /** Sorted by start. */
  readonly conflicts: readonly Conflict[]
  /** Games still to be played that lack a field or a start, by id. */
  readonly unscheduled_game_ids: readonly number[]
}

/**
 * Checks a schedule: a team in two games at the same time or with too little rest, a field taken twice or
 * outside of its hours, a game before one that feeds it is over, a round before an earlier one is. Played
 * games are history: at least one game of a conflict has not begun.
 *
 * @param games in any order; a game without a start or a field is in no conflict that needs it.
 * @param sites the fields that have opening hours; others are always open.
 * Source: demands.md rank 8; it warns and never blocks (courtsync #22).
 */
export function findConflicts(
  games: readonly ScheduledGame[],
  sites: readonly Site[],
  rules: ScheduleRules,
): Findings {
  const timed = inOrder(games)
  const conflicts = [
    ...ofTeams(timed, rules),
    ...ofFields(timed),
    ...outsideHours(timed, sites),
    ...ofFeeders(timed, rules),
    ...ofRounds(timed),
  ]
  return {
    conflicts: conflicts.sort((one, other) => beginOf(one) - beginOf(other)),
    unscheduled_game_ids: games
      .filter(
        ({ start, game_site_id, status }) =>
          status === 'scheduled' && (start === null || game_site_id === null),
      )
      .map(({ id }) => id)
      .sort((one, other) => one - other),
  }
}

const beginOf = ({ games }: Conflict): number => Math.min(...games.map(({ start }) => start))

function ofTeams(timed: readonly TimedGame[], { rest_minutes }: ScheduleRules): Conflict[] {
  const places = timed.flatMap(game => teamsOf(game).map(team => ({ team, game })))
  return [...groupBy(places, ({ team }) => team)].flatMap(([team_id, own]) =>
    closePairs(
      own.map(({ game }) => game),
      rest_minutes,
    ).map(([first, second]) => ({
      kind: second.start < endOf(first) ? ('team_twice' as const) : ('short_rest' as const),
      games: [first, second],
      team_id,
      game_site_id: null,
    })),
  )
}

function ofFields(timed: readonly TimedGame[]): Conflict[] {
  return [...groupBy(timed, ({ game_site_id }) => game_site_id)].flatMap(([game_site_id, games]) =>
    game_site_id === null
      ? []
      : closePairs(games, 0).map(pair => ({
          kind: 'site_taken' as const,
          games: pair,
          team_id: null,
          game_site_id,
        })),
  )
}

/** The pairs of games with less than `rest` minutes between them. @param games in the order of play */
function closePairs(games: readonly TimedGame[], rest: number): [TimedGame, TimedGame][] {
  return games.flatMap((first, index) => {
    const pairs: [TimedGame, TimedGame][] = []
    for (let next = index + 1; next < games.length; next++) {
      const second = at(games, next)
      if (second.start >= endOf(first) + rest) break
      if (!hasBegun(first) || !hasBegun(second)) pairs.push([first, second])
    }
    return pairs
  })
}

const hasBegun = ({ status }: ScheduledGame): boolean => status !== 'scheduled'

function outsideHours(timed: readonly TimedGame[], sites: readonly Site[]): Conflict[] {
  const openings = new Map(sites.map(site => [site.id, site.openings]))
  return timed.flatMap(game => {
    const { game_site_id } = game
    if (game_site_id === null || hasBegun(game)) return []
    const hours = openings.get(game_site_id) ?? null
    if (hours === null || hours.some(({ from, to }) => from <= game.start && endOf(game) <= to)) return []
    return [{ kind: 'site_closed' as const, games: [game], team_id: null, game_site_id }]
  })
}

/** Checks the rest of a team while it is open which one comes from a game. */
function ofFeeders(timed: readonly TimedGame[], { rest_minutes }: ScheduleRules): Conflict[] {
  return [...followersOf(timed)].flatMap(([feeder, followers]) =>
    [...new Set(followers)].flatMap(next => {
      const isBefore = next.start < endOf(feeder)
      const isHasty = next.start < endOf(feeder) + rest_minutes && teamsOf(next).length < 2
      if (!isBefore && !isHasty) return []
      const kind = isBefore ? ('before_feeder' as const) : ('short_rest' as const)
      return [{ kind, games: [feeder, next], team_id: null, game_site_id: null }]
    }),
  )
}

/**
 * One conflict for each round that comes too early. Conflicts already found through links are not repeated.
 */
function ofRounds(timed: readonly TimedGame[]): Conflict[] {
  const followers = followersOf(timed)
  return [...groupBy(timed, ({ round }) => round?.series)].flatMap(([, games]) =>
    [...groupBy(games, ({ round }) => round?.number)].flatMap(([, round]) => {
      const pairs = round.flatMap(later =>
        games
          .filter(
            earlier =>
              isRoundBefore(earlier, later) &&
              canWait(earlier, later) &&
              later.start < endOf(earlier) &&
              !followers.get(earlier)?.includes(later),
          )
          .map(earlier => ({ earlier, later })),
      )
      if (pairs.length === 0) return []
      const concerned = [
        ...inOrder(pairs.map(({ earlier }) => earlier)),
        ...inOrder(pairs.map(({ later }) => later)),
      ]
      return [
        { kind: 'round_order' as const, games: [...new Set(concerned)], team_id: null, game_site_id: null },
      ]
    }),
  )
}
