import fc from 'fast-check'
import { expect, test } from 'vitest'
import { betweenLaterPools } from '../../../shared-schema/rules/standings/between-later-pools.ts'

const lines = (...places: readonly number[]) => places.map(place => ({ place }))
const none = new Set<number>()
const given = (list: readonly { readonly place: number }[]) => list.map(({ place }) => place)

test('later pools have the places that they play for, and all others those between them', () => {
  const tiers = [
    { first_place: 5, lines: lines(1, 2) },
    { first_place: 1, lines: lines(1, 1) },
  ]
  expect(given(betweenLaterPools(tiers, lines(1, 2, 2, 4), none))).toEqual([1, 1, 5, 6, 3, 4, 4, 8])
})

test('teams that share a place share the first one that is free for them', () => {
  const tiers = [{ first_place: 2, lines: lines(1, 2) }]
  expect(given(betweenLaterPools(tiers, lines(1, 1), none))).toEqual([2, 3, 1, 1])
})

test('everybody has the best free place of their own if nobody shares one', () => {
  const tier = fc.record({
    first_place: fc.integer({ min: 1, max: 20 }),
    size: fc.integer({ min: 0, max: 5 }),
  })
  fc.assert(
    fc.property(
      fc.array(tier),
      fc.nat(8),
      fc.uniqueArray(fc.integer({ min: 1, max: 20 })),
      (tiers, others, taken) => {
        const upTo = (size: number) => lines(...Array.from({ length: size }, (_, at) => at + 1))
        const all = betweenLaterPools(
          tiers.map(({ first_place, size }) => ({ first_place, lines: upTo(size) })),
          upTo(others),
          new Set(taken),
        )
        const free = upTo(all.length + taken.length).flatMap(({ place }) =>
          taken.includes(place) ? [] : place,
        )
        expect(given(all).toSorted((one, other) => one - other)).toEqual(free.slice(0, all.length))
      },
    ),
  )
})
