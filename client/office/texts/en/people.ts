/** What the office says of people. */
export const people = {
  title: 'People',

  /** What one person recorded. */
  recorded: 'What they recorded',
  recordedBy: 'What {{name}} recorded',
  nothingRecorded: 'Nothing was recorded at games of this organization yet.',
  gamesRecorded_one: 'At {{count}} game, with what came last on top.',
  gamesRecorded_other: 'At {{count}} games, with what came last on top.',
  game: 'Game',
  entries: 'Entries',
  latest: 'Latest',
  latestOnly_one: 'The latest is shown.',
  latestOnly_other: 'The latest {{count}} are shown.',
} as const
