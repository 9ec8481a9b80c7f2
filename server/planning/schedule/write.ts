import type { SharedTexts } from '../../../shared-schema/texts/shared-texts.ts'
import type { ScheduledGames, ShiftedGames } from '../../../shared-schema/api/schedule.ts'
import { tournamentScope } from '../../../shared-schema/replication/scope.ts'
import type { StoredIn } from '../../database/family-records.ts'
import type { Slot } from '../../rules/scheduling/assign-slots.ts'
import { findConflicts } from '../../rules/scheduling/find-conflicts.ts'
import { shiftDay } from '../../rules/scheduling/shift-day.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockScopes } from '../../database/lock-scopes.ts'
import type { Author } from '../../access/author.ts'
import { moveGames, type NewPlace } from './move-games.ts'
import { mayWrite } from '../../access/permissions.ts'
import { Problem } from '../../problems/problem.ts'
import { describeFindings, type DeferredFindings } from './findings.ts'
import { minuteAt, timeAt } from '../../tournament/rounds/playing-hours.ts'
import type { Texts } from '../../texts/say.ts'
import type { Deferred } from '../../texts/deferred-text.ts'
import { scheduleNames } from './names.ts'
import { unplacedText } from './schedule-text.ts'
import { requireSeen, type ReadGame } from './read-games.ts'
import { planGames, type PlanWishes } from './plan.ts'
import { loadSchedule, openFields, type Schedule } from './schedule.ts'
import { requireOpenEvent } from '../../records/closed-events.ts'
import { requireRecord } from '../../records/write-record.ts'

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

type DeferredSchedule = Pick<ScheduledGames, 'placed'> & {
  readonly unplaced: readonly Deferred<ScheduledGames['unplaced'][number]>[]
} & DeferredFindings

/**
 * Gives games of a tournament fields and times. A game without a possible slot stays as it is.
 * @param isPreview only report the effects
 * @throws Problem 403 if the author may not change the tournament, 400 for unknown games or fields
 */
export async function scheduleGames(
  tx: Tx,
  author: Author,
  tournamentId: number,
  wishes: PlanWishes,
  isPreview: boolean,
): Promise<DeferredSchedule> {
  const tournament = await begin(tx, author, tournamentId)
  const more = [
    ...(wishes.game_site_ids ?? []),
    ...(wishes.final_site_id === undefined ? [] : [wishes.final_site_id]),
  ]
  const {
    schedule,
    assignment: { placed, unplaced },
  } = planGames(await loadSchedule(tx, author, tournamentId, more), wishes)
  const slots = new Map(placed.map(slot => [slot.game_id, slot]))
  const games = schedule.games.map(game => ({ ...game, ...slots.get(game.id) }))
  const after = { ...schedule, games }
  if (!isPreview) await moveGames(tx, author, tournament, newPlaces(schedule, placed))
  const names = await scheduleNames(tx, author, schedule)
  return {
    placed: describeSlots(schedule, placed),
    unplaced: unplaced.map(one => ({
      ...one,
      say: (t: Texts, shared: SharedTexts) => unplacedText(one, names(t, shared), t),
    })),
    ...(await describeFindings(tx, author, after, findConflicts(games, openFields(after), after.tournament))),
  }
}

/**
 * Moves the games of a day that have not begun, after rain for example.
 * @param isPreview only report the effects
 * @throws Problem 403 if the author may not change the tournament, 400 for a field that it does not have, 412
 *   for games that have changed since they were seen
 */
export async function shiftGames(
  tx: Tx,
  author: Author,
  tournamentId: number,
  wishes: ShiftWishes,
  isPreview: boolean,
): Promise<Pick<ShiftedGames, 'moved'> & DeferredFindings> {
  const tournament = await begin(tx, author, tournamentId)
  const schedule = await loadSchedule(tx, author, tournamentId)
  const { date, minutes, from_time = '00:00', game_site_id = null } = wishes
  const { timezone } = schedule.tournament
  if (game_site_id !== null && !schedule.fields.some(({ id }) => id === game_site_id))
    throw Problem.field('game_site_id', t => t('scheduling.siteOfOthers'))
  const which = {
    game_ids: schedule.own_game_ids,
    from: minuteAt(date, from_time, timezone),
    to: minuteAt(date, '24:00', timezone),
    game_site_id,
  }
  const { moved, ...findings } = shiftDay(
    schedule.games,
    openFields(schedule, minutes),
    schedule.tournament,
    which,
    minutes,
  )
  if (wishes.seen)
    await requireSeen(
      tx,
      moved.map(({ game_id }) => game_id),
      wishes.seen,
    )
  const fieldOf = new Map(schedule.games.map(game => [game.id, game.game_site_id]))
  const slots = moved.map(({ game_id, start }) => ({
    game_id,
    game_site_id: fieldOf.get(game_id) ?? null,
    start,
  }))
  if (!isPreview) await moveGames(tx, author, tournament, newPlaces(schedule, slots))
  return {
    moved: describeSlots(schedule, slots),
    ...(await describeFindings(tx, author, schedule, findings)),
  }
}

/**
 * Checks the right to schedule, and locks the tournament until the transaction ends: no game can begin that
 * is about to be moved.
 * @throws Problem 403 without the right, 409 if the tournament is closed
 */
export async function begin(tx: Tx, author: Author, tournamentId: number): Promise<StoredIn<'tournaments'>> {
  if (!mayWrite(author, 'tournaments', 'update', await requireRecord(tx, 'tournaments', [tournamentId]))) {
    throw new Problem('not_allowed', t => t('scheduling.mayNotSchedule'))
  }
  await lockScopes(tx, [tournamentScope(tournamentId)])
  await requireOpenEvent(tx, 'games', { tournament_id: tournamentId })
  return requireRecord(tx, 'tournaments', [tournamentId])
}

/** A slot, or a start without a field. */
type Place = Omit<Slot, 'game_site_id'> & { readonly game_site_id: number | null }

/**
 * The games whose field, time or pin changes.
 * @param pinOf whether to pin a game; missing or undefined leaves its pin as it is
 */
export function newPlaces(
  schedule: Schedule,
  places: readonly Place[],
  pinOf: ReadonlyMap<number, boolean | undefined> = new Map(),
): NewPlace[] {
  const before = new Map(schedule.games.map(game => [game.id, game]))
  return describeSlots(
    schedule,
    places.filter(({ game_id, game_site_id, start }) => {
      const game = before.get(game_id)
      return game?.start !== start || game.game_site_id !== game_site_id || pinOf.get(game_id) !== undefined
    }),
  ).map(place => ({ ...place, is_pinned: pinOf.get(place.game_id) }))
}

export const describeSlots = ({ tournament }: Schedule, places: readonly Place[]) =>
  places.map(({ game_id, game_site_id, start }) => ({
    game_id,
    game_site_id,
    start_time: timeAt(start, tournament.timezone),
  }))
