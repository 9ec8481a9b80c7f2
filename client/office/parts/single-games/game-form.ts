import { z } from 'zod'
import { isSingle } from '../../../../shared-schema/rules/progress/single-game.ts'
import { withOffset } from '../../../../shared-schema/resources/time.ts'
import type { OfficeGame } from '../../data/games.ts'
import type { Season, Tournament } from '../../data/shapes.ts'

/** An event to which a game is added by hand. */
export type GameEvent = Tournament | Season

export const isTournament = (event: GameEvent): event is Tournament => 'season_id' in event

/** A game as edited in the form: ids and numbers as text, empty for none. */
export const writtenGame = z.object({
  name: z.string(),
  one: z.string(),
  two: z.string(),
  /** A local time, as `2026-06-12T18:00`. */
  start: z.string(),
  field: z.string(),
  minutes: z.string(),
})
export type WrittenGame = z.infer<typeof writtenGame>

export const newGame: WrittenGame = { name: '', one: '', two: '', start: '', field: '', minutes: '' }

/** The form values of an existing game. */
export const gameNow = (game: OfficeGame): WrittenGame => ({
  name: game.name,
  one: String(game.team_1_id ?? ''),
  two: String(game.team_2_id ?? ''),
  start: game.start_time.slice(0, 16),
  field: String(game.game_site_id ?? ''),
  minutes: String(game.game_minutes ?? ''),
})

/** True if a game was made by hand, and not with others. Such a game can be changed and removed by hand too. */
export const isByHand = (game: OfficeGame): boolean =>
  isSingle(game) || (game.tournament_id === null && game.match_day === null)

const orNull = (text: string): string | null => text.trim() || null

/**
 * The request body for a game.
 * @param changed the changed fields
 * @param zone the zone of a time whose game has none yet; null if the server knows it
 */
export const gameBody = (changed: Partial<WrittenGame>, zone: string | null): Record<string, unknown> => ({
  ...(changed.name !== undefined && { name: changed.name.trim() }),
  ...(changed.one !== undefined && { team_1_id: orNull(changed.one) }),
  ...(changed.two !== undefined && { team_2_id: orNull(changed.two) }),
  ...(changed.start && {
    start_time: zone === null ? changed.start : withOffset(changed.start, zone),
  }),
  ...(changed.field !== undefined && { game_site_id: orNull(changed.field) }),
  ...(changed.minutes !== undefined && { game_minutes: orNull(changed.minutes) }),
})
