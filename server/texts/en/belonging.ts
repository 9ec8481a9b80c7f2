/** What a record has from that to which it belongs. */
export const belonging = {
  consentAlone:
    "You may accept or refuse that your team takes part; all else only an owner or admin of the tournament's organization may change.",
  consentOfTeam: "Only an owner or admin of the team's organization accepts or refuses.",
  consentWords: 'must be given or refused',

  seasonOfTournamentOrNone: 'must be {{season}}, the season of tournament {{tournament}}, or left out',
  seasonOfTournament: 'must be {{season}}, the season of tournament {{tournament}}',
  season: 'must be {{season}}, the season',
  organizationOfSeason: 'must be {{organization}}, the organization of season {{season}}',
  organizationOfTournament: 'must be {{organization}}, the organization of tournament {{tournament}}',
  eventSiteOfGameSite: 'must be {{event_site}}, the event site of game site {{game_site}}',

  staysInTournament:
    'must stay {{tournament}}: a game is not taken out of its tournament; delete it and make another one',
  needsPoolRound:
    'is needed for a tournament game; bracket and swiss games are made by creating a bracket or a swiss round',
  needsSeason: 'is required for a game of no tournament',
  noPoolRound: {
    bracket: 'must be left out: the game was made with its bracket and stays there',
    swissRound: 'must be left out: the game was made with its swiss round and stays there',
  },
  staysWhereMade: {
    bracket: 'must stay {{tournament}}: the game was made with its bracket and stays there',
    swissRound: 'must stay {{tournament}}: the game was made with its swiss round and stays there',
  },
  roundOfOtherTournament: 'belongs to tournament {{other}}: a game stays in its tournament, which is {{own}}',
  belongsToOther: 'belongs to tournament {{other}}, not to {{own}}',
  notEntered: 'is not in the tournament {{tournament}}: enter the team there first',

  sportMustStay_one: 'must stay {{sport}}, because something is recorded at game {{game}}',
  sportMustStay_other: 'must stay {{sport}}, because something is recorded at {{count}} games',
  mustBeOfSport_one: 'must be one of {{sport}}, because something is recorded at game {{game}}',
  mustBeOfSport_other: 'must be one of {{sport}}, because something is recorded at {{count}} games',
  sportIsFixed: '{{field}} {{wrong}}: it was recorded as plays of that sport.',

  hasPlayed:
    "The team has played in this tournament already (game {{game}}), so it stays. The tournament's office can withdraw it from what is still to be played, by its status.",
  hasGames_one:
    'The team is to play game {{games}} of this tournament. Take it out of that first, or take it out of all its games and pools along with this.',
  hasGames_other:
    'The team is to play games {{games}} of this tournament. Take it out of those first, or take it out of all its games and pools along with this.',
} as const
