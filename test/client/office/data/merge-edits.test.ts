import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeEdits } from '../../../../client/office/data/merge-edits.ts'

const record = fc.record({ a: fc.integer({ max: 3, min: 0 }), b: fc.integer({ max: 3, min: 0 }) })

test('a field that one person wrote is theirs, and every other as it is stored now', () => {
  expect(mergeEdits({ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 })).toEqual({
    values: { a: 2, b: 3 },
    unsent: { a: 2 },
    conflicts: [],
  })
})

test('a field that both wrote is told, unless they wrote the same', () => {
  expect(mergeEdits({ a: 1, b: 1 }, { a: 2, b: 2 }, { a: 3, b: 2 })).toEqual({
    values: { a: 2, b: 2 },
    unsent: { a: 2 },
    conflicts: ['a'],
  })
})

test('nothing that was written is lost, and nothing of others is sent back', () => {
  fc.assert(
    fc.property(record, record, record, (base, mine, theirs) => {
      const { values, unsent } = mergeEdits(base, mine, theirs)
      for (const name of ['a', 'b'] as const) {
        expect(values[name]).toBe(mine[name] === base[name] ? theirs[name] : mine[name])
        expect(name in unsent).toBe(mine[name] !== base[name] && mine[name] !== theirs[name])
      }
    }),
  )
})
