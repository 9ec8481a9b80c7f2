import { expect, test } from 'vitest'
import { z } from 'zod'
import { pictureOf } from '../../../../client/office/data/pictures.ts'
import { answerOf } from '../../../../client/office/data/queries.ts'
import { shapeKey } from '../../../../client/office/data/shape-key.ts'
import { organization } from '../../../../client/office/data/shapes.ts'

const league = z.object({ id: z.int(), name: z.string() })

test.each([
  [league, 'id,name'],
  [z.object({ season: z.object({ name: z.string(), league }) }), 'season{name,league{id,name}}'],
  [z.object({ teams: z.array(league).nullable(), site: league.optional() }), 'teams{id,name},site{id,name}'],
  [z.array(league), 'id,name'],
  [z.undefined(), ''],
])('a shape is named by what it reads: case %#', (shape, named) => {
  expect(shapeKey(shape)).toBe(named)
})

test('what a picture reads of a record is kept apart from what its page reads', () => {
  const address = '/v1/organizations/1/'
  expect(pictureOf('organizations', 1).queryKey).not.toEqual(answerOf(address, organization).queryKey)
})

test('what is read alike is read once', () => {
  const address = '/v1/organizations/1/'
  expect(answerOf(address, organization).queryKey).toEqual(answerOf(address, organization).queryKey)
})
