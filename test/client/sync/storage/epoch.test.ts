import { expect, test } from 'vitest'
import { storedSchema } from '../../../../client/sync/storage/stored-schema.ts'
import { documentSchemas } from '../../../../shared-schema/replication/schemas.ts'
import { EPOCH } from '../../../../shared-schema/replication/scope.ts'

const word = (maxLength: number) => ({ type: 'string', maxLength })
const number = (minimum: number) => ({ type: 'integer', minimum, maximum: 2_147_483_647, multipleOf: 1 })

/**
 * RxDB refuses to open a database that was made with another schema: a tablet with unsent entries would no
 * longer start. So a change of the fields, keys or indexes of the replicated documents must raise EPOCH,
 * which gives every tablet a new database, and must change this test.
 */
test('the stored documents have the fields, keys and indexes that belong to this epoch', () => {
  expect(EPOCH).toBe(3)
  const { catalog, entries, results } = documentSchemas
  expect(storedSchema(catalog)).toMatchObject({
    properties: { id: word(100), family: word(30), record: {} },
    required: ['id', 'family', 'record'],
    indexes: ['family'],
  })
  expect(storedSchema(entries)).toMatchObject({
    properties: {
      id: word(36),
      game_id: number(1),
      device_id: {},
      counter: {},
      after: {},
      recorded_at: {},
      recorded_by: {},
      kind: {},
      data: {},
    },
    required: [
      'id',
      'game_id',
      'device_id',
      'counter',
      'after',
      'recorded_at',
      'recorded_by',
      'kind',
      'data',
    ],
    indexes: ['game_id'],
  })
  expect(storedSchema(results)).toMatchObject({
    properties: { id: word(100), game_id: number(0), kind: {}, data: {} },
    required: ['id', 'game_id', 'kind', 'data'],
    indexes: ['game_id'],
  })
  for (const schema of [catalog, entries, results]) {
    expect(Object.keys(storedSchema(schema).properties).sort()).toEqual([...schema.required].sort())
  }
})
