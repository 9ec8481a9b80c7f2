import type { DBCore, DBCoreTable, Middleware } from 'dexie'

/** Fewer documents than this are looked up one by one. */
const MANY = 50

/** Dexie's number for a range of keys. Dexie declares an enum of these numbers, but does not ship it. */
const RANGE = 2

/**
 * Speeds up lookups of many documents. Dexie asks IndexedDB for one after the other, and RxDB looks every
 * document up twice before it writes it, although in a first sync none exists. So a single query first finds
 * out which of them exist.
 */
export const bulkGetMiddleware: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'absent-keys',
  create: core => ({ ...core, table: name => passingOverAbsent(core.table(name)) }),
}

function passingOverAbsent(table: DBCoreTable): DBCoreTable {
  return {
    ...table,
    getMany(request) {
      const keys: readonly unknown[] = request.keys
      if (keys.length < MANY || !keys.every(isText)) return table.getMany(request)
      const sorted = keys.toSorted() // by code units, as IndexedDB sorts
      const range = { type: RANGE, lower: sorted[0], upper: sorted.at(-1) }
      // Without await: Dexie's own promises keep the transaction.
      const query = { index: table.schema.primaryKey, range }
      // oxlint-disable-next-line typescript/no-unsafe-enum-assignment
      return table.query({ trans: request.trans, values: false, query }).then(({ result }) => {
        const there = new Set<unknown>(result)
        const present = keys.filter(key => there.has(key))
        if (present.length === 0) return keys.map(() => undefined)
        return table.getMany({ ...request, keys: present }).then((documents: unknown[]) => {
          const byKey = new Map(present.map((key, index) => [key, documents[index]]))
          return keys.map(key => byKey.get(key))
        })
      })
    },
  }
}

const isText = (key: unknown): key is string => typeof key === 'string'
