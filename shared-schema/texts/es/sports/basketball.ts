import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/basketball.ts'

export const words = {
  plays: {
    twoPointer: 'canasta de dos',
    threePointer: 'triple',
    freeThrow: 'tiro libre',
    twoPointerMissed: 'tiro de dos fallado',
    threePointerMissed: 'triple fallado',
    twoPointerBlocked: 'tiro de dos taponado',
    threePointerBlocked: 'triple taponado',
    freeThrowMissed: 'tiro libre fallado',
    rebound: 'rebote',
    teamRebound: 'rebote de equipo',
    teamTurnover: 'pérdida de equipo',
    offensiveFoul: 'falta en ataque',
    unsportsmanlikeFoul: 'falta antideportiva',
    disqualifyingFoul: 'falta descalificante',
    teamTechnicalFoul: 'falta técnica del banquillo',
    jumpBall: 'salto entre dos',
  },
  roles: {
    rebounder: 'reboteador',
    stealer: 'robado por',
    jumper: 'saltador',
    otherJumper: 'otro saltador',
  },
  values: {},
  columns: {
    field_goals_made: { short: 'TC', name: 'tiros de campo', meaning: 'Canastas, sin tiros libres.' },
    field_goals_attempted: {
      short: 'TCI',
      name: 'tiros de campo intentados',
      meaning: 'Tiros a canasta, sin tiros libres.',
    },
    field_goal_percent: {
      short: 'TC%',
      name: 'porcentaje de tiros de campo',
      meaning: 'Tiros de campo metidos de cada cien intentados.',
    },
    three_pointers_made: {
      short: '3P',
      name: 'triples',
      meaning: 'Canastas desde detrás de la línea de tres.',
    },
    three_pointers_attempted: {
      short: '3PI',
      name: 'triples intentados',
      meaning: 'Tiros desde detrás de la línea de tres.',
    },
    three_pointer_percent: {
      short: '3P%',
      name: 'porcentaje de triples',
      meaning: 'Triples metidos de cada cien intentados.',
    },
    free_throws_made: { short: 'TL', name: 'tiros libres', meaning: 'Tiros libres que entraron.' },
    free_throws_attempted: {
      short: 'TLI',
      name: 'tiros libres intentados',
      meaning: 'Tiros libres lanzados.',
    },
    free_throw_percent: {
      short: 'TL%',
      name: 'porcentaje de tiros libres',
      meaning: 'Tiros libres metidos de cada cien intentados.',
    },
    rebounds_offensive: {
      short: 'RO',
      name: 'rebotes ofensivos',
      meaning: 'El balón controlado tras un fallo del propio equipo.',
    },
    rebounds_defensive: {
      short: 'RD',
      name: 'rebotes defensivos',
      meaning: 'El balón controlado tras un fallo del otro equipo.',
    },
    rebounds: { short: 'REB', name: 'rebotes', meaning: 'Rebotes ofensivos y defensivos.' },
    fouls_personal: {
      short: 'FP',
      name: 'faltas personales',
      meaning: 'Faltas del jugador, sin las técnicas.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
