import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { promoted, type Promotion } from '../../../shared-schema/rules/league-table/promotion.ts'

/** Divisions of so many teams, with ids 101, 102 ... in the first, 201 ... in the second. */
const tableOf = (...sizes: readonly number[]) =>
  sizes.flatMap((size, at) =>
    Array.from({ length: size }, (_, index) => ({
      team_id: 100 * (at + 1) + index + 1,
      division: 'ABCDE'[at] ?? '',
      place: index + 1,
    })),
  )

describe('promotion and relegation', () => {
  test('the best of the lower division and the last of the upper one change places', () => {
    const { moves } = promoted(tableOf(4, 4), [{ upper: 'A', lower: 'B', teams: 2 }])
    expect([...moves].sort()).toEqual([
      [103, 'B'],
      [104, 'B'],
      [201, 'A'],
      [202, 'A'],
    ])
  })

  test('fewer go down than up if some left the upper division by themselves', () => {
    const { moves } = promoted(tableOf(3, 4), [{ upper: 'A', lower: 'B', teams: 2, down: 1 }])
    expect(Object.fromEntries(moves)).toEqual({ 103: 'B', 201: 'A', 202: 'A' })
    const { moves: ups } = promoted(tableOf(3, 4), [{ upper: 'A', lower: 'B', teams: 1, down: 0 }])
    expect(Object.fromEntries(ups)).toEqual({ 201: 'A' })
  })

  test('in the middle of three divisions some go up and others down', () => {
    const { moves } = promoted(tableOf(3, 3, 3), [
      { upper: 'A', lower: 'B', teams: 1 },
      { upper: 'B', lower: 'C', teams: 1 },
    ])
    expect(Object.fromEntries(moves)).toEqual({ 103: 'B', 201: 'A', 203: 'C', 301: 'B' })
  })

  test('two divisions below one get one of its last teams each', () => {
    const { moves } = promoted(tableOf(4, 3, 3), [
      { upper: 'A', lower: 'B', teams: 1 },
      { upper: 'A', lower: 'C', teams: 1 },
    ])
    expect(Object.fromEntries(moves)).toEqual({ 104: 'B', 201: 'A', 103: 'C', 301: 'A' })
  })

  test.each<[string, Promotion[], string, string]>([
    ['a division that there is not', [{ upper: 'A', lower: 'Z', teams: 1 }], 'unknown', 'Z'],
    ['one division twice', [{ upper: 'A', lower: 'A', teams: 1 }], 'same', 'A'],
    ['more teams than there are', [{ upper: 'A', lower: 'B', teams: 4 }], 'tooMany', 'B'],
  ])('is refused for %s', (_, promotions, kind, division) => {
    expect(promoted(tableOf(4, 3), promotions)).toMatchObject({ flaw: { kind, division } })
  })

  test('waits for a decision if teams are level at the border, and for none above it', () => {
    const level = (...places: readonly number[]) => [
      ...tableOf(3),
      ...places.map((place, index) => ({ team_id: 201 + index, division: 'B', place })),
    ]
    const one = [{ upper: 'A', lower: 'B', teams: 1 }]
    expect(promoted(level(1, 1, 3), one).flaw).toEqual({ kind: 'level', division: 'B' })
    expect(promoted(level(1, 2, 2), one).flaw).toBeNull()
  })

  test('keeps the size of each division, and moves no team twice', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(sizes, fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }), (all, counts) => {
        const table = tableOf(...all)
        const promotions = counts.slice(0, all.length - 1).map((teams, at) => ({
          ...{ upper: 'ABCDE'[at] ?? '', lower: 'ABCDE'[at + 1] ?? '', teams },
        }))
        const { moves, flaw } = promoted(table, promotions)
        const sizeOf = (divisions: readonly string[]) =>
          Object.fromEntries(
            ['A', 'B', 'C', 'D', 'E'].map(name => [name, divisions.filter(one => one === name).length]),
          )
        const after = table.map(({ team_id, division }) => moves.get(team_id) ?? division)
        expect(sizeOf(after)).toEqual(sizeOf(table.map(({ division }) => division)))
        if (flaw) expect(moves.size).toBe(0)
        else expect(moves.size).toBe(2 * promotions.reduce((sum, { teams }) => sum + teams, 0))
      }),
    )
  })
})
