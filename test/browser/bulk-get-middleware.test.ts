/** @module-tag long */
import { expect, test } from 'vitest'
import { dexiePage } from '../support/dexie-page.ts'

const inPage = dexiePage('bulk-get-middleware.ts')

test('of many documents those that are there are found, in the order asked for, and the transaction goes on', async () => {
  const found = await inPage<[unknown[], unknown[], number]>(`(async () => {
    const [{ Dexie }, { bulkGetMiddleware }] = await Promise.all([import('/dexie.js'), import('/tested.js')])
    const database = new Dexie('documents')
    database.use(bulkGetMiddleware)
    database.version(1).stores({ docs: 'id' })
    const documents = database.table('docs')
    const keys = Array.from({ length: 120 }, (_, index) => 'game/' + (index * 7 % 120))
    return database.transaction('rw', documents, async () => {
      const before = await documents.bulkGet(keys)
      await documents.bulkPut(keys.filter((_, index) => index % 3 === 0).map(id => ({ id })))
      const after = await documents.bulkGet(keys)
      await documents.put({ id: 'the last' })
      return [before.map(one => one?.id ?? null), after.map(one => one?.id ?? null), await documents.count()]
    })
  })()`)
  const keys = Array.from({ length: 120 }, (_, index) => `game/${(index * 7) % 120}`)
  expect(found).toEqual([keys.map(() => null), keys.map((key, index) => (index % 3 === 0 ? key : null)), 41])
})
