import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/rugby.ts'

export const words = {
  plays: {
    try: 'ensayo',
    penaltyTry: 'ensayo de castigo',
    conversion: 'conversión',
    conversionMissed: 'conversión fallada',
    dropGoal: 'gol de drop',
    dropGoalMissed: 'drop fallado',
    penaltyConceded: 'golpe de castigo cometido',
    tackleMissed: 'placaje fallado',
    carry: 'carrera con balón',
    cleanBreak: 'ruptura limpia',
    defenderBeaten: 'defensor superado',
    offload: 'pase en contacto',
    turnoverWon: 'balón recuperado',
    lineoutWon: 'touche ganada',
    lineoutLost: 'touche perdida',
    scrumWon: 'melé ganada',
    scrumLost: 'melé perdida',
  },
  roles: {},
  values: { metres: 'metros' },
  columns: {
    tries: { short: 'E', name: 'ensayos', meaning: 'Ensayos que posó el jugador, cinco puntos cada uno.' },
    try_assists: {
      short: 'AE',
      name: 'asistencias de ensayo',
      meaning: 'Pases y patadas que llevaron directamente a un ensayo.',
    },
    conversions_made: {
      short: 'C',
      name: 'conversiones',
      meaning: 'Conversiones metidas, dos puntos cada una.',
    },
    conversions_attempted: {
      short: 'CI',
      name: 'conversiones intentadas',
      meaning: 'Conversiones lanzadas.',
    },
    penalty_goals_made: {
      short: 'GC',
      name: 'golpes de castigo',
      meaning: 'Golpes de castigo metidos, tres puntos cada uno.',
    },
    penalty_goals_attempted: {
      short: 'GCI',
      name: 'golpes de castigo intentados',
      meaning: 'Golpes de castigo lanzados a palos.',
    },
    drop_goals_made: { short: 'DR', name: 'goles de drop', meaning: 'Goles de drop, tres puntos cada uno.' },
    goal_kicking_percent: {
      short: 'PAT%',
      name: 'porcentaje de patadas',
      meaning: 'Conversiones y golpes metidos de cada cien intentados.',
    },
    carries: { short: 'CAR', name: 'carreras', meaning: 'Carreras con el balón contra la defensa.' },
    metres_carried: { short: 'MET', name: 'metros', meaning: 'Metros ganados con carreras.' },
    clean_breaks: {
      short: 'RL',
      name: 'rupturas limpias',
      meaning: 'Carreras a través de la línea sin ser tocado.',
    },
    defenders_beaten: {
      short: 'DS',
      name: 'defensores superados',
      meaning: 'Defensores que dejó atrás una carrera.',
    },
    offloads: { short: 'PC', name: 'pases en contacto', meaning: 'Pases dados mientras lo placaban.' },
    tackles_made: { short: 'PLA', name: 'placajes', meaning: 'Rivales llevados al suelo.' },
    tackles_missed: {
      short: 'PF',
      name: 'placajes fallados',
      meaning: 'Placajes de los que se libró un rival.',
    },
    tackle_percent: {
      short: 'PLA%',
      name: 'porcentaje de placajes',
      meaning: 'Placajes logrados de cada cien intentados.',
    },
    turnovers_won: {
      short: 'BR',
      name: 'balones recuperados',
      meaning: 'Cuántas veces se quitó el balón al otro equipo.',
    },
    turnovers_conceded: {
      short: 'BP',
      name: 'balones perdidos',
      meaning: 'Cuántas veces le quitaron el balón al jugador.',
    },
    penalties_conceded: {
      short: 'GCC',
      name: 'golpes cometidos',
      meaning: 'Golpes de castigo que cometió el jugador.',
    },
  },
  groups: {
    attackAndDefence: 'ataque y defensa',
  },
} satisfies Translated<typeof english>
