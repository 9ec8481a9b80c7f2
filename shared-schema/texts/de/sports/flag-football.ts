import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/flag-football.ts'

export const words = {
  plays: {
    onePointTry: 'Zusatzversuch für einen Punkt',
    twoPointTry: 'Zusatzversuch für zwei Punkte',
    onePointTryFailed: 'Zusatzversuch für einen Punkt gescheitert',
    twoPointTryFailed: 'Zusatzversuch für zwei Punkte gescheitert',
    tryReturned: 'Zusatzversuch zurückgetragen',
    flagPull: 'Flagge gezogen',
  },
  roles: {},
  values: {},
  columns: {
    flag_pulls: {
      short: 'FP',
      name: 'gezogene Flaggen',
      meaning: 'Flaggen, die einem Gegner mit Ball gezogen wurden.',
    },
    interception_touchdowns: {
      short: 'ITD',
      name: 'Touchdowns nach Interception',
      meaning: 'Interceptions, die zu einem Touchdown zurückgetragen wurden.',
    },
    safeties: {
      short: 'SAF',
      name: 'Safetys',
      meaning: 'Gegner, die in der eigenen Endzone gestoppt wurden, je zwei Punkte.',
    },
    one_point_tries_made: {
      short: '1PT',
      name: 'Zusatzversuche für einen Punkt',
      meaning: 'Gelungene Zusatzversuche für einen Punkt.',
    },
    one_point_tries_attempted: {
      short: '1PV',
      name: 'alle Zusatzversuche für einen Punkt',
      meaning: 'Zusatzversuche für einen Punkt, gelungen oder nicht.',
    },
    two_point_tries_made: {
      short: '2PT',
      name: 'Zusatzversuche für zwei Punkte',
      meaning: 'Gelungene Zusatzversuche für zwei Punkte.',
    },
    two_point_tries_attempted: {
      short: '2PV',
      name: 'alle Zusatzversuche für zwei Punkte',
      meaning: 'Zusatzversuche für zwei Punkte, gelungen oder nicht.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
