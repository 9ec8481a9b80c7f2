import type { Entry } from '../../../shared-schema/replication/entry.ts'
import type { ScopeDatabase } from '../storage/documents.ts'
import type { TakenIn } from '../storage/taken-in.ts'
import { t } from '../../texts/t.ts'

/** The entries of a hand-over that were new to this device, and the number of those already here. */
export interface Stored {
  readonly fresh: readonly string[]
  readonly known: number
}

/** Stores entries of other devices as entries to send from here: all of them or, if that fails, none. */
export async function storeHanded(
  database: ScopeDatabase,
  takenIn: TakenIn,
  entries: readonly Entry[],
): Promise<Stored> {
  const unique = new Map(entries.map(entry => [entry.id, entry]))
  // Deleted ones too: they were here, and left with their game once the office had counted it.
  const here = await database.entries.storageInstance.findDocumentsById([...unique.keys()], true)
  for (const { id } of here) unique.delete(id)
  const fresh = [...unique.keys()]
  if (fresh.length === 0) return { fresh, known: here.length }
  await takenIn.add(fresh)
  const { error } = await database.entries.bulkInsert([...unique.values()])
  // 409: it arrived from the server at the same moment.
  if (error.some(({ status }) => status !== 409)) throw new Error(t('device.handoverNotStored'))
  return { fresh, known: here.length }
}
