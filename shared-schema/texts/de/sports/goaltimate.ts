import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/goaltimate.ts'

export const words = {
  plays: {
    wrongWay: 'von der falschen Seite durchs Tor',
  },
  roles: {},
  values: {},
  columns: {
    discs_cleared: {
      short: 'CLR',
      name: 'Clears',
      meaning: 'Die Scheibe hinter die Clear-Linie gebracht, sodass das eigene Team punkten konnte.',
    },
    throwaways: {
      short: 'FW',
      name: 'Fehlwürfe',
      meaning: 'Würfe, die kein Mitspieler fing, fallen gelassene nicht mitgezählt.',
    },
    drops: { short: 'DR', name: 'fallen gelassen', meaning: 'Würfe, die der Spieler hätte fangen müssen.' },
    stalls: { short: 'ST', name: 'ausgezählt', meaning: 'Die Scheibe länger gehalten, als gezählt wird.' },
    completion_percent: {
      short: 'CMP%',
      name: 'Passquote',
      meaning: 'Angekommene Pässe auf hundert geworfene.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
