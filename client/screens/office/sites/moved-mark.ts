import type { SiteMark } from '../../../../shared-schema/resources/site-map.ts'

/** A mark at another place, which stays on the map; a thousandth of it is as exact as anybody points. */
export const moved = (mark: SiteMark, x: number, y: number): SiteMark => ({
  ...mark,
  x: onMap(x),
  y: onMap(y),
})

const onMap = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000
