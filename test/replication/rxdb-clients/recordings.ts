import type { Random } from '../../../server/rules/random.ts'

/** A recording in a history. */
export interface Recording {
  /** After how long. */
  readonly ms: number
  /** On which client. */
  readonly client: number
  /** At which of its games, and for which team. */
  readonly game: number
  readonly team: 0 | 1
}

/** Goals at random moments until the faults end, in the order in which they are recorded. */
export function drawRecordings(
  random: Random,
  { clients, games, ms }: { readonly clients: number; readonly games: number; readonly ms: number },
): Recording[] {
  return Array.from({ length: random.between(120, 165) }, () => ({
    ms: random.between(0, ms),
    client: random.between(0, clients - 1),
    game: random.between(0, games - 1),
    team: random.pick([0, 1] as const),
  })).toSorted((one, other) => one.ms - other.ms)
}
