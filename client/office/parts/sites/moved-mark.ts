import type { SiteMark } from '../../../../shared-schema/resources/site-map.ts'

/**
 * The marks with one of them at another place, which stays on the map; a thousandth of it is as exact as
 * anybody points.
 */
export const withMoved = (marks: readonly SiteMark[], at: number, x: number, y: number): SiteMark[] =>
  marks.map((mark, index) => (index === at ? { ...mark, x: onMap(x), y: onMap(y) } : mark))

const onMap = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000
