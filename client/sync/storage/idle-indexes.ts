import type { Dexie } from 'dexie'

/** For removing deleted documents for good, which we never do, and for collections without an index of their own. */
const NEVER_READ = ['_meta.lwt', '[_deleted+id]']
/** Only read to send documents. */
const ORDER_OF_WRITING = '[_meta.lwt+id]'

/** RxDB searches its list of collections, which is short. */
const isListOfCollections = (name: string): boolean => name.endsWith('--_rxdb_internal')
/** A tablet sends entries and nothing else. */
const isSent = (name: string): boolean => name.endsWith('--entries')

/** Whether all documents of a collection come from the server. */
export const isReceivedOnly = (collection: string): boolean => ['catalog', 'results'].includes(collection)

/**
 * Leaves out the indexes that RxDB declares for every collection and that nothing reads. IndexedDB writes each
 * index of each document: they took more than a quarter of the work of storing an event.
 *
 * A database that has them already keeps them: Dexie adds missing indexes, and removes none.
 */
export function leaveOutIdleIndexes(database: Dexie, name: string): void {
  if (isListOfCollections(name)) return
  const idle = isSent(name) ? NEVER_READ : [...NEVER_READ, ORDER_OF_WRITING]
  const declareVersion = database.version.bind(database)
  database.version = number => {
    const version = declareVersion(number)
    const declareStores = version.stores.bind(version)
    version.stores = ({ docs, ...others }) => {
      const indexes = docs?.split(', ').filter(index => !idle.includes(index))
      return declareStores(indexes ? { ...others, docs: indexes.join(', ') } : others)
    }
    return version
  }
}
