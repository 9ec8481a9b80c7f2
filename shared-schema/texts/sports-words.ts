type Words = Readonly<Record<string, string>>

/** The words of one sport, or of several, in any language. */
export interface SportWords {
  readonly plays: Words
  readonly roles: Words
  readonly values: Words
  readonly columns: Readonly<Record<string, Words>>
  readonly groups: Words
  /** The numbers of its board besides the score; none by default. */
  readonly board?: Words
}

const none: SportWords = { plays: {}, roles: {}, values: {}, columns: {}, groups: {}, board: {} }

/** The words of all sports in one. */
export const wordsOfAll = (sports: readonly SportWords[]): SportWords =>
  sports.reduce(
    (all, sport) => ({
      plays: { ...all.plays, ...sport.plays },
      roles: { ...all.roles, ...sport.roles },
      values: { ...all.values, ...sport.values },
      columns: { ...all.columns, ...sport.columns },
      groups: { ...all.groups, ...sport.groups },
      board: { ...all.board, ...sport.board },
    }),
    none,
  )

/** A sport has a catalogue of its own, unless it shares one with others. */
const shared: Readonly<Record<string, readonly string[]>> = {
  baseball: ['bat-and-ball'],
  softball: ['bat-and-ball'],
  broomball: ['ice-hockey', 'broomball'],
  kickball: ['bat-and-ball', 'kickball'],
  football: ['gridiron', 'football'],
  'flag football': ['gridiron', 'flag-football'],
  handball: ['throws-at-goal', 'handball'],
  'water polo': ['throws-at-goal', 'water-polo'],
}

/** The catalogues with the words of a sport, besides that with the words of all sports. */
export const cataloguesOf = (sport: string): readonly string[] =>
  shared[sport] ?? [sport.replaceAll(' ', '-')]
