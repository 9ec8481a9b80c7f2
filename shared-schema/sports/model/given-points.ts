import type { Play } from './play.ts'
import { playOf } from './play.ts'

/** No play on the wire has this number. */
const GIVEN = 0

/** Points added for the two teams on a scoreboard, passed to the course as a play that nobody recorded. */
export const givenAsPlay = ([one, two]: readonly [number, number]): Play =>
  playOf(GIVEN, { int_1: one, int_2: two })

/** The points of such a play, or null for a recorded play. */
export const givenPoints = (play: Play): readonly [number, number] | null =>
  play.type === GIVEN ? [play.int_1 ?? 0, play.int_2 ?? 0] : null
