import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/soccer.ts'

export const words = {
  plays: {
    secondYellowCard: 'Gelb-Rote Karte',
    failedPass: 'Fehlpass',
    keyPass: 'Schlüsselpass',
    lostTackle: 'verlorener Zweikampf',
    clearance: 'Klärung',
    wonDribble: 'gelungenes Dribbling',
    lostDribble: 'verlorenes Dribbling',
    dispossession: 'Ball abgenommen',
    throwIn: 'Einwurf',
  },
  roles: {},
  values: {},
  columns: {
    key_passes: { short: 'SP', name: 'Schlüsselpässe', meaning: 'Pässe, die zu einem Schuss führten.' },
    fouls_suffered: { short: 'FE', name: 'erlittene Fouls', meaning: 'Fouls des anderen Teams am Spieler.' },
    offsides: { short: 'ABS', name: 'Abseits', meaning: 'Wie oft der Spieler im Abseits war.' },
    corners: { short: 'ECK', name: 'Ecken', meaning: 'Ausgeführte Eckstöße.' },
    passes: { short: 'PAS', name: 'Pässe', meaning: 'Gespielte Pässe.' },
    pass_percent: { short: 'PQ%', name: 'Passquote', meaning: 'Angekommene Pässe auf hundert.' },
    tackles: { short: 'ZW', name: 'Zweikämpfe', meaning: 'Geführte Zweikämpfe.' },
    tackles_won: {
      short: 'ZWG',
      name: 'gewonnene Zweikämpfe',
      meaning: 'Zweikämpfe, die den Gegner gestoppt haben.',
    },
    clearances: { short: 'KL', name: 'Klärungen', meaning: 'Bälle, die vom eigenen Tor weggebracht wurden.' },
    dribbles: {
      short: 'DR',
      name: 'Dribblings',
      meaning: 'Versuche, mit dem Ball an einem Gegner vorbeizukommen.',
    },
    dribbles_won: {
      short: 'DRG',
      name: 'gelungene Dribblings',
      meaning: 'Dribblings, die am Gegner vorbeiführten.',
    },
    dispossessed: { short: 'BA', name: 'abgenommene Bälle', meaning: 'Wie oft ein Gegner den Ball abnahm.' },
    throw_ins: { short: 'EW', name: 'Einwürfe', meaning: 'Ausgeführte Einwürfe.' },
  },
  groups: {
    play: 'Spiel',
  },
} satisfies Translated<typeof english>
