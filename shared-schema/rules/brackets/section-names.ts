const sectionKinds = [
  ...(['playoff', 'thirdPlace', 'places', 'crossover'] as const),
  ...(['winners', 'losers', 'grandFinal', 'consolation'] as const),
]

/** The purpose of a section of a bracket; its record gets a name in words from it. */
export interface SectionName {
  readonly kind: (typeof sectionKinds)[number]
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

/** The kinds as stored names say them: in English, until somebody gives a bracket another name. */
/* oxlint-disable sideline/texts -- they are stored, not shown */
const ENGLISH: Readonly<Record<SectionName['kind'], string>> = {
  playoff: 'Playoff',
  thirdPlace: 'Third place',
  places: 'Places',
  crossover: 'Crossover',
  winners: 'Winners bracket',
  losers: 'Losers bracket',
  grandFinal: 'Grand final',
  consolation: 'Consolation',
}
/* oxlint-enable sideline/texts */

/** The name of a section's record: `Winners bracket (5–8)`, `Places 9–16`; empty if it has none. */
export function storedName({ kind, places }: SectionName): string {
  const [first, last] = places ?? []
  if (kind === 'places') return places === null ? '' : `${ENGLISH.places} ${first}–${last}`
  return places === null || kind === 'playoff' || kind === 'thirdPlace'
    ? ENGLISH[kind]
    : `${ENGLISH[kind]} (${first}–${last})`
}

/** The section that a stored name says; null if it is a name that somebody has given. */
export function sectionOf(stored: string): SectionName | null {
  const [, text, first, last] = /^(.+?)(?: \(?(\d+)–(\d+)\)?)?$/.exec(stored) ?? []
  const places = first === undefined || last === undefined ? null : ([Number(first), Number(last)] as const)
  for (const kind of sectionKinds) {
    if (ENGLISH[kind] === text && storedName({ kind, places }) === stored) return { kind, places }
  }
  return null
}
