import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/handball.ts'

export const words = {
  plays: {
    twoMinuteSuspension: 'exclusión de dos minutos',
    blueCard: 'tarjeta azul',
    technicalFault: 'error técnico',
    sevenMetreDrawn: 'siete metros forzado',
    sevenMetreCaused: 'siete metros causado',
  },
  roles: {},
  values: {},
  columns: {
    suspensions: { short: '2′', name: 'exclusiones', meaning: 'Exclusiones de dos minutos.' },
    blue_cards: {
      short: 'TAZ',
      name: 'tarjetas azules',
      meaning: 'Tarjetas azules al jugador, a las que sigue un informe.',
    },
    technical_faults: {
      short: 'ET',
      name: 'errores técnicos',
      meaning: 'Balones perdidos por una infracción, como pasos.',
    },
    seven_metres_drawn: {
      short: '7F',
      name: 'siete metros forzados',
      meaning: 'Lanzamientos de siete metros que obtuvo el propio equipo por una falta sobre el jugador.',
    },
    seven_metres_caused: {
      short: '7C',
      name: 'siete metros causados',
      meaning: 'Lanzamientos de siete metros que obtuvo el otro equipo por una falta del jugador.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
