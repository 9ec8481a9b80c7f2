import type { EntryOf } from '../replication/entry.ts'

type CheckInEntry = EntryOf<'check_in'>

/** Of the check-ins of each team and player at one game, the one that counts. */
export class CheckIns {
  readonly #latest = new Map<string, CheckInEntry>()

  /**
   * Of two check-ins of one turn, from tablets that did not know of each other, the higher id counts: every
   * reader picks the same.
   */
  add(entry: CheckInEntry): void {
    const key = keyOf(entry.data)
    const before = this.#latest.get(key)
    if (!before || isAfter(entry, before)) this.#latest.set(key, entry)
  }

  /** By team and player. */
  counting(): CheckInEntry[] {
    return [...this.#latest.values()].sort(
      (a, b) => a.data.team_id - b.data.team_id || (a.data.player_id ?? 0) - (b.data.player_id ?? 0),
    )
  }

  /** The turn of the next check-in of a team or player. */
  nextTurn(of: Pick<CheckInEntry['data'], 'team_id' | 'player_id'>): number {
    return (this.#latest.get(keyOf(of))?.data.turn ?? 0) + 1
  }
}

const keyOf = ({ team_id, player_id }: Pick<CheckInEntry['data'], 'team_id' | 'player_id'>): string =>
  `${team_id}/${player_id ?? ''}`

const isAfter = (a: CheckInEntry, b: CheckInEntry): boolean =>
  a.data.turn === b.data.turn ? a.id > b.id : a.data.turn > b.data.turn
