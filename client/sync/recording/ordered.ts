import type { Entry } from '../../../shared-schema/replication/entry.ts'
import { orderEntries, type OrderedEntries } from '../../../shared-schema/scoring/order.ts'

const known = new WeakMap<readonly Entry[], OrderedEntries>()

/** The last ordered list: a new read usually gives the same entries. */
let last: readonly Entry[] = []

/**
 * The entries of a game in order, computed once per list: one tap needs it for the score, the play-by-play,
 * Undo and the scorekeeper.
 * @param entries a list that no longer changes
 */
export function orderOf(entries: readonly Entry[]): OrderedEntries {
  const order = known.get(entries) ?? (isLast(entries) ? known.get(last) : undefined) ?? orderEntries(entries)
  known.set(entries, order)
  last = entries
  return order
}

const isLast = (entries: readonly Entry[]): boolean =>
  entries.length === last.length && entries.every((entry, index) => entry === last[index])
