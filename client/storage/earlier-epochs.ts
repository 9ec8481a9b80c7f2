import { Dexie } from 'dexie'
import { z } from 'zod'
import { entry, type Entry } from '../../shared-schema/replication/entry.ts'
import { EPOCH, type Scope } from '../../shared-schema/replication/scope.ts'
import { databaseName } from './database-name.ts'
import type { TakenIn } from '../handover/taken-in.ts'
import type { ScopeDatabase } from './documents.ts'
import { removeDatabases } from './remove-databases.ts'

const note = z.object({ itemId: z.string(), isCheckpoint: z.literal('0') })
const stored = z.looseObject({ id: z.string(), device_id: z.string(), _deleted: z.union([z.boolean(), z.string()]) })

/**
 * Brings entries that an earlier version of the app recorded, or was handed, and never sent into this epoch's
 * database; everything else is fetched anew. What this version cannot read stays where it is, for
 * a later one.
 */
export async function moveFromEarlierEpochs(scope: Scope, database: ScopeDatabase, deviceId: string, takenIn: TakenIn): Promise<void> {
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  for (let epoch = EPOCH - 1; epoch >= 1; epoch--) {
    const prefix = `rxdb-dexie-${databaseName(scope, epoch)}--`
    const own = names.filter(name => name.startsWith(prefix))
    const entries = own.find(name => name.endsWith('--entries'))
    if (entries === undefined) continue
    const sent = await sentIds(own.filter(name => name.includes('--rx-replication-meta-')))
    const unsent = (await documentsOf(entries)).flatMap(document => stored.safeParse(document).data ?? [])
      .filter(({ id, device_id, _deleted }) => (device_id === deviceId || takenIn.has(id)) && (_deleted === false || _deleted === '0') && !sent.has(id))
    const read = unsent.flatMap((document): Entry[] => {
      const known = entry.safeParse(document)
      return known.success ? [known.data] : []
    })
    // An entry that an interrupted move brought over already is left as it is.
    await database.entries.bulkInsert(read)
    if (read.length === unsent.length) await removeDatabases(databaseName(scope, epoch))
  }
}

async function sentIds(names: readonly string[]): Promise<Set<string>> {
  const notes = await Promise.all(names.map(documentsOf))
  return new Set(notes.flat().flatMap(document => note.safeParse(document).data?.itemId ?? []))
}

/** What an IndexedDB database of RxDB holds, read without RxDB, which knows no other schema than the present one. */
async function documentsOf(name: string): Promise<unknown[]> {
  const database = new Dexie(name)
  try {
    await database.open()
    return await database.table<unknown>('docs').toArray()
  } finally {
    database.close()
  }
}
