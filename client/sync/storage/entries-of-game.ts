import type { RxDocument } from 'rxdb'
import { entry, type Entry, type EntryDocument } from '../../../shared-schema/replication/entry.ts'

/** A stored document's object changes with every revision, so each revision is read once. */
const known = new WeakMap<RxDocument<EntryDocument>, Entry | null>()

/** The readable entries, without those of a kind unknown to this version. */
export function readEntries(documents: readonly RxDocument<EntryDocument>[]): Entry[] {
  return documents.flatMap(document => {
    const read = known.get(document) ?? entry.safeParse(document.toJSON()).data ?? null
    known.set(document, read)
    return read ? [read] : []
  })
}
