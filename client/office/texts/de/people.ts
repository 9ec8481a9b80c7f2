import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { people as english } from '../en/people.ts'

export const people = {
  title: 'Personen',

  /** What one person recorded. */
  recorded: 'Was erfasst wurde',
  recordedBy: 'Was {{name}} erfasst hat',
  nothingRecorded: 'An Spielen dieser Organisation wurde noch nichts erfasst.',
  gamesRecorded_one: 'An {{count}} Spiel, das Neueste oben.',
  gamesRecorded_other: 'An {{count}} Spielen, das Neueste oben.',
  game: 'Spiel',
  entries: 'Einträge',
  latest: 'Zuletzt',
  latestOnly_one: 'Das neueste wird gezeigt.',
  latestOnly_other: 'Die neuesten {{count}} werden gezeigt.',
} satisfies Translated<typeof english>
