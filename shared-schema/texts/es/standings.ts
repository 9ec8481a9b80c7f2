import type { Translated } from '../translated.ts'
import type { standings as english } from '../en/standings.ts'

export const standings = {
  place_ordinal_other: '{{count}}.º',

  ahead: 'por delante de {{below}}: {{why}}',
  aheadOfOut: {
    withdrawn: 'por delante de {{below}}: se ha retirado',
    disqualified: 'por delante de {{below}}: fue descalificado',
  },
  decided: 'por delante de {{below}} por {{method}}',
  level: 'empatado con {{below}} en todos los criterios: hace falta {{last_resort}}',
  levelSoFar: 'por ahora empatado con {{below}}',
  wonGame: 'ganó el partido entre ambos {{score}}',
  wonByForfeit: 'ganó el partido entre ambos por incomparecencia',

  better: {
    points: 'más puntos',
    wins: 'más partidos ganados',
    'regulation wins': 'más partidos ganados en el tiempo reglamentario',
    'win percentage': 'mayor porcentaje de victorias',
    'fewest forfeits': 'menos incomparecencias',
    'goal difference': 'mejor diferencia de goles',
    'goals scored': 'más goles a favor',
    'fewest goals allowed': 'menos goles en contra',
    'away goals': 'más goles de visitante',
    'score ratio': 'mejor cociente de los puntos',
    'second score': 'mayor segundo marcador',
    'second score ratio': 'mejor cociente de los segundos marcadores',
    'fewest losses': 'menos partidos perdidos',
    'swiss score': 'mayor puntuación suiza',
    'swiss score of opponents': 'mayor puntuación suiza de los rivales',
    'mean swiss score of opponents': 'mayor media de la puntuación suiza de los rivales',
  },
  perGame: '{{better}} por partido',
  amongPair: '{{better}} en sus partidos',
  among: '{{better}} entre {{names, list}}',
  commonOfPair: '{{better}} contra sus rivales comunes',
  common: '{{better}} contra los rivales comunes de {{names, list}}',
  capped: '{{better}}, como mucho {{cap}} de un partido',
  figure: '{{value, number}}',
  withFigures: '{{better}} ({{own}} frente a {{below}})',

  lastResort: {
    'coin flip': 'lanzamiento de moneda',
    'disc throw to the brick mark': 'lanzamiento del disco a la marca de brick',
    'conduct score, then the FIFA ranking': 'puntuación de conducta, luego la clasificación de la FIFA',
    'disciplinary points, then the ranking of the qualifiers':
      'puntos disciplinarios, luego la clasificación de la fase previa',
    'play-off': 'partido de desempate',
    'shared place': 'puesto compartido',
  },

  knockedOut: 'eliminado en el puesto {{place}}',
  wonFinal: 'ganó la final',
  lostFinal: 'perdió la final',
  wonGameFor: 'ganó el partido por el puesto {{place}}',
  lostGameFor: 'perdió el partido por el puesto {{place}}',
  noOpponent: 'no tuvo rival en el partido por el puesto {{place}}',
  openBracket: 'aún tiene partidos en su cuadro',
  inPool: '{{place}} de su grupo',
  inPoolAhead: '{{place}} de su grupo, {{why}}',
  inSwiss: '{{place}} en las rondas suizas',
  nowhere: 'en ningún grupo, ronda suiza ni cuadro',
} satisfies Translated<typeof english>
