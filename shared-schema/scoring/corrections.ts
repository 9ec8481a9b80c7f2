import type { Entry, EntryKind, EntryOf } from '../replication/entry.ts'

/** An entry in its place: where it was first recorded, and the entry that holds its present content. */
export interface CurrentEntry<K extends EntryKind = EntryKind> {
  readonly root: Entry
  readonly entry: EntryOf<K>
}

/**
 * Applies withdrawals and corrections. A withdrawn entry is gone together with its corrections; a
 * withdrawn correction gives the content before it back; the last correction in order holds.
 * @returns what is in effect, in order, and the corrections of entries that are not there
 */
export function currentEntries(ordered: readonly Entry[]): { effective: CurrentEntry[]; dangling: Entry[] } {
  const withdrawn = new Set(ordered.flatMap(entry => (entry.kind === 'withdrawal' ? [entry.data.entry_id] : [])))
  const roots = new Set(ordered.filter(entry => replacedBy(entry) === null).map(entry => entry.id))
  const latest = new Map<string, Entry>()
  const dangling: Entry[] = []
  for (const entry of ordered) {
    const root = replacedBy(entry)
    if (root === null || withdrawn.has(entry.id)) continue
    if (roots.has(root)) latest.set(root, entry)
    else dangling.push(entry)
  }
  const effective = ordered
    .filter(entry => roots.has(entry.id) && !withdrawn.has(entry.id))
    .map(root => ({ root, entry: sameKind(root, latest.get(root.id)) }))
  return { effective, dangling }
}

function sameKind(root: Entry, correction: Entry | undefined): Entry {
  return correction?.kind === root.kind ? correction : root
}

function replacedBy(entry: Entry): string | null {
  return entry.kind === 'play' || entry.kind === 'spirit' ? entry.data.replaces : null
}
