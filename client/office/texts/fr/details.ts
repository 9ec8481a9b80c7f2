import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { details as english } from '../en/details.ts'

export const details = {
  title: 'Informations',
  name: 'Nom',
  info: 'Description',
  isPublic: 'Tout le monde peut le voir',
  isPublicWhat: 'Le calendrier, les résultats et les effectifs se lisent sans connexion.',
  startDate: 'Premier jour',
  endDate: 'Dernier jour',
  timezone: 'Fuseau horaire',
  gameMinutes: 'Minutes par match, pause comprise',
  restMinutes: 'Minutes de repos au moins entre deux matchs d’une équipe',
} satisfies Translated<typeof english>
