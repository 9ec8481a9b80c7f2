import type { Play } from './play.ts'
import { playOf } from './play.ts'

/** No play on the wire has this number. */
const GIVEN = 0

/**
 * The points that a scoreboard adds for the two teams, as a course gets to know of them: as a play that
 * nobody recorded.
 */
export const givenAsPlay = ([one, two]: readonly [number, number]): Play =>
  playOf(GIVEN, { int_1: one, int_2: two })

/** The points that are given so, or null for a play that somebody recorded. */
export const givenPoints = (play: Play): readonly [number, number] | null =>
  play.type === GIVEN ? [play.int_1 ?? 0, play.int_2 ?? 0] : null
