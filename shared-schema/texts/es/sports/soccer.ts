import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/soccer.ts'

export const words = {
  plays: {
    secondYellowCard: 'segunda tarjeta amarilla',
    failedPass: 'pase fallado',
    keyPass: 'pase clave',
    lostTackle: 'entrada perdida',
    clearance: 'balón despejado',
    wonDribble: 'regate logrado',
    lostDribble: 'regate perdido',
    dispossession: 'balón arrebatado',
    throwIn: 'saque de banda',
  },
  roles: {},
  values: {},
  columns: {
    key_passes: { short: 'PCL', name: 'pases clave', meaning: 'Pases que llevaron a un tiro.' },
    fouls_suffered: {
      short: 'FR',
      name: 'faltas recibidas',
      meaning: 'Faltas del otro equipo sobre el jugador.',
    },
    offsides: {
      short: 'FJ',
      name: 'fueras de juego',
      meaning: 'Cuántas veces estuvo el jugador en fuera de juego.',
    },
    corners: { short: 'COR', name: 'saques de esquina', meaning: 'Saques de esquina lanzados.' },
    passes: { short: 'PAS', name: 'pases', meaning: 'Pases dados.' },
    pass_percent: { short: 'PAS%', name: 'porcentaje de pases', meaning: 'Pases completados de cada cien.' },
    tackles: { short: 'ENT', name: 'entradas', meaning: 'Entradas intentadas.' },
    tackles_won: { short: 'EG', name: 'entradas ganadas', meaning: 'Entradas que pararon al rival.' },
    clearances: {
      short: 'DES',
      name: 'balones despejados',
      meaning: 'Balones alejados de la propia portería.',
    },
    dribbles: { short: 'REG', name: 'regates', meaning: 'Intentos de pasar con el balón a un rival.' },
    dribbles_won: { short: 'RGL', name: 'regates logrados', meaning: 'Regates que pasaron al rival.' },
    dispossessed: {
      short: 'BA',
      name: 'balones arrebatados',
      meaning: 'Cuántas veces un rival le quitó el balón.',
    },
    throw_ins: { short: 'SB', name: 'saques de banda', meaning: 'Saques de banda lanzados.' },
  },
  groups: {
    play: 'juego',
  },
} satisfies Translated<typeof english>
