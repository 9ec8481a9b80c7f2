import type { EntryOf } from '../../../shared-schema/replication/entry.ts'
import { gameSeconds } from '../../../shared-schema/scoring/clock-face.ts'
import { playedUntil, type GameClock, type Moment } from '../../../shared-schema/scoring/game-clock.ts'
import type { GameStructure } from '../../../shared-schema/sports/model/game-structure.ts'
import type { Recording } from './recorder.ts'

/** What is known of the clock of a game when something is recorded. */
export interface KnownClock {
  readonly structure: GameStructure
  readonly clock: GameClock | null
}

/** The recording of a clock that runs or stands from now on. @param played milliseconds that it shows */
export const clockSet = (
  runs: boolean,
  played: number,
  { at, ahead }: Moment,
): { kind: 'clock'; data: EntryOf<'clock'>['data'] } => ({
  kind: 'clock',
  data: { runs, played: Math.max(0, Math.round(played)), at, ahead },
})

/**
 * What is recorded, with the time on the clock of the game if it is a play that is new and a clock is kept.
 */
export function timed<R extends Recording>(recording: R, { structure, clock }: KnownClock, now: Moment): R {
  // What is inserted at an earlier place happened at another time.
  if (recording.kind !== 'play' || !clock || (recording.after ?? null) !== null) return recording
  const { data } = recording
  if (data.replaces !== null || data.int_4 !== null) return recording
  return {
    ...recording,
    data: { ...data, int_4: gameSeconds(structure, clock.period, playedUntil(clock, now)) },
  }
}
