import { assignSlots, type Assignment, type Unplaced } from '../../rules/scheduling/assign-slots.ts'
import { finalsOf } from '../../rules/scheduling/finals.ts'
import { finalsLast } from '../../rules/scheduling/finals-last.ts'
import { Problem } from '../../problems/problem.ts'
import { minuteOf } from '../../tournament/rounds/playing-hours.ts'
import { planDays, type DayWishes } from './plan-days.ts'
import type { Schedule } from './schedule.ts'

/** The request for a plan. */
export interface PlanWishes extends DayWishes {
  /**
   * If left out, all that have not begun, without pinned and postponed ones. Pinned games stay even if named.
   */
  readonly game_ids?: readonly number[]
  /** The tournament's fields if left out. */
  readonly game_site_ids?: readonly number[]
  readonly final_site_id?: number
  /** The finals of the brackets if left out. */
  readonly final_game_ids?: readonly number[]
  /** True if the finals begin when all other games of the tournament are over. */
  readonly finals_last?: boolean
  readonly rest_minutes?: number
}

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
  const isOwn = ({ id }: { id: number }) => own_game_ids.has(id)
  const finals = ofTournament(
    'final_game_ids',
    wishes.final_game_ids ??
      finalsOf(games)
        .filter(isOwn)
        .map(({ id }) => id),
  )
  const assign = wishes.finals_last ? finalsLast(finals, isOwn) : assignSlots
  const { placed, unplaced } = assign(games, sites, {
    rest_minutes,
    game_ids,
    from: minuteOf(wishes.start_time),
    finals: final ? { site: siteOf(final), game_ids: finals } : null,
  })
  return {
    schedule: { ...schedule, games, tournament: { ...tournament, rest_minutes } },
    assignment: {
      placed,
      unplaced: [...pinned, ...unplaced].sort((one, other) => one.game_id - other.game_id),
    },
  }
}
