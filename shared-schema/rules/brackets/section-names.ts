/** The purpose of a section of a bracket; its record gets a name in words from it. */
export interface SectionName {
  readonly kind:
    | ('playoff' | 'thirdPlace' | 'places' | 'crossover')
    | ('winners' | 'losers' | 'grandFinal' | 'consolation')
  /** The first and the last place that it decides, if its name says so. */
  readonly places: readonly [first: number, last: number] | null
}

/** The name of a knockout for the places from `first` to `last`. */
export function nameForPlaces(first: number, last: number): SectionName {
  if (first === 1) return { kind: 'playoff', places: null }
  if (first === 3 && last === 4) return { kind: 'thirdPlace', places: null }
  return { kind: 'places', places: [first, last] }
}

/** The name of a section that has one, with its places unless the bracket is for first place. */
export function nameWithPlaces(
  kind: 'winners' | 'losers' | 'grandFinal' | 'consolation' | 'crossover',
  firstPlace: number,
  first: number,
  last: number,
): SectionName {
  return { kind, places: firstPlace === 1 ? null : [first, last] }
}
