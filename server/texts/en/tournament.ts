/** What moves in a tournament, what it leaves open, and who goes on. */
export const tournament = {
  changed: 'Game {{game}}: {{now}} instead of {{before}}',
  nobodyYet: 'nobody yet',
  newOnField: 'Game {{game}}: {{now}}',
  onNoField: 'on no field',
  onField: 'on {{field}}',
  namelessField: 'field {{id}}',
  result: {
    notNeeded: 'not needed',
    notPlayed: 'not played',
    final: '{{score}}',
    finalByForfeit: '{{score}} by forfeit',
    won: '{{score}}, won by {{team}}',
    wonByForfeit: '{{score}}, won by {{team}} by forfeit',
    live: '{{score}}, not final',
    liveByForfeit: '{{score}}, not final by forfeit',
  },
  moved: {
    pool: 'Pool {{pool}}: {{team}} from place {{from}} to {{to}}',
    swiss: 'Swiss standings: {{team}} from place {{from}} to {{to}}',
    final: 'Final standings: {{team}} from place {{from}} to {{to}}',
    season: 'Table: {{team}} from place {{from}} with {{before}} points to place {{to}} with {{after}}',
  },

  wrongTeam:
    'Game {{game}} was played by {{playing}}, but after a correction {{sent}} should have played it. Somebody must decide: {{playing}} stays there, or {{sent}} goes in and it is played again.',
  doesNotCount:
    'The game {{game}} between {{one}} and {{two}} is {{ruling}}, so nobody goes on from it. Put a team into the next game, or take the ruling back.',
  ruling: {
    none: 'to be played',
    postponed: 'postponed',
    cancelled: 'cancelled',
    abandoned: 'abandoned',
    'abandoned with result': 'abandoned, and its score counts',
    annulled: 'annulled',
  },
  withoutGames:
    '{{team}} takes part and is in no game. Add its games to a pool, give it a bye in the swiss round, or take it out.',
  roundNotOver: 'Round {{round}}: {{one}} – {{two}} is not final, and counts as level for the draw.',
  noTeams: 'Nobody is sent to game {{game}}. Put its teams in, or say that nobody plays it.',
  noOpponent:
    '{{team}} has no opponent in game {{game}}, and nobody is sent there. Put a team in, or say that nobody comes: then {{team}} goes on without playing.',
  noWinner:
    'Game {{game}} between {{one}} and {{two}} is final without a winner, so nobody goes on. Enter the score with which it was decided, put a team into the next game, or enter that both forfeited it: then nobody goes on.',
  level: {
    pool: 'Pool {{pool}}: {{teams, list}} are level in every criterion. Record a tie decision with their order: {{last_resort}}, or as the organizer decides.',
    swiss:
      'Swiss standings: {{teams, list}} are level in every criterion. Record a tie decision with their order: {{last_resort}}, or as the organizer decides.',
  },

  outside: 'Only writes in a tournament or a season can be previewed: nothing else moves with this one.',
  noPreviewOutside: 'is for writes in a tournament or a season alone',

  severalSources:
    'or pools, a swiss round or the table of the season name the teams of the bracket: one of them, not several',
  placesReversed: 'must not be before the first place',
  poolOfOthers: 'names a pool that is not in the tournament: {{pool}}',
  sourcesAndPools: 'names the places of pools itself: leave the pools out',
  followsNoPools: 'needs the pools that the bracket follows',
  placeBeyondPool: 'names place {{place}} of pool {{pool}}, which has {{teams}} teams',
  placeTwice: 'names place {{place}} of pool {{pool}} twice',
  noDivision: 'must be a division of the season: {{divisions}}',
  noDivisions: 'must be left out: no team of the season has a division',
  notOfDivision: 'must be "divisions" for the table of one division',
  qualifiersNotEntered:
    'goes by the table, in which these go on and are not entered in the tournament yet: {{teams, list}}',
  roundOfOthers: 'must be a round of the same tournament',
  notFinal: {
    pool_one: 'Pool {{pool}}: {{count}} game is not final yet, so it is not decided who goes on.',
    pool_other: 'Pool {{pool}}: {{count}} games are not final yet, so it is not decided who goes on.',
    swiss_one: 'The swiss rounds: {{count}} game is not final yet, so it is not decided who goes on.',
    swiss_other: 'The swiss rounds: {{count}} games are not final yet, so it is not decided who goes on.',
    season_one: 'The season: {{count}} game is not final yet, so it is not decided who goes on.',
    season_other: 'The season: {{count}} games are not final yet, so it is not decided who goes on.',
  },
  levelWithOthers: {
    pool_one:
      'Pool {{pool}}: {{teams}} is level with another team in every criterion. Record a tie decision first.',
    pool_other:
      'Pool {{pool}}: {{teams}} are level with another team in every criterion. Record a tie decision first.',
    swiss_one:
      'The swiss standings: {{teams}} is level with another team in every criterion. Record a tie decision first.',
    swiss_other:
      'The swiss standings: {{teams}} are level with another team in every criterion. Record a tie decision first.',
    season_one:
      'The table of the season: {{teams}} is level with another team in every criterion. Decide their order first.',
    season_other:
      'The table of the season: {{teams}} are level with another team in every criterion. Decide their order first.',
  },
} as const
