/** What the records of single families must be. */
export const families = {
  bracketStart: 'is needed: it is when the first round starts',
  bracketSize: 'must be 2 to {{most}} teams, not {{teams}}',
  bracketRounds: 'is needed where no teams are named',

  calendarType: 'must be one of the calendar: {{types}}',
  calendarStart: 'is required for type {{type}}',
  calendarPlace: 'is needed, or a season, a tournament or teams: an event belongs to one of them',
  calendarEnd: 'must not be before the start',

  gameAgainstItself: 'must be another team than the first: a team does not play itself',
  gameAfterItself: 'must be another game: nobody goes on from a game to itself',
  nextGameIn: {
    tournament: 'must be a game of the same tournament',
    season: 'must be a game of the same season',
  },
  gameIsFed: 'must stay as it is: teams go on to this game from game {{game}}',

  notEntered: 'must be another team that is in the tournament',
  notAgreedYet: 'must be a team whose organization has agreed: it takes the place once it has',
  notOfSeason: 'must be a team of the same season',
  replacedHasPlayed:
    'The team has played in this season already (game {{game}}), so its games are not handed on. It can leave the season by its status, and what becomes of its games is chosen then.',
  leftOn: 'is needed: it says from which day on games are annulled or forfeited',
  ruling: {
    cancelled: 'must not be cancelled: something was recorded at this game. Abandon it, or annul its result',
    postponed:
      'must not be postponed: something was recorded at this game. Give it another time if it goes on later',
    notPlayed:
      'must be cancelled or postponed: nothing was recorded at this game that could be abandoned or annulled',
  },

  periodEnd: 'must not be before the start date {{start}}',
  playerName: 'is required, or a last name or a nickname: a player has a name',

  lateNowhere: 'names no pool, and there is no swiss round in which the team could have a bye',
  lateHasGame: 'is in a game of that round already',
  poolStart: 'is needed to generate the games',
  poolSize: 'must name at most {{most}} teams for a complete round robin: make several pools',

  swissStart: 'is needed: it is when the games start',
  swissTeams: 'must name at least two teams, or none: then all of the tournament are paired',
  swissTournament: 'must have at least two teams that play: it has {{teams}}',

  relatedToItself: 'must be other teams: a team is not related to itself',

  marksOfFields: 'must name a field of the site if it marks a field, and none otherwise',
  marksOfStrangers: 'names fields that are not of this site: {{fields}}',

  tieTeams: 'must name at least two teams, best first',
  tieStrangers: {
    pool: 'names teams that are not in the pool: {{teams}}',
    tournament: 'names teams that are not in the tournament: {{teams}}',
    season: 'names teams that do not play in the season: {{teams}}',
  },
} as const
