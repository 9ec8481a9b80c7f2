import { assignSlots } from '../scheduling/assign-slots.ts'
import type { Site } from '../scheduling/schedule.ts'
import { candidates } from './candidates.ts'
import type { Stage } from '../../../shared-schema/rules/formats/format.ts'
import { formatGames } from './format-games.ts'
import { gamesPerTeam, type Bounds } from './games-per-team.ts'

/** The available teams, fields and hours. Times are whole minutes since the epoch, in UTC. */
export interface Means {
  readonly teams: number
  readonly sites: readonly Site[]
  readonly from: number
  readonly game_minutes: number
  readonly rest_minutes: number
}

/** A format with its games and its end. */
export interface WeighedFormat {
  readonly stages: readonly Stage[]
  readonly games: number
  readonly games_per_team: Bounds
  /** When its last game is over; null if there is not enough time for all games. */
  readonly done_at: number | null
  /** The number of games without a field and time. */
  readonly games_left_over: number
}

/** Counts a format's games and finds the end of the last one, as the planner would place them. */
export function weighFormat(stages: readonly Stage[], means: Means): WeighedFormat {
  const { teams, sites, from, game_minutes, rest_minutes } = means
  const games = formatGames(stages, teams, game_minutes)
  const weighed = { stages, games: games.length, games_per_team: gamesPerTeam(stages, teams) }
  const room = sites.reduce((sum, site) => sum + roomAt(site, game_minutes), 0)
  if (room < games.length) return { ...weighed, done_at: null, games_left_over: games.length - room }
  const { placed, unplaced } = assignSlots(games, sites, {
    rest_minutes,
    game_ids: new Set(games.map(({ id }) => id)),
    from,
    finals: null,
  })
  return {
    ...weighed,
    done_at: unplaced.length > 0 ? null : Math.max(...placed.map(({ start }) => start)) + game_minutes,
    games_left_over: unplaced.length,
  }
}

/** The maximum number of games for which a field has room. */
const roomAt = ({ openings }: Site, minutes: number): number =>
  openings === null
    ? Infinity
    : openings.reduce((sum, { from, to }) => sum + Math.max(0, Math.floor((to - from) / minutes)), 0)

/**
 * The formats that suit the given teams, fields and hours: those that fit the time first, and among them
 * those first in which the team with the fewest games plays the most. More games than opponents are no
 * advantage. Without fields no game has a place, so this says nothing about a format.
 */
export const suggestFormats = (means: Means): WeighedFormat[] => {
  const leftOver = ({ games_left_over }: WeighedFormat): number =>
    means.sites.length === 0 ? 0 : games_left_over
  const least = ({ games_per_team }: WeighedFormat): number => Math.min(games_per_team.least, means.teams - 1)
  return candidates(means.teams)
    .map(stages => weighFormat(stages, means))
    .sort(
      (one, other) => leftOver(one) - leftOver(other) || least(other) - least(one) || one.games - other.games,
    )
}
