/** The words of water polo. */
export const words = {
  plays: {
    exclusion: 'exclusion',
    exclusionForTheGame: 'exclusion for the rest of the game',
    penaltyFoul: 'penalty foul',
    sprintWon: 'sprint won',
  },
  roles: {},
  values: {},
  columns: {
    exclusions: { short: 'EX', name: 'exclusions', meaning: 'Exclusion fouls committed.' },
    penalty_fouls: {
      short: 'PF',
      name: 'penalty fouls',
      meaning: 'Fouls for which the other team got a penalty.',
    },
    major_fouls: {
      short: 'MF',
      name: 'major fouls',
      meaning: 'Exclusions and penalty fouls; three end the game for a player.',
    },
    exclusions_drawn: {
      short: 'ED',
      name: 'exclusions drawn',
      meaning: 'Exclusions for fouls on the player.',
    },
    sprints_won: {
      short: 'SW',
      name: 'sprints won',
      meaning: 'Sprints for the ball at the start of a period that were won.',
    },
  },
  groups: {},
} as const
