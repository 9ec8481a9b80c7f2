import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/table-tennis.ts'

export const words = {
  plays: {
    luckyPoint: 'punto por red o borde',
    penaltyPoint: 'punto de penalización',
  },
  roles: {},
  values: {},
  columns: {
    points_on_return: {
      short: 'PR',
      name: 'puntos al resto',
      meaning: 'Puntos ganados con el saque del rival.',
    },
    lucky_points: {
      short: 'PSU',
      name: 'puntos de suerte',
      meaning: 'Puntos ganados con una bola que tocó la red o el borde.',
    },
    penalty_points: {
      short: 'PPE',
      name: 'puntos de penalización',
      meaning: 'Puntos que obtuvo el rival por una tarjeta.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
