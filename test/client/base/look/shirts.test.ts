import { describe, expect, test } from 'vitest'
import { contrastOf, type Color } from '../../../../client/base/look/contrast.ts'
import { dark, daylight, FOR_SCORES, sideColors } from '../../../../client/base/look/palettes.ts'
import {
  asSides,
  colorsOfShirts,
  colorsOfTeams,
  shirtColors,
  shirtNamed,
} from '../../../../client/base/look/shirts.ts'

const pairs = shirtColors.flatMap(one => shirtColors.map(two => [one, two] as const))

test('a shirt has one of the colours, and none by another name', () => {
  expect(shirtNamed('maroon')).toBe('maroon')
  expect([shirtNamed('mauve'), shirtNamed(undefined)]).toEqual([undefined, undefined])
})

describe('the colours of two teams', () => {
  test('are those of their shirts, or the usual ones', () => {
    expect(colorsOfTeams([undefined, undefined])).toEqual(sideColors)
    expect(colorsOfTeams(['yellow', 'green'])).toEqual([colorsOfShirts.yellow, colorsOfShirts.green])
    expect(colorsOfTeams([undefined, 'pink'])).toEqual([sideColors[0], colorsOfShirts.pink])
  })

  test('differ if both wear the same: team 2 has a usual colour then', () => {
    expect(colorsOfTeams(['white', 'white'])).toEqual([colorsOfShirts.white, sideColors[1]])
    expect(colorsOfTeams(['maroon', 'maroon'])).toEqual([colorsOfShirts.maroon, sideColors[0]])
    expect(colorsOfTeams(['maroon', undefined])).toEqual([colorsOfShirts.maroon, sideColors[0]])
    for (const pair of pairs) {
      const [one, two] = colorsOfTeams(pair)
      expect(one, pair.join(' ')).not.toBe(two)
    }
  })
})

test.each([
  ['daylight', daylight],
  ['dark', dark],
] as const)('the words on buttons and the names of teams are legible in the palette %s', (_, palette) => {
  for (const pair of pairs) {
    const properties = asSides(palette, pair) as Record<string, Color>
    for (const side of [1, 2]) {
      const color = (name: string): Color => properties[`--${name}-${side}`] ?? '#000000'
      expect(contrastOf(color('side'), palette.surface)).toBeGreaterThanOrEqual(FOR_SCORES)
      expect(contrastOf(color('shirt'), color('on-shirt'))).toBeGreaterThanOrEqual(FOR_SCORES)
    }
  }
})
