import type { EntryOf } from '../replication/entry.ts'

type CheckInEntry = EntryOf<'check_in'>

/** Of the check-ins of each team and player for each day at one game, the one that counts. */
export class CheckIns {
  readonly #latest = new Map<string, CheckInEntry>()

  add(entry: CheckInEntry): void {
    const { team_id, player_id, day } = entry.data
    const key = `${team_id}/${player_id ?? ''}/${day}`
    const before = this.#latest.get(key)
    if (!before || isAfter(entry, before)) this.#latest.set(key, entry)
  }

  /** By team, player and day. */
  counting(): CheckInEntry[] {
    return [...this.#latest.values()].sort(
      (a, b) =>
        a.data.team_id - b.data.team_id ||
        (a.data.player_id ?? 0) - (b.data.player_id ?? 0) ||
        a.data.day.localeCompare(b.data.day),
    )
  }
}

const isAfter = (a: CheckInEntry, b: CheckInEntry): boolean =>
  outranks(a.data, b.data) || (!outranks(b.data, a.data) && a.id > b.id)

/** A check-in with its turn. */
interface Turned {
  readonly turn: number
  readonly is_here: boolean
}

/**
 * Whether a check-in counts rather than another one of the same team or player. Of two of one turn, from tablets
 * that did not know of each other, the one that says "here" does: somebody was seen.
 */
export const outranks = (a: Turned, b: Turned): boolean =>
  a.turn === b.turn ? a.is_here && !b.is_here : a.turn > b.turn
