import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/flag-football.ts'

export const words = {
  plays: {
    onePointTry: 'conversión de uno',
    twoPointTry: 'conversión de dos',
    onePointTryFailed: 'conversión de uno fallada',
    twoPointTryFailed: 'conversión de dos fallada',
    tryReturned: 'conversión devuelta',
    flagPull: 'bandera arrancada',
  },
  roles: {},
  values: {},
  columns: {
    flag_pulls: {
      short: 'BAN',
      name: 'banderas',
      meaning: 'Banderas arrancadas a un rival con el balón.',
    },
    interception_touchdowns: {
      short: 'TDI',
      name: 'touchdowns de intercepción',
      meaning: 'Intercepciones devueltas hasta un touchdown.',
    },
    safeties: {
      short: 'SAF',
      name: 'safeties (dos puntos)',
      meaning: 'Rivales detenidos en su propia zona de anotación, dos puntos cada vez.',
    },
    one_point_tries_made: {
      short: 'C1',
      name: 'conversiones de uno',
      meaning: 'Conversiones de un punto logradas.',
    },
    one_point_tries_attempted: {
      short: 'C1I',
      name: 'conversiones de uno intentadas',
      meaning: 'Conversiones de un punto, logradas o no.',
    },
    two_point_tries_made: {
      short: 'C2',
      name: 'conversiones de dos',
      meaning: 'Conversiones de dos puntos logradas.',
    },
    two_point_tries_attempted: {
      short: 'C2I',
      name: 'conversiones de dos intentadas',
      meaning: 'Conversiones de dos puntos, logradas o no.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
