import type { Tx } from '../../database/transaction.ts'
import { minuteOf, timeAt } from '../../tournament/rounds/playing-hours.ts'

/** When the rounds of a tournament begin, one after another. */
export interface RoundTimes {
  readonly start_time: string
  /** In minutes, from start to start. */
  readonly time_between_rounds: number
  /** The start of the round that follows this number of rounds. */
  readonly startAfter: (rounds: number) => string
}

export async function roundTimes(tx: Tx, tournamentId: number, start_time: string): Promise<RoundTimes> {
  const { game_minutes, rest_minutes, timezone } = await tx
    .selectFrom('tournaments')
    .select(['game_minutes', 'rest_minutes', 'timezone'])
    .where('id', '=', tournamentId)
    .executeTakeFirstOrThrow()
  const time_between_rounds = game_minutes + rest_minutes
  return {
    start_time,
    time_between_rounds,
    startAfter: rounds => timeAt(minuteOf(start_time) + rounds * time_between_rounds, timezone),
  }
}
