import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { spirit as english } from '../en/spirit.ts'

export const spirit = {
  what: 'Selon la moyenne de ce que chaque équipe a reçu par match, de 0 à 20. Les résultats ne jouent aucun rôle.',
  games: 'Matchs',
  mean: 'Moyenne',
  missing_one: '{{count}} note manque',
  missing_other: '{{count}} notes manquent',
  best: 'Meilleur spirit : {{teams, list}}, {{mean}} sur 20',
  bestSoFar: 'Meilleur spirit pour l’instant : {{teams, list}}, {{mean}} sur 20',
} satisfies Translated<typeof english>
