import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createRxDatabase, getChangedDocumentsSinceQuery, getQueryMatcher, type RxJsonSchema } from 'rxdb'
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory'
import { expect, test } from 'vitest'
import { getMingoQuery } from '../../../../client/sync/storage/query-matcher.ts'

const schema: RxJsonSchema<{ id: string }> = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: { id: { type: 'string', maxLength: 10 } },
}

const ids = fc.constantFrom('games', 'games/1', 'games/12', 'games0', 'Games', 'é', '')
const value = fc.oneof(fc.integer({ min: -2, max: 2 }), ids, fc.boolean(), fc.constant(null))
const limit = fc.oneof(fc.integer({ min: -2, max: 2 }), ids)
const asked = fc.oneof(
  value,
  value.map($eq => ({ $eq })),
  fc.array(value, { maxLength: 4 }).map($in => ({ $in })),
  fc
    .record({ $gt: limit, $lt: limit, $gte: limit, $lte: limit }, { requiredKeys: [] })
    .filter(bounds => Object.keys(bounds).length > 0),
)
const fields = fc.constantFrom('game_id', 'family', '_deleted', '_meta.lwt')
const plain = fc.dictionary(fields, asked)
const selectors = fc.oneof(
  plain,
  fc.tuple(plain, fc.array(plain, { minLength: 1, maxLength: 3 })).map(([all, $or]) => ({ ...all, $or })),
)
const documents = fc
  .record(
    { id: ids, game_id: value, family: value, _deleted: fc.boolean() },
    { requiredKeys: ['id', '_deleted'] },
  )
  .chain(fields =>
    fc.integer({ min: 0, max: 3 }).map(lwt => ({ ...fields, _attachments: {}, _meta: { lwt }, _rev: '1-a' })),
  )

type Document = typeof documents extends fc.Arbitrary<infer Found> ? Found : never

const expectTheSame = (selector: object, document: Document): void => {
  const library = getQueryMatcher(schema, { selector, sort: [], skip: 0 })
  expect(getMingoQuery(selector).test(document)).toBe(library(document))
}

test('a query finds what it finds by the library that RxDB has for it', () => {
  fc.assert(fc.property(selectors, documents, expectTheSame), { numRuns: 3000 })
})

test('so does what RxDB itself asks for: what has changed since', async () => {
  const database = await createRxDatabase({ name: 'query-matcher', storage: getRxStorageMemory() })
  const { things } = await database.addCollections({ things: { schema } })
  const checkpoints = fc.option(fc.record({ id: ids, lwt: fc.integer({ min: 0, max: 3 }) }), {
    nil: undefined,
  })
  fc.assert(
    fc.property(checkpoints, documents, (checkpoint, document) => {
      expectTheSame(getChangedDocumentsSinceQuery(things.storageInstance, 10, checkpoint).selector, document)
    }),
  )
  await database.close()
})

test('an operator that is not known is refused, and nothing in the app asks by one', () => {
  expect(() => getMingoQuery({ family: { $regex: 'game' } })).toThrow('$regex')
  expect(() => getMingoQuery({ $nor: [{ family: 'games' }] })).toThrow()
  const root = resolve(import.meta.dirname, '../../../../client')
  const operators = readdirSync(root, { encoding: 'utf8', recursive: true })
    .filter(name => /\.tsx?$/.test(name))
    .flatMap(name => readFileSync(resolve(root, name), 'utf8').match(/\$[a-z]+(?=:)/gi) ?? [])
  expect(operators).toContain('$gt')
  for (const operator of operators) expect(() => getMingoQuery({ id: { [operator]: 1 } })).not.toThrow()
})
