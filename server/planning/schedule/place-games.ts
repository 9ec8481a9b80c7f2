import type { ShiftedGames } from '../../../shared-schema/api/schedule.ts'
import { withOffset } from '../../../shared-schema/resources/time.ts'
import { findConflicts } from '../../rules/scheduling/find-conflicts.ts'
import type { Author } from '../../access/author.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import type { Say } from '../../texts/say.ts'
import { minuteOf } from '../../tournament/rounds/playing-hours.ts'
import { begin } from './begin.ts'
import { describeEach, type DeferredFindings } from './findings.ts'
import { moveGames } from './move-games.ts'
import { describeSlots, newPlaces } from './new-places.ts'
import { requireAsRead, type ReadGame } from './read-games.ts'
import { loadEach, openFields, type Schedule } from './schedule.ts'

/** A game with its requested field and time. */
interface WantedPlace extends ReadGame {
  readonly game_site_id: number | null
  /** ISO 8601; a time without offset is one of the game's tournament. */
  readonly start_time: string
  readonly is_pinned?: boolean | undefined
}

/**
 * Moves games to chosen fields and times, all or none. Conflicts are reported, but never refused.
 * @param tournamentIds the tournament of the games, or the divisions of an event that they belong to
 * @param isPreview only report the effects
 * @throws Problem 403 if the author may not change one of the tournaments, 400 for games that are not to be played in
 *   them or are named twice, and for fields that may not be used, 412 for a game that has changed since it was read
 */
export async function placeGames(
  tx: Tx,
  author: Author,
  tournamentIds: readonly number[],
  wanted: readonly WantedPlace[],
  isPreview: boolean,
): Promise<Pick<ShiftedGames, 'moved'> & DeferredFindings> {
  requireNamedOnce(wanted.map(({ game_id }) => game_id))
  await begin(tx, author, tournamentIds)
  const sites = new Set(wanted.flatMap(({ game_site_id }) => game_site_id ?? []))
  const schedules = await loadEach(tx, author, tournamentIds, [...sites])
  const places = placesIn(schedules, wanted)
  await requireAsRead(tx, wanted)
  const placeOf = new Map(places.map(({ place }) => [place.game_id, place]))
  const after = schedules.map(schedule => ({
    ...schedule,
    games: schedule.games.map(game => ({ ...game, ...placeOf.get(game.id) })),
  }))
  const pinOf = new Map(wanted.map(({ game_id, is_pinned }) => [game_id, is_pinned]))
  if (!isPreview)
    for (const schedule of schedules) {
      const own = places.filter(one => one.schedule === schedule).map(({ place }) => place)
      await moveGames(tx, author, schedule.tournament, newPlaces(schedule, own, pinOf))
    }
  return {
    moved: places.flatMap(({ schedule, place }) => describeSlots(schedule, [place])),
    ...(await describeEach(
      tx,
      author,
      after.map(schedule => ({
        schedule,
        findings: findConflicts(schedule.games, openFields(schedule), schedule.tournament),
      })),
    )),
  }
}

/** The new places, each with the schedule that the game belongs to. @throws Problem 400 for games not to be played */
function placesIn(schedules: readonly Schedule[], wanted: readonly WantedPlace[]) {
  const scheduleOf = (id: number): Schedule | undefined =>
    schedules.find(
      ({ own_game_ids, games }) =>
        own_game_ids.has(id) && games.some(game => game.id === id && game.status === 'scheduled'),
    )
  const others = wanted.filter(({ game_id }) => !scheduleOf(game_id))
  if (others.length > 0)
    throw Problem.field('slots', t =>
      t('scheduling.gamesNotToPlay', { games: others.map(({ game_id }) => game_id).join(', ') }),
    )
  return wanted.flatMap(({ game_id, game_site_id, start_time }) => {
    const schedule = scheduleOf(game_id)
    if (!schedule) return []
    const start = minuteOf(withOffset(start_time, schedule.tournament.timezone))
    return [{ schedule, place: { game_id, game_site_id, start } }]
  })
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
