import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastOf, type Color } from '../../../../client/base/look/contrast.ts'
import { legibleOn } from '../../../../client/base/look/legible.ts'

const channel = fc.integer({ min: 0, max: 255 }).map(value => value.toString(16).padStart(2, '0'))
const colors: fc.Arbitrary<Color> = fc
  .tuple(channel, channel, channel)
  .map(channels => `#${channels.join('')}` as const)

describe('contrast', () => {
  test('is what WCAG says it is', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastOf('#ff0000', '#ff0000')).toBe(1)
  })
})

describe('any colour that a team may have', () => {
  test('can be read on any ground, as far as the ground allows', () => {
    fc.assert(
      fc.property(colors, colors, fc.double({ min: 1, max: 7, noNaN: true }), (ground, color, ratio) => {
        const best = Math.max(contrastOf(ground, '#000000'), contrastOf(ground, '#ffffff'))
        const shade = legibleOn(ground, color, ratio)
        expect(contrastOf(ground, shade)).toBeGreaterThanOrEqual(Math.min(ratio, best))
      }),
    )
  })

  test('stays as it is if it can be read', () => {
    fc.assert(
      fc.property(colors, colors, (ground, color) => {
        expect(legibleOn(ground, color, contrastOf(ground, color))).toBe(color)
      }),
    )
  })

  test('becomes darker on white, and lighter on black', () => {
    expect(legibleOn('#ffffff', '#ffff00', 7)).toMatch(/^#(..)\1/)
    expect(contrastOf('#ffffff', legibleOn('#ffffff', '#ffff00', 7))).toBeLessThan(7.3)
    expect(contrastOf('#000000', legibleOn('#000000', '#000080', 7))).toBeLessThan(7.3)
  })
})
