/** @module-tag long */
import { describe, expect, test } from 'vitest'
import { dexiePage } from '../support/dexie-page.ts'

const inPage = dexiePage('idle-indexes.ts')

/** As RxDB declares them. */
const declared = 'id, [_deleted+id], [_deleted+family+id], [_meta.lwt+id], _meta.lwt'

interface Opened {
  readonly indexes: readonly string[]
  readonly documents: number
}

/** Opens the database of a collection in turns, each time with or without the idle indexes, and adds a document. */
const opened = (name: string, ...ways: readonly ('all' | 'needed')[]): Promise<Opened[]> =>
  inPage(`(async () => {
    const [{ Dexie }, { leaveOutIdleIndexes }] = await Promise.all([import('/dexie.js'), import('/tested.js')])
    const found = []
    for (const [index, way] of ${JSON.stringify(ways)}.entries()) {
      const database = new Dexie('${name}')
      if (way === 'needed') leaveOutIdleIndexes(database, '${name}')
      database.version(1).stores({ docs: '${declared}', attachments: 'id' })
      await database.open()
      await database.table('docs').put({ id: 'team/' + index, family: 'teams', _deleted: '0', _meta: { lwt: index } })
      const store = database.backendDB().transaction('docs').objectStore('docs')
      found.push({
        indexes: [...store.indexNames],
        documents: await database.table('docs').where('[_deleted+family+id]').between(['0', 'teams'], ['0', 'teams', []]).count(),
      })
      database.close()
    }
    return found
  })()`)

describe('a collection on the tablet has the indexes that something reads', () => {
  test.each([
    ['catalog', ['[_deleted+family+id]']],
    ['entries', ['[_deleted+family+id]', '[_meta.lwt+id]']],
    ['rx-replication-meta-1', ['[_deleted+family+id]']],
    ['_rxdb_internal', ['[_deleted+family+id]', '[_deleted+id]', '[_meta.lwt+id]', '_meta.lwt']],
  ])('%s', async (collection, indexes) => {
    expect(await opened(`rxdb-dexie-sideline--0--${collection}`, 'needed')).toEqual([
      { indexes, documents: 1 },
    ])
  })

  test('a database that has them all is opened as it is, by this version and again by the one before', async () => {
    const found = await opened('rxdb-dexie-sideline--0--results', 'all', 'needed', 'all')
    expect(found.map(({ documents }) => documents)).toEqual([1, 2, 3])
    expect(found.map(({ indexes }) => indexes.length)).toEqual([4, 4, 4])
  })

  test('a database without them is opened by the version before, and then by this one', async () => {
    const found = await opened('rxdb-dexie-sideline-2--0--results', 'needed', 'all', 'needed')
    expect(found.map(({ documents }) => documents)).toEqual([1, 2, 3])
  })
})
