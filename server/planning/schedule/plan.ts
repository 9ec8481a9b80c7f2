import { assignSlots, type Assignment, type Unplaced } from '../../rules/scheduling/assign-slots.ts'
import { finalsOf } from '../../rules/scheduling/finals.ts'
import type { Site } from '../../rules/scheduling/schedule.ts'
import { Problem } from '../../problems/problem.ts'
import {
  dayAfter,
  daysFrom,
  hoursOf,
  minuteAt,
  minuteOf,
  timeAt,
} from '../../tournament/rounds/playing-hours.ts'
import type { Field, Schedule } from './schedule.ts'

/** The request for a plan. */
export interface PlanWishes {
  /** The earliest start, ISO 8601 with offset, and the daily start on fields without hours. */
  readonly start_time: string
  /**
   * If left out, all that have not begun, without pinned and postponed ones. Pinned games stay even if named.
   */
  readonly game_ids?: readonly number[]
  /** The tournament's fields if left out. */
  readonly game_site_ids?: readonly number[]
  readonly final_site_id?: number
  /** The finals of the brackets if left out. */
  readonly final_game_ids?: readonly number[]
  readonly game_minutes?: number
  readonly rest_minutes?: number
  /**
   * The time of day after which no game starts; if before the start of the day, it is in the following night.
   */
  readonly last_start?: string
}

/** More days than any tournament has. */
const MAX_DAYS = 366

/**
 * Finds fields and times for games, from a start to the end of the tournament's last day.
 * @returns the plan, and the schedule with the requested lengths of games
 * @throws Problem for games that are not the tournament's
 */
export function planGames(
  schedule: Schedule,
  wishes: PlanWishes,
): { schedule: Schedule; assignment: Assignment } {
  const { own_game_ids, pinned_game_ids, postponed_game_ids, tournament } = schedule
  const ofTournament = (name: 'game_ids' | 'final_game_ids', ids: readonly number[]) => {
    const others = ids.filter(id => !own_game_ids.has(id))
    if (others.length > 0)
      throw Problem.field(name, t => t('scheduling.gamesNotToPlay', { games: others.join(', ') }))
    return new Set(ids)
  }
  const open = schedule.games
    .filter(({ id, status }) => own_game_ids.has(id) && status === 'scheduled')
    .filter(({ id }) => !pinned_game_ids.has(id) && !postponed_game_ids.has(id))
    .map(({ id }) => id)
  const asking = ofTournament('game_ids', wishes.game_ids ?? open)
  const game_ids = new Set([...asking].filter(id => !pinned_game_ids.has(id)))
  const pinned = [...asking]
    .filter(id => pinned_game_ids.has(id))
    .map((game_id): Unplaced => ({ game_id, reason: 'is_pinned', waits_for_id: null }))
  const minutes = wishes.game_minutes
  const games = schedule.games.map(game =>
    minutes !== undefined && game_ids.has(game.id) ? { ...game, minutes } : game,
  )
  const rest_minutes = wishes.rest_minutes ?? tournament.rest_minutes

  const siteOf = planDays(schedule, wishes)
  const sites = schedule.fields.filter(({ id }) => wishes.game_site_ids?.includes(id) ?? true).map(siteOf)
  const final = schedule.fields.find(({ id }) => id === wishes.final_site_id)
  const finals = () =>
    finalsOf(games)
      .map(({ id }) => id)
      .filter(id => own_game_ids.has(id))
  const { placed, unplaced } = assignSlots(games, sites, {
    rest_minutes,
    game_ids,
    from: minuteOf(wishes.start_time),
    finals: final
      ? { site: siteOf(final), game_ids: ofTournament('final_game_ids', wishes.final_game_ids ?? finals()) }
      : null,
  })
  return {
    schedule: { ...schedule, games, tournament: { ...tournament, rest_minutes } },
    assignment: {
      placed,
      unplaced: [...pinned, ...unplaced].sort((one, other) => one.game_id - other.game_id),
    },
  }
}

/** The hours of a field that the plan may use on its days. */
function planDays(
  { tournament }: Schedule,
  { start_time, last_start, game_minutes = tournament.game_minutes }: PlanWishes,
): (field: Field) => Site {
  const zone = tournament.timezone
  const start = timeAt(minuteOf(start_time), zone)
  const [first, startOfDay] = [start.slice(0, 10), start.slice(11, 16)]
  // The night of the day before may still go on.
  const days = [dayAfter(first, -1), ...daysFrom(first, tournament.end_date ?? first, MAX_DAYS)]
  return ({ id, opens_at, closes_at }) => ({
    id,
    openings: days.map(day => {
      const hours = hoursOf(day, opens_at ?? '00:00', closes_at ?? '24:00', zone)
      const from = opens_at === null ? Math.max(hours.from, minuteAt(day, startOfDay, zone)) : hours.from
      if (last_start === undefined) return { from, to: hours.to }
      const isOfNight = last_start < (opens_at ?? startOfDay)
      const last = minuteAt(isOfNight ? dayAfter(day, 1) : day, last_start, zone) + game_minutes
      // A field without hours does not close at midnight if games may start later.
      const isAlwaysOpen = opens_at === null && closes_at === null
      return { from, to: isAlwaysOpen ? last : Math.min(hours.to, last) }
    }),
  })
}
