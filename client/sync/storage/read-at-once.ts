import {
  getPrimaryFieldOfPrimaryKey,
  getQueryMatcher,
  getSortComparator,
  type DexieSettings,
  type DexieStorageInternals,
  type RxDocumentData,
  type RxQueryPlan,
  type RxStorage,
  type RxStorageDefaultCheckpoint,
  type RxStorageInstance,
} from 'rxdb'
import {
  dexieReplaceIfStartsWithPipe,
  fromDexieToStorage,
  getKeyRangeByQueryPlan,
} from 'rxdb/plugins/storage-dexie'

/** IndexedDB through Dexie. */
export type DexieStorage = RxStorage<DexieStorageInternals, DexieSettings>

/**
 * Reads the documents for a query or a replication in one piece. RxDB's storage moves a cursor from document
 * to document, with an event per step, and starts again at the first of the documents of one write whenever a
 * replication asks for its next hundred: a slow tablet took ten times as long, several seconds.
 */
export function readAtOnce(storage: DexieStorage): DexieStorage {
  return {
    name: storage.name,
    rxdbVersion: storage.rxdbVersion,
    createStorageInstance: async params => {
      const instance = await storage.createStorageInstance(params)
      const query = instance.query.bind(instance)
      instance.query = async prepared => {
        const { query: asked, queryPlan: plan } = prepared
        // With a limit, a cursor reads no more than needed.
        if (asked.limit !== undefined || asked.skip) return query(prepared)
        const range = rangeOf((await instance.internals).booleanIndexes, plan)
        if (!range) return { documents: [] }
        const documents = await read(instance, plan.index, range)
        const matches = plan.selectorSatisfiedByIndex ? null : getQueryMatcher(instance.schema, asked)
        const found = matches ? documents.filter(matches) : documents
        return {
          documents: plan.sortSatisfiedByIndex
            ? found
            : found.sort(getSortComparator(instance.schema, asked)),
        }
      }
      const id = getPrimaryFieldOfPrimaryKey(instance.schema.primaryKey)
      instance.getChangedDocumentsSince = async (limit, since?: RxStorageDefaultCheckpoint) => {
        const checkpoint = since ?? { id: '', lwt: 0 }
        const later = IDBKeyRange.bound([checkpoint.lwt, checkpoint.id], [Infinity], true)
        const documents = await read(instance, ['_meta.lwt', id], later, limit)
        const last = documents.at(-1)
        return { documents, checkpoint: last ? { id: last[id], lwt: last._meta.lwt } : checkpoint }
      }
      return instance
    },
  }
}

/** The documents in a range of an index, in its order, as RxDB's storage returns them. */
async function read<T>(
  { internals }: RxStorageInstance<T, DexieStorageInternals, DexieSettings>,
  index: readonly string[],
  range: IDBKeyRange,
  limit = Infinity,
): Promise<RxDocumentData<T>[]> {
  const { dexieTable, booleanIndexes } = await internals
  const rows: unknown[] = await dexieTable
    .where(`[${index.map(dexieReplaceIfStartsWithPipe).join('+')}]`)
    .between(range.lower, range.upper, !range.lowerOpen, !range.upperOpen)
    .limit(limit)
    .toArray()
  return rows.map(row => fromDexieToStorage<T>(booleanIndexes, row))
}

/** The range of an index that a query has to read; null if it asks for an impossible key. */
function rangeOf(booleanIndexes: string[], plan: RxQueryPlan): IDBKeyRange | null {
  try {
    const range: unknown = getKeyRangeByQueryPlan(booleanIndexes, plan, IDBKeyRange)
    return range instanceof IDBKeyRange ? range : null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataError') return null
    throw error
  }
}
