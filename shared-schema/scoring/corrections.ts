import { correctedBy, type Entry, type EntryOf } from '../replication/entry.ts'
import type { EntryKind } from '../replication/entry-kinds.ts'
import { withdrawnIn } from './withdrawn.ts'

/** An entry in its place: where it was first recorded, and the entry that holds its present content. */
export interface CurrentEntry<K extends EntryKind = EntryKind> {
  readonly root: Entry
  readonly entry: EntryOf<K>
}

/**
 * Applies withdrawals and corrections. A withdrawn entry is gone together with its corrections; a withdrawn
 * correction gives the content before it back; the last correction in order holds. What takes an entry back can
 * be taken back itself.
 * @returns what is in effect and what was taken back, in order, and the corrections of entries that are not
 *   there
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
