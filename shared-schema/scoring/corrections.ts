import { correctedBy, type Entry, type EntryOf } from '../replication/entry.ts'
import type { EntryKind } from '../replication/entry-kinds.ts'
import { withdrawnIn } from './withdrawn.ts'

/**
 * An entry in its place: the first entry, which gives the place, and the entry that holds the present
 * content.
 */
export interface CurrentEntry<K extends EntryKind = EntryKind> {
  readonly root: Entry
  readonly entry: EntryOf<K>
}

/**
 * Applies withdrawals and corrections. A withdrawn entry is gone together with its corrections; withdrawing a
 * correction restores the content before it; the last correction in order holds. A withdrawal can be
 * withdrawn itself.
 * @returns the entries in effect and those taken back, in order, and the corrections of entries that are
 *   missing
 */
export function currentEntries(ordered: readonly Entry[]): {
  effective: CurrentEntry[]
  undone: CurrentEntry[]
  dangling: Entry[]
} {
  const withdrawn = withdrawnIn(ordered)
  const roots = new Set(ordered.filter(entry => correctedBy(entry) === null).map(entry => entry.id))
  const latest = new Map<string, Entry>()
  const dangling: Entry[] = []
  for (const entry of ordered) {
    const root = correctedBy(entry)
    if (root === null || withdrawn.has(entry.id)) continue
    if (roots.has(root)) latest.set(root, entry)
    else dangling.push(entry)
  }
  const current = ordered
    .filter(({ id }) => roots.has(id))
    .map(root => ({ root, entry: sameKind(root, latest.get(root.id)) }))
  return {
    effective: current.filter(({ root }) => !withdrawn.has(root.id)),
    undone: current.filter(({ root }) => withdrawn.has(root.id)),
    dangling,
  }
}

function sameKind(root: Entry, correction: Entry | undefined): Entry {
  return correction?.kind === root.kind ? correction : root
}
