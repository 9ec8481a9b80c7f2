import type { SiteMark } from '../../../../shared-schema/resources/site-map.ts'

/**
 * Moves one of the marks, keeping it on the map; rounded to a thousandth of the map, the precision of
 * pointing.
 */
export const withMoved = (marks: readonly SiteMark[], at: number, x: number, y: number): SiteMark[] =>
  marks.map((mark, index) => (index === at ? { ...mark, x: onMap(x), y: onMap(y) } : mark))

const onMap = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000
