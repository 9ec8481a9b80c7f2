import type { SharedTexts } from '../../texts/shared-texts.ts'

/** `1st`, `2nd`, `11th`, `21st`. */
export const placeText = (place: number, shared: SharedTexts): string =>
  shared('standings.place', { count: place, ordinal: true })
