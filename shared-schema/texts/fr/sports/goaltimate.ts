import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/goaltimate.ts'

export const words = {
  plays: {
    wrongWay: 'but traversé dans le mauvais sens',
  },
  roles: {},
  values: {},
  columns: {
    discs_cleared: {
      short: 'CLR',
      name: 'sorties',
      meaning:
        'Le disque amené au-delà de la ligne de sortie, de sorte que sa propre équipe pouvait marquer.',
    },
    throwaways: {
      short: 'LP',
      name: 'lancers perdus',
      meaning: 'Lancers qu’aucun coéquipier n’a attrapés, disques lâchés non compris.',
    },
    drops: { short: 'DL', name: 'disques lâchés', meaning: 'Lancers que le joueur aurait dû attraper.' },
    stalls: { short: 'ST', name: 'stalls', meaning: 'Le disque tenu plus longtemps que le compte.' },
    completion_percent: {
      short: 'CMP%',
      name: 'pourcentage de passes réussies',
      meaning: 'Passes réussies sur cent lancées.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
