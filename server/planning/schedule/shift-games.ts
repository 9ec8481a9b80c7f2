import type { ShiftedGames } from '../../../shared-schema/api/schedule.ts'
import type { Author } from '../../access/author.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { shiftDay } from '../../rules/scheduling/shift-day.ts'
import { minuteAt } from '../../tournament/rounds/playing-hours.ts'
import { begin } from './begin.ts'
import { describeEach, type DeferredFindings } from './findings.ts'
import { moveGames } from './move-games.ts'
import { describeSlots, newPlaces } from './new-places.ts'
import { requireSeen, type ReadGame } from './read-games.ts'
import { loadEach, openFields, type Schedule } from './schedule.ts'

/** The games to move, and by how much. */
interface ShiftWishes {
  /** The local day: `2026-06-13`. */
  readonly date: string
  readonly minutes: number
  /** The local time of day from which games are moved; if left out, the whole day. */
  readonly from_time?: string
  /** All fields if left out. */
  readonly game_site_id?: number
  /** The games as read: nothing moves if another game would move, or one of these has changed. */
  readonly seen?: readonly ReadGame[]
}

/**
 * Moves the games of a day that have not begun, after rain for example.
 * @param tournamentIds a tournament, or the divisions of an event: all of them move, or none
 * @param isPreview only report the effects
 * @throws Problem 403 if the author may not change one of the tournaments, 400 for a field that none of them has, 412
 *   for games that have changed since they were seen
 */
export async function shiftGames(
  tx: Tx,
  author: Author,
  tournamentIds: readonly number[],
  wishes: ShiftWishes,
  isPreview: boolean,
): Promise<Pick<ShiftedGames, 'moved'> & DeferredFindings> {
  await begin(tx, author, tournamentIds)
  const schedules = await loadEach(tx, author, tournamentIds)
  const { game_site_id: field, seen } = wishes
  if (field !== undefined && !schedules.some(({ fields }) => fields.some(({ id }) => id === field)))
    throw Problem.field('game_site_id', t => t('scheduling.siteOfOthers'))
  const all = new Set(schedules.flatMap(({ own_game_ids }) => [...own_game_ids]))
  const shifts = schedules.map(schedule => shifted(schedule, all, wishes))
  const slots = shifts.flatMap(shift => shift.slots)
  if (seen)
    await requireSeen(
      tx,
      slots.map(({ game_id }) => game_id),
      seen,
    )
  if (!isPreview)
    for (const { schedule, slots: own } of shifts)
      await moveGames(tx, author, schedule.tournament, newPlaces(schedule, own))
  return {
    moved: shifts.flatMap(shift => describeSlots(shift.schedule, shift.slots)),
    ...(await describeEach(tx, author, shifts)),
  }
}

/**
 * A schedule after a shift, with the new slots of its own games.
 * @param all the games of all schedules that are shifted together, some of which take fields of this one
 */
function shifted(schedule: Schedule, all: ReadonlySet<number>, wishes: ShiftWishes) {
  const { date, minutes, from_time = '00:00', game_site_id = null } = wishes
  const { timezone } = schedule.tournament
  const { moved, ...findings } = shiftDay(
    schedule.games,
    openFields(schedule, minutes),
    schedule.tournament,
    {
      game_ids: all,
      from: minuteAt(date, from_time, timezone),
      to: minuteAt(date, '24:00', timezone),
      game_site_id,
    },
    minutes,
  )
  const fieldOf = new Map(schedule.games.map(game => [game.id, game.game_site_id]))
  const slots = moved
    .filter(({ game_id }) => schedule.own_game_ids.has(game_id))
    .map(({ game_id, start }) => ({ game_id, game_site_id: fieldOf.get(game_id) ?? null, start }))
  return { schedule, findings, slots }
}
