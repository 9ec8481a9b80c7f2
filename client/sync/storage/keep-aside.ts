import type { RxStorage } from 'rxdb'
import { entryEnvelope, type EntryDocument } from '../../../shared-schema/replication/entry.ts'

/**
 * Copies entries elsewhere before the server's tombstones for them are stored: a settled game leaves the
 * tablet, but a server that later comes back with less may need its entries.
 * @param keep resolves once they are stored elsewhere
 */
export function keepAside<Internals, Options>(
  storage: RxStorage<Internals, Options>,
  keep: (entries: readonly EntryDocument[]) => Promise<void>,
): RxStorage<Internals, Options> {
  return {
    get name() {
      return storage.name
    },
    rxdbVersion: storage.rxdbVersion,
    createStorageInstance: async params => {
      const instance = await storage.createStorageInstance(params)
      if (params.collectionName !== 'entries') return instance
      const write = instance.bulkWrite.bind(instance)
      instance.bulkWrite = async (rows, context) => {
        const gone = rows.flatMap(({ previous, document }) =>
          previous && !previous._deleted && document._deleted
            ? (entryEnvelope.safeParse(previous).data ?? [])
            : [],
        )
        if (gone.length > 0) await keep(gone)
        return write(rows, context)
      }
      return instance
    },
  }
}
