import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { people as english } from '../en/people.ts'

export const people = {
  title: 'Personnes',

  /** What one person recorded. */
  recorded: 'Ce qui a été saisi',
  recordedBy: 'Ce que {{name}} a saisi',
  nothingRecorded: 'Rien n’a encore été saisi aux matchs de cette organisation.',
  gamesRecorded_one: 'À {{count}} match, le plus récent en haut.',
  gamesRecorded_other: 'À {{count}} matchs, le plus récent en haut.',
  game: 'Match',
  entries: 'Saisies',
  latest: 'Dernière',
  latestOnly_one: 'Le plus récent est affiché.',
  latestOnly_other: 'Les {{count}} plus récents sont affichés.',
} satisfies Translated<typeof english>
