import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { entryId } from '../../server/demo/entry-id.ts'
import { Random } from '../../shared-schema/rules/random.ts'

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
