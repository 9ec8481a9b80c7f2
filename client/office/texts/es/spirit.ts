import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { spirit as english } from '../en/spirit.ts'

export const spirit = {
  what: 'Según la media de lo que recibió cada equipo por partido, de 0 a 20. Los resultados no cuentan.',
  games: 'Partidos',
  mean: 'Media',
  missing_one: 'Falta {{count}} puntuación',
  missing_other: 'Faltan {{count}} puntuaciones',
  best: 'Mejor espíritu: {{teams, list}}, {{mean}} de 20',
  bestSoFar: 'Mejor espíritu hasta ahora: {{teams, list}}, {{mean}} de 20',
} satisfies Translated<typeof english>
