import type { ShiftedGames } from '../../../shared-schema/api/schedule.ts'
import { findConflicts } from '../../rules/scheduling/find-conflicts.ts'
import type { Author } from '../../access/author.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import type { Say } from '../../texts/say.ts'
import { minuteOf } from '../../tournament/rounds/playing-hours.ts'
import { describeFindings, type DeferredFindings } from './findings.ts'
import { moveGames } from './move-games.ts'
import { requireAsRead, type ReadGame } from './read-games.ts'
import { loadSchedule, openFields } from './schedule.ts'
import { begin, describeSlots, newPlaces } from './write.ts'

/** A game with its requested field and time. */
interface WantedPlace extends ReadGame {
  readonly game_site_id: number | null
  /** ISO 8601 with offset. */
  readonly start_time: string
  readonly is_pinned?: boolean | undefined
}

/**
 * Moves games of a tournament to chosen fields and times, all or none. Conflicts are reported, but never
 * refused.
 * @param isPreview only report the effects
 * @throws Problem 403 if the author may not change the tournament, 400 for games that are not to be played in
 *   it or are named twice, and for fields that may not be used, 412 for a game that has changed since it was
 *   read
 */
export async function placeGames(
  tx: Tx,
  author: Author,
  tournamentId: number,
  wanted: readonly WantedPlace[],
  isPreview: boolean,
): Promise<Pick<ShiftedGames, 'moved'> & DeferredFindings> {
  requireNamedOnce(wanted.map(({ game_id }) => game_id))
  const tournament = await begin(tx, author, tournamentId)
  const sites = new Set(wanted.flatMap(({ game_site_id }) => game_site_id ?? []))
  const schedule = await loadSchedule(tx, author, tournamentId, [...sites])
  const isToPlay = (id: number): boolean =>
    schedule.own_game_ids.has(id) &&
    schedule.games.some(game => game.id === id && game.status === 'scheduled')
  const others = wanted.filter(({ game_id }) => !isToPlay(game_id))
  if (others.length > 0)
    throw Problem.field('slots', t =>
      t('scheduling.gamesNotToPlay', { games: others.map(({ game_id }) => game_id).join(', ') }),
    )
  await requireAsRead(tx, wanted)
  const slots = wanted.map(({ game_id, game_site_id, start_time }) => ({
    game_id,
    game_site_id,
    start: minuteOf(start_time),
  }))
  const placeOf = new Map(slots.map(slot => [slot.game_id, slot]))
  const after = {
    ...schedule,
    games: schedule.games.map(game => ({ ...game, ...placeOf.get(game.id) })),
  }
  const pinOf = new Map(wanted.map(({ game_id, is_pinned }) => [game_id, is_pinned]))
  if (!isPreview) await moveGames(tx, author, tournament, newPlaces(schedule, slots, pinOf))
  return {
    moved: describeSlots(schedule, slots),
    ...(await describeFindings(
      tx,
      author,
      after,
      findConflicts(after.games, openFields(after), after.tournament),
    )),
  }
}

/** @throws Problem 400 for games that are named twice */
function requireNamedOnce(ids: readonly number[]): void {
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  if (twice.size === 0) return
  const say: Say = t => t('scheduling.gamesNamedTwice', { games: [...twice].join(', ') })
  throw new Problem(
    'named_twice',
    (t, shared) => shared('fields.ofField', { field: 'slots', what: say(t, shared) }),
    { slots: [say] },
  )
}
