/** The name of a knockout for the places from `first` to `last`. */
export function nameForPlaces(first: number, last: number): string {
  if (first === 1) return 'Playoff'
  if (first === 3 && last === 4) return 'Third place'
  return `Places ${first}–${last}`
}

/** The name of a section that has one, with its places unless the bracket is for first place. */
export function nameWithPlaces(name: string, firstPlace: number, first: number, last: number): string {
  return firstPlace === 1 ? name : `${name} (${first}–${last})`
}
