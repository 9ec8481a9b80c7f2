import { correctedBy, isOnSheet, OFFICE, type Entry } from '../replication/entry.ts'

/**
 * Moves each entry that was recorded later for an earlier place of the game to that place: right after the
 * entry that it names. It stays put if that entry does not count or comes after it, so no entry can wait for
 * itself.
 * @param asRecorded the entries that count, in the order in which they were recorded
 * @param settled those whose order the office has decided
 */
export function placeInserted(asRecorded: readonly Entry[], settled: ReadonlySet<Entry>): readonly Entry[] {
  const isInserted = (entry: Entry): boolean =>
    entry.after !== null &&
    entry.device_id !== OFFICE &&
    isOnSheet(entry) &&
    correctedBy(entry) === null &&
    !settled.has(entry)
  if (!asRecorded.some(isInserted)) return asRecorded
  const placed: Entry[] = []
  for (const entry of asRecorded) {
    const before = isInserted(entry) ? placed.findIndex(({ id }) => id === entry.after) : -1
    if (before === -1) placed.push(entry)
    else placed.splice(before + 1, 0, entry)
  }
  return placed
}
