import { OFFICE, type Entry, type EntryOf } from '../../../shared-schema/replication/entry.ts'

/**
 * The ids of the entries of a game that stand on the sheet that counts. Said once more, by recursion and
 * apart from the program, so that a program that merges two sheets has something to disagree with.
 */
export function entriesOnSheet(entries: readonly Entry[]): Set<string> {
  const claims = entries.filter(entry => entry.kind === 'claim')
  const [winner] = claims.toSorted((a, b) => b.data.term - a.data.term || (a.id < b.id ? 1 : -1))
  return new Set(winner ? [...before(winner), ...of(winner, Infinity)] : [])

  /** The entries that a claim's device recorded under it, up to a counter. */
  function of(claim: EntryOf<'claim'>, end: number): string[] {
    return entries
      .filter(
        entry =>
          entry.device_id === claim.device_id && entry.counter >= claim.counter && entry.counter <= end,
      )
      .map(entry => entry.id)
  }

  /** The entries that a claim continues. */
  function before(claim: EntryOf<'claim'>): string[] {
    const last = tabletEntry(claim.after)
    if (!last) return []
    const [under] = claims
      .filter(
        other =>
          other.device_id === last.device_id &&
          other.counter <= last.counter &&
          other.data.term < claim.data.term,
      )
      .toSorted((a, b) => b.counter - a.counter)
    return under ? [...before(under), ...of(under, last.counter)] : []
  }

  function tabletEntry(id: string | null): Entry | undefined {
    const entry = entries.find(other => other.id === id)
    return entry?.device_id === OFFICE ? tabletEntry(entry.after) : entry
  }
}
