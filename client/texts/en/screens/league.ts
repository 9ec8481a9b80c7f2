/** The pages of organizations, leagues, seasons, teams and players. */
export const league = {
  organization: 'Organization',
  noLeagues: 'No leagues yet.',
  league: 'League',
  seasons: 'Seasons',
  noSeasons: 'No seasons yet.',
  seasonFrom: 'from {{day}}',

  season: 'Season',
  gamesAndTables: 'Games and tables',
  gamesOfSeason: 'Games of the season',
  gamesOutside: 'Games outside of tournaments',
  teams: 'Teams',
  noTeams: 'No teams yet.',

  team: 'Team',
  record: '{{wins}}, {{losses}}',
  recordWithTies: '{{wins}}, {{losses}}, {{ties}}',
  wins_one: '{{count}} win',
  wins_other: '{{count}} wins',
  losses_one: '{{count}} loss',
  losses_other: '{{count}} losses',
  ties_one: '{{count}} tie',
  ties_other: '{{count}} ties',
  games: 'Games',
  noGames: 'No games yet.',
  roster: 'Roster',
  noPlayers: 'Nobody is on the roster yet.',

  player: 'Player',
  onNoRoster: 'On no roster that can be seen.',
  statisticsOf: 'Statistics of {{season}}',
} as const
