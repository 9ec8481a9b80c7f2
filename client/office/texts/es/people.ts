import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { people as english } from '../en/people.ts'

export const people = {
  title: 'Personas',

  /** What one person recorded. */
  recorded: 'Lo que registró',
  recordedBy: 'Lo que registró {{name}}',
  nothingRecorded: 'Todavía no se registró nada en partidos de esta organización.',
  gamesRecorded_one: 'En {{count}} partido, lo más reciente arriba.',
  gamesRecorded_other: 'En {{count}} partidos, lo más reciente arriba.',
  game: 'Partido',
  entries: 'Registros',
  latest: 'Último',
  latestOnly_one: 'Se muestra el más reciente.',
  latestOnly_other: 'Se muestran los {{count}} más recientes.',
} satisfies Translated<typeof english>
