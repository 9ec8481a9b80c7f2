import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { documentSchemas } from '../../shared-schema/replication/schemas.ts'
import { EPOCH } from '../../shared-schema/replication/scope.ts'

/**
 * The digest of the three stored schemas in each epoch. That of a released epoch never changes.
 */
const digests: Readonly<Record<number, string>> = {
  1: '965805519fd9f08132de07e1044faa45aed2aaacd9d9bfdaf6a6eaa167d3b5c1',
  2: '3f466e86dd558999b4e843d5cb98991493632b8783f2d2421bb7918635d939df',
  3: 'bb96dfd135fe26f6daac3dc1cb68062ce5b2eb28553f2c3e1ec146ffc59d9031',
}

// A tablet that has documents stored under one schema does not open them under another one.
test('the stored schemas are those of their epoch', () => {
  const digest = createHash('sha256').update(JSON.stringify(documentSchemas)).digest('hex')
  expect(
    digest,
    `The schemas of the stored documents have changed: a new kind of entry, or another field. Raise EPOCH in
shared-schema/replication/scope.ts, so that tablets begin a new database and send what they have not sent yet, and note
the digest of the new epoch here. Only a schema that was never released may change within its epoch.`,
  ).toBe(digests[EPOCH])
})

test('the page for programs has the addresses of the present epoch', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/clients.md'), 'utf8')
  const named = page.matchAll(/(?:catalog|entries|results|replication)\/(\d+)\/|The `(\d+)` is the version/g)
  const epochs = [...named].map(([, inPath, inText]) => Number(inPath ?? inText))
  expect(epochs.length).toBeGreaterThan(3)
  expect(new Set(epochs)).toEqual(new Set([EPOCH]))
})

// RxDB's memory storage of other programs lays out its indexes by these, and refuses a schema without them.
test('each indexed number has a step, and a least and greatest value', () => {
  const numbers = Object.entries(documentSchemas).flatMap(([collection, { indexes, properties }]) =>
    indexes
      .map(name => ({ name: `${collection}.${name}`, property: properties[name] }))
      .filter(({ property }) => property && 'type' in property && property.type === 'integer'),
  )
  expect(numbers.map(({ name }) => name)).toEqual(['entries.game_id', 'results.game_id'])
  for (const { property } of numbers) {
    expect(property).toMatchObject({ multipleOf: 1, maximum: 2_147_483_647 })
    expect(property).toHaveProperty('minimum')
  }
})
