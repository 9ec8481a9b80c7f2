import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/goaltimate.ts'

export const words = {
  plays: {
    wrongWay: 'por la portería en sentido contrario',
  },
  roles: {},
  values: {},
  columns: {
    discs_cleared: {
      short: 'CLR',
      name: 'discos sacados',
      meaning: 'El disco llevado más allá de la línea de salida, para que el propio equipo pudiera puntuar.',
    },
    throwaways: {
      short: 'ML',
      name: 'malos lanzamientos',
      meaning: 'Lanzamientos que no atrapó ningún compañero, sin contar los discos caídos.',
    },
    drops: {
      short: 'DC',
      name: 'discos caídos',
      meaning: 'Lanzamientos que el jugador debía haber atrapado.',
    },
    stalls: { short: 'CA', name: 'cuentas agotadas', meaning: 'El disco retenido más allá de la cuenta.' },
    completion_percent: {
      short: 'CMP%',
      name: 'porcentaje de pases completados',
      meaning: 'Pases completados de cada cien lanzados.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
