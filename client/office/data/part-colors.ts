import type { Color } from '../../base/look/contrast.ts'
import { legibleOn } from '../../base/look/legible.ts'
import { dark, daylight, FOR_EDGES } from '../../base/look/palettes.ts'
import type { NamedGame } from './game-names.ts'

/**
 * Colours that people who do not see red or green tell apart, too: Okabe and Ito, "Color Universal Design", 2008,
 * without black and yellow.
 */
const hues: readonly Color[] = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9']

/** Each colour for both palettes, as CSS: an edge of it can be seen on a card. */
export const partHues = hues.map(hue =>
  [daylight, dark].map(palette => legibleOn(palette['chosen-surface'], hue, FOR_EDGES)),
)

/**
 * A colour for each pool, bracket and round of an event, in their order. With more parts than colours some share one:
 * the name of the part is on each card.
 */
export function partColors(games: readonly NamedGame[]): ReadonlyMap<string, string> {
  const parts = [...new Set(games.map(({ partKey }) => partKey))].filter(key => key !== '')
  return new Map(
    parts.map((key, index) => [key, `light-dark(${partHues[index % partHues.length]?.join(', ')})`]),
  )
}
