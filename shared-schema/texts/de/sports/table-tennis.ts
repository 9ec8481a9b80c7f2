import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/table-tennis.ts'

export const words = {
  plays: {
    luckyPoint: 'Punkt durch Netz oder Kante',
    penaltyPoint: 'Strafpunkt',
  },
  roles: {},
  values: {},
  columns: {
    points_on_return: {
      short: 'PRÜ',
      name: 'Punkte bei Rückschlag',
      meaning: 'Bei Aufschlag des Gegners gewonnene Punkte.',
    },
    lucky_points: {
      short: 'GP',
      name: 'Glückspunkte',
      meaning: 'Punkte durch einen Ball, der Netz oder Kante berührte.',
    },
    penalty_points: {
      short: 'SP',
      name: 'Strafpunkte',
      meaning: 'Punkte, die der Gegner für eine Karte bekam.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
