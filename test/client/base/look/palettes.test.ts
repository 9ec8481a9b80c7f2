import { describe, expect, test } from 'vitest'
import { contrastOf, type Color } from '../../../../client/base/look/contrast.ts'
import { dark, daylight, FOR_EDGES, FOR_SCORES, type Palette } from '../../../../client/base/look/palettes.ts'

type Pair = readonly [keyof Palette, keyof Palette]

const grounds = ['ground', 'surface'] as const
const surfaces = [...grounds, 'sunken', 'chosen-surface', 'odd', 'odd-surface', 'bad-surface'] as const
const forScores: readonly Pair[] = [
  ...surfaces.map((surface): Pair => ['words', surface]),
  ['side-1', 'surface'],
  ['side-2', 'surface'],
  ['on-side', 'side-1'],
  ['on-side', 'side-2'],
  ['on-header', 'header'],
]
const forWords: readonly Pair[] = [
  ...([...grounds, 'sunken', 'odd-surface'] as const).map((surface): Pair => ['quiet', surface]),
  ...([...grounds, 'bad-surface'] as const).map((surface): Pair => ['bad', surface]),
]
const forEdges: readonly Pair[] = grounds.flatMap(ground =>
  (['edge', 'chosen', 'focus', 'side-1', 'side-2'] as const).map((edge): Pair => [edge, ground]),
)

describe.each([
  ['daylight', daylight],
  ['dark', dark],
])('in the palette %s', (_name, palette) => {
  const contrast = ([one, other]: Pair): number => contrastOf(palette[one], palette[other])

  test.each(forScores)('%s on %s can be read in the sun', (...pair) => {
    expect(contrast(pair)).toBeGreaterThanOrEqual(FOR_SCORES)
  })
  test.each(forWords)('%s on %s can be read', (...pair) => {
    expect(contrast(pair)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(forEdges)('%s on %s can be seen', (...pair) => {
    expect(contrast(pair)).toBeGreaterThanOrEqual(FOR_EDGES)
  })
  test('every colour is one', () => {
    for (const color of Object.values<Color>({ ...palette })) expect(color).toMatch(/^#[0-9a-f]{6}$/)
  })
})
