import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/water-polo.ts'

export const words = {
  plays: {
    exclusion: 'Hinausstellung',
    exclusionForTheGame: 'Hinausstellung für den Rest des Spiels',
    penaltyFoul: 'Strafwurffoul',
    sprintWon: 'Anschwimmen gewonnen',
  },
  roles: {},
  values: {},
  columns: {
    exclusions: { short: 'HI', name: 'Hinausstellungen', meaning: 'Begangene Fouls mit Hinausstellung.' },
    penalty_fouls: {
      short: 'SF',
      name: 'Strafwurffouls',
      meaning: 'Fouls, für die das andere Team einen Strafwurf bekam.',
    },
    major_fouls: {
      short: 'PF',
      name: 'persönliche Fehler',
      meaning: 'Hinausstellungen und Strafwurffouls; mit dreien ist das Spiel für einen Spieler zu Ende.',
    },
    exclusions_drawn: {
      short: 'HIH',
      name: 'herausgeholte Hinausstellungen',
      meaning: 'Hinausstellungen für Fouls am Spieler.',
    },
    sprints_won: {
      short: 'AG',
      name: 'gewonnenes Anschwimmen',
      meaning: 'Gewonnene Sprints zum Ball am Anfang eines Abschnitts.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
