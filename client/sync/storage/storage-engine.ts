import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'
import { watchForClosing } from '../../base/device/full-disk.ts'
import { bulkGetMiddleware } from './bulk-get-middleware.ts'
import { readAtOnce, type DexieStorage } from './read-at-once.ts'

/**
 * IndexedDB, set to report a write as done only when it is on the disk: a tap must survive a tablet whose
 * battery dies. In development every document is checked against its schema; not in production, where the
 * Content-Security-Policy forbids the compiled checks.
 */
export async function storageEngine(): Promise<DexieStorage> {
  const storage = readAtOnce(
    getRxStorageDexie({
      chromeTransactionDurability: 'strict',
      onCreate: database => {
        database.use(bulkGetMiddleware)
        watchForClosing(database)
      },
    }),
  )
  if (!import.meta.env.DEV) return storage
  const { wrappedValidateAjvStorage } = await import('rxdb/plugins/validate-ajv')
  return wrappedValidateAjvStorage({ storage })
}
