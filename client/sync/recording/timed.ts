import type { EntryOf } from '../../../shared-schema/replication/entry.ts'
import { gameSeconds } from '../../../shared-schema/scoring/clock-face.ts'
import { playedUntil, type GameClock, type Moment } from '../../../shared-schema/scoring/game-clock.ts'
import type { GameStructure } from '../../../shared-schema/sports/model/game-structure.ts'
import type { Recording } from './recorder.ts'

/** The clock of a game at the time of a recording. */
export interface KnownClock {
  readonly structure: GameStructure
  readonly clock: GameClock | null
}

/** The recording of a clock that runs or stops now. @param played milliseconds on the clock */
export const clockSet = (
  runs: boolean,
  played: number,
  { at, ahead }: Moment,
): { kind: 'clock'; data: EntryOf<'clock'>['data'] } => ({
  kind: 'clock',
  data: { runs, played: Math.max(0, Math.round(played)), at, ahead },
})

/** The recording, with the time on the game clock if it is a new play and a clock is kept. */
export function timed<R extends Recording>(recording: R, { structure, clock }: KnownClock, now: Moment): R {
  // An entry inserted at an earlier place happened at another time.
  if (recording.kind !== 'play' || !clock || (recording.after ?? null) !== null) return recording
  const { data } = recording
  if (data.replaces !== null || data.int_4 !== null) return recording
  return {
    ...recording,
    data: { ...data, int_4: gameSeconds(structure, clock.period, playedUntil(clock, now)) },
  }
}
