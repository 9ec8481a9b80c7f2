import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { spirit as english } from '../en/spirit.ts'

export const spirit = {
  what: 'Nach dem Mittel dessen, was jedes Team für ein Spiel bekam, 0 bis 20. Ergebnisse spielen keine Rolle.',
  games: 'Spiele',
  mean: 'Mittel',
  missing_one: '{{count}} Wertung fehlt',
  missing_other: '{{count}} Wertungen fehlen',
  best: 'Bester Spirit: {{teams, list}}, {{mean}} von 20',
  bestSoFar: 'Bester Spirit bisher: {{teams, list}}, {{mean}} von 20',
} satisfies Translated<typeof english>
