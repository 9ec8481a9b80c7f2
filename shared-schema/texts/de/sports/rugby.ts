import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/rugby.ts'

export const words = {
  plays: {
    try: 'Versuch',
    penaltyTry: 'Strafversuch',
    conversion: 'Erhöhung',
    conversionMissed: 'Erhöhung daneben',
    dropGoal: 'Dropgoal',
    dropGoalMissed: 'Dropgoal daneben',
    penaltyConceded: 'Straftritt verursacht',
    tackleMissed: 'Tackle verfehlt',
    carry: 'Lauf mit Ball',
    cleanBreak: 'Durchbruch',
    defenderBeaten: 'Verteidiger ausgespielt',
    offload: 'Offload',
    turnoverWon: 'Turnover gewonnen',
    lineoutWon: 'Gasse gewonnen',
    lineoutLost: 'Gasse verloren',
    scrumWon: 'Gedränge gewonnen',
    scrumLost: 'Gedränge verloren',
  },
  roles: {},
  values: { metres: 'Meter' },
  columns: {
    tries: { short: 'V', name: 'Versuche', meaning: 'Versuche, die der Spieler gelegt hat, je fünf Punkte.' },
    try_assists: {
      short: 'VA',
      name: 'Assists zu Versuchen',
      meaning: 'Pässe und Tritte, die direkt zu einem Versuch führten.',
    },
    conversions_made: { short: 'E', name: 'Erhöhungen', meaning: 'Verwandelte Erhöhungen, je zwei Punkte.' },
    conversions_attempted: { short: 'EV', name: 'versuchte Erhöhungen', meaning: 'Ausgeführte Erhöhungen.' },
    penalty_goals_made: {
      short: 'S',
      name: 'Straftritte',
      meaning: 'Verwandelte Straftritte, je drei Punkte.',
    },
    penalty_goals_attempted: {
      short: 'SV',
      name: 'versuchte Straftritte',
      meaning: 'Straftritte aufs Tor.',
    },
    drop_goals_made: { short: 'DG', name: 'Dropgoals', meaning: 'Dropgoals, je drei Punkte.' },
    goal_kicking_percent: {
      short: 'TR%',
      name: 'Trittquote',
      meaning: 'Verwandelte Erhöhungen und Straftritte auf hundert versuchte.',
    },
    carries: { short: 'CAR', name: 'Läufe mit Ball', meaning: 'Läufe mit dem Ball in die Verteidigung.' },
    metres_carried: { short: 'MET', name: 'Meter', meaning: 'Durch Läufe gewonnene Meter.' },
    clean_breaks: { short: 'CB', name: 'Durchbrüche', meaning: 'Läufe unberührt durch die Linie.' },
    defenders_beaten: {
      short: 'DB',
      name: 'ausgespielte Verteidiger',
      meaning: 'Verteidiger, an denen ein Lauf vorbeiging.',
    },
    offloads: { short: 'OFF', name: 'Offloads', meaning: 'Pässe, während der Spieler getackelt wurde.' },
    tackles_made: { short: 'TKL', name: 'Tackles', meaning: 'Zu Boden gebrachte Gegner.' },
    tackles_missed: {
      short: 'TV',
      name: 'verfehlte Tackles',
      meaning: 'Tackles, aus denen ein Gegner entkam.',
    },
    tackle_percent: {
      short: 'TKL%',
      name: 'Tackle-Quote',
      meaning: 'Gelungene Tackles auf hundert versuchte.',
    },
    turnovers_won: {
      short: 'TOW',
      name: 'gewonnene Turnover',
      meaning: 'Wie oft der Ball dem anderen Team abgenommen wurde.',
    },
    turnovers_conceded: {
      short: 'TOC',
      name: 'zugelassene Turnover',
      meaning: 'Wie oft dem Spieler der Ball abgenommen wurde.',
    },
    penalties_conceded: {
      short: 'PEN',
      name: 'verursachte Straftritte',
      meaning: 'Straftritte, die der Spieler verursacht hat.',
    },
  },
  groups: {
    attackAndDefence: 'Angriff und Abwehr',
  },
} satisfies Translated<typeof english>
