import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSpirit } from '../../../shared-schema/rules/spirit/read-spirit.ts'

const points = fc.integer({ min: 0, max: 4 })
const five = fc.tuple(points, points, points, points, points)

describe('a spirit score', () => {
  test('is five numbers from 0 to 4: rules, fouls, fair-mindedness, attitude, communication', () => {
    expect(readSpirit('[2, 1, 3, 4, 0]')).toEqual({
      points: { rules: 2, fouls: 1, fair_mindedness: 3, attitude: 4, communication: 0 },
      total: 10,
    })
  })

  test('of all zeros is one', () => {
    expect(readSpirit('[0,0,0,0,0]')?.total).toBe(0)
  })

  test('is read in every way that JSON writes it, its total being the sum', () => {
    fc.assert(
      fc.property(five, fc.constantFrom('', ' ', '\n'), (numbers, blank) => {
        const spirit = readSpirit(`${blank}[${numbers.join(`${blank},${blank}`)}]`)
        expect(Object.values(spirit?.points ?? {})).toEqual(numbers)
        expect(spirit?.total).toBe(numbers.reduce((sum, number) => sum + number, 0))
      }),
    )
  })

  test.each([
    '',
    '12',
    '"2,2,2,2,2"',
    '2,2,2,2,2',
    '[2,2,2,2]',
    '[2,2,2,2,2,2]',
    '[2,2,2,2,5]',
    '[2,2,2,2,-1]',
    '[2,2,2,2,1.5]',
    '["2",2,2,2,2]',
    '[2,2,2,2,null]',
    '[2,2,2,2,[2]]',
    '{"0":2}',
    'null',
    'good',
  ])('is not this other text: %s', text => {
    expect(readSpirit(text)).toBeNull()
  })

  test('is read from any text without a fault', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        const spirit = readSpirit(text)
        if (spirit !== null) expect(spirit.total).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
