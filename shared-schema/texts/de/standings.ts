import type { Translated } from '../translated.ts'
import type { standings as english } from '../en/standings.ts'

export const standings = {
  place_ordinal_other: '{{count}}.',

  ahead: 'vor {{below}}: {{why}}',
  aheadOfOut: {
    withdrawn: 'vor {{below}}: Dieses Team ist ausgestiegen',
    disqualified: 'vor {{below}}: Dieses Team wurde disqualifiziert',
  },
  decided: 'vor {{below}} durch {{method}}',
  level: 'in jedem Kriterium gleichauf mit {{below}}: nötig ist {{last_resort}}',
  levelSoFar: 'bisher gleichauf mit {{below}}',
  wonGame: 'das direkte Spiel {{score}} gewonnen',
  wonByForfeit: 'das direkte Spiel durch Nichtantreten gewonnen',

  better: {
    points: 'mehr Punkte',
    wins: 'mehr gewonnene Spiele',
    'regulation wins': 'mehr in der regulären Zeit gewonnene Spiele',
    'win percentage': 'höherer Anteil gewonnener Spiele',
    'fewest forfeits': 'seltener nicht angetreten',
    'goal difference': 'bessere Tordifferenz',
    'goals scored': 'mehr erzielte Tore',
    'fewest goals allowed': 'weniger Gegentore',
    'away goals': 'mehr Auswärtstore',
    'score ratio': 'besseres Verhältnis der Punkte',
    'second score': 'höhere Zweitwertung',
    'second score ratio': 'besseres Verhältnis der Zweitwertungen',
    'fewest losses': 'weniger verlorene Spiele',
    'swiss score': 'höhere Schweizer Wertung',
    'swiss score of opponents': 'höhere Schweizer Wertung der Gegner',
    'mean swiss score of opponents': 'höhere mittlere Schweizer Wertung der Gegner',
  },
  perGame: '{{better}} je Spiel',
  amongPair: '{{better}} in den direkten Spielen',
  among: '{{better}} unter {{names, list}}',
  commonOfPair: '{{better}} gegen die gemeinsamen Gegner',
  common: '{{better}} gegen die gemeinsamen Gegner von {{names, list}}',
  capped: '{{better}}, höchstens {{cap}} aus einem Spiel',
  figure: '{{value, number}}',
  withFigures: '{{better}} ({{own}} gegen {{below}})',

  lastResort: {
    'coin flip': 'Münzwurf',
    'disc throw to the brick mark': 'Wurf der Scheibe zur Brickmarke',
    'conduct score, then the FIFA ranking': 'Fairplay-Wertung, dann die FIFA-Weltrangliste',
    'disciplinary points, then the ranking of the qualifiers':
      'Disziplinarpunkte, dann die Rangliste der Qualifikation',
    'play-off': 'Entscheidungsspiel',
    'shared place': 'geteilter Platz',
  },

  knockedOut: 'ausgeschieden auf Platz {{place}}',
  wonFinal: 'Finale gewonnen',
  lostFinal: 'Finale verloren',
  wonGameFor: 'Spiel um Platz {{place}} gewonnen',
  lostGameFor: 'Spiel um Platz {{place}} verloren',
  noOpponent: 'hatte im Spiel um Platz {{place}} keinen Gegner',
  openBracket: 'hat noch Spiele im K.-o.-Baum',
  inPool: '{{place}} in der Gruppe',
  inPoolAhead: '{{place}} in der Gruppe, {{why}}',
  inSwiss: '{{place}} in den Schweizer Runden',
  nowhere: 'in keiner Gruppe, Schweizer Runde oder K.-o.-Runde',
} satisfies Translated<typeof english>
