import { describe, expect, test } from 'vitest'
import { contrastOf } from '../../../../client/base/look/contrast.ts'
import { dark, daylight, FOR_EDGES } from '../../../../client/base/look/palettes.ts'
import { partHues } from '../../../../client/office/data/part-colors.ts'

describe('the colours of the parts of an event', () => {
  test('can be seen on a card in both palettes', () => {
    for (const shades of partHues)
      for (const [index, palette] of [daylight, dark].entries())
        expect(contrastOf(shades[index] ?? '#000000', palette['chosen-surface'])).toBeGreaterThanOrEqual(
          FOR_EDGES,
        )
  })

  test('are different', () => {
    for (const index of [0, 1])
      expect(new Set(partHues.map(shades => shades[index])).size).toBe(partHues.length)
  })
})
