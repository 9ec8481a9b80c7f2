import type { Entry } from '../../../shared-schema/replication/entry.ts'
import { orderEntries, type OrderedEntries } from '../../../shared-schema/scoring/order.ts'

const known = new WeakMap<readonly Entry[], OrderedEntries>()

/** The list that was put in order last: what is read anew is mostly the same. */
let last: readonly Entry[] = []

/**
 * The entries of a game in order, once for each list: a tap asks for it for the score, the play-by-play, what
 * Undo takes back and who keeps the score.
 * @param entries a list that is not changed any more
 */
export function orderOf(entries: readonly Entry[]): OrderedEntries {
  const order = known.get(entries) ?? (isLast(entries) ? known.get(last) : undefined) ?? orderEntries(entries)
  known.set(entries, order)
  last = entries
  return order
}

const isLast = (entries: readonly Entry[]): boolean =>
  entries.length === last.length && entries.every((entry, index) => entry === last[index])
