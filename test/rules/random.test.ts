import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { entryId } from '../../server/tools/demo/entry-id.ts'
import { Random } from '../../server/rules/random.ts'

const numbers = (random: Random, count: number): number[] =>
  Array.from({ length: count }, () => random.bits())

describe('chance from a seed', () => {
  test('gives the same numbers for the same seed, and others for another seed or part', () => {
    const all = [
      new Random(1),
      new Random(2),
      Random.forPart(1, 'rosters'),
      Random.forPart(1, 'games'),
      Random.forPart(2, 'games'),
    ]
    expect(numbers(new Random(1), 5)).toEqual(numbers(new Random(1), 5))
    expect(numbers(Random.forPart(1, 'games'), 5)).toEqual(numbers(Random.forPart(1, 'games'), 5))
    expect(new Set(all.map(random => random.bits())).size).toBe(all.length)
  })

  test('gives on every machine the numbers that are known of it', () => {
    // Those of mulberry32 and of FNV-1a as they were published.
    expect(numbers(new Random(1), 3)).toEqual([2693262067, 11749833, 2265367787])
    expect(numbers(new Random(-1), 2)).toEqual(numbers(new Random(2 ** 32 - 1), 2))
    expect(numbers(Random.forPart(0, 'a'), 2)).toEqual(numbers(new Random(0xe40c292c), 2))
    expect(numbers(Random.forPart(0, 'foobar'), 2)).toEqual(numbers(new Random(0xbf9cf968), 2))
  })

  test('stays between both ends, of which either is drawn', () => {
    const random = new Random(4)
    const drawn = Array.from({ length: 200 }, () => random.between(5, 8))
    expect([...new Set(drawn)].sort()).toEqual([5, 6, 7, 8])
    expect(random.between(3, 3)).toBe(3)
  })

  test('is never so with the chance 0, always with 1, and as often as its chance says', () => {
    const random = new Random(9)
    const often = (chance: number) =>
      Array.from({ length: 1000 }, () => random.chance(chance)).filter(Boolean)
    expect([often(0).length, often(1).length]).toEqual([0, 1000])
    expect(often(0.3).length / 1000).toBeCloseTo(0.3, 1)
  })

  test('draws from a list only what is in it: nothing without weight, unless all is, and nothing from an empty one', () => {
    const random = new Random(6)
    const drawn = Array.from({ length: 50 }, () =>
      random.weighted(['a', 'b', 'c'], one => (one === 'b' ? 2 : 0)),
    )
    expect(new Set(drawn)).toEqual(new Set(['b']))
    expect(random.weighted(['a', 'b'], () => 0)).toBe('b')
    expect(() => random.weighted([], () => 1)).toThrow(RangeError)
    expect(() => random.pick([])).toThrow(RangeError)
  })

  test('is even, and follows weights', () => {
    const random = new Random(7)
    const thrown = Array.from({ length: 6000 }, () => random.between(1, 6))
    for (let face = 1; face <= 6; face++)
      expect(thrown.filter(one => one === face).length / 1000).toBeCloseTo(1, 0)
    const heavy = Array.from({ length: 4000 }, () => random.weighted([1, 3], weight => weight)).filter(
      one => one === 3,
    )
    expect(heavy.length / 4000).toBeCloseTo(0.75, 1)
  })

  test('shuffles without loss', () => {
    const list = Array.from({ length: 20 }, (_, index) => index)
    const shuffled = new Random(3).shuffled(list)
    expect(shuffled).not.toEqual(list)
    expect(shuffled.sort((a, b) => a - b)).toEqual(list)
  })

  test('makes entry ids that are UUIDv7 of the time given', () => {
    const time = Date.parse('2026-06-12T07:00:00Z')
    const random = new Random(5)
    const ids = Array.from({ length: 1000 }, () => entryId(time, random))
    expect(new Set(ids).size).toBe(1000)
    for (const id of ids) {
      expect(z.uuidv7().safeParse(id).success, id).toBe(true)
      expect(parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(time)
    }
  })
})
