/** What to do in place of a method that an address does not have. */
export const instead = {
  atItsAddress: 'It is done to one {{noun}} at its own address: {{address}}.',
  makeOrChange: 'POST to {{list}} to make one, PATCH or PUT here to change this one.',
  make: 'POST to {{list}} to make one.',
  neverChanged: 'It is never changed: POST another one to {{list}}.',

  stats: 'Statistics follow from what is recorded: write events and game_scores.',
  changes: 'Changes follow from writes of records.',
  audit: 'The audit follows from what is written, and stays as it is.',
  takeBack: 'POST here takes changes back. What was changed is read at /v1/audit/.',
  scorekeepers: 'A game gets its scorekeeper when a tablet takes it over.',
  recorded: 'It follows from what is recorded, and stays as it is.',
  devices: 'Tablets tell of themselves. What one has not sent is taken in by a POST to handovers.',
  verdicts: 'POST has all of an event judged again, DELETE removes what was refused.',
  handover: 'POST the file that a tablet made. What came of it stands in events and game_scores.',

  ownPlayer: 'That is done at the address of the player, which is its resource_uri.',
  merge: 'A POST without a body makes one player of both.',
  playerExport: 'The player itself is changed at its own address.',
  erasure: 'POST here to erase the person, with preview=true to see first what that changes.',

  disputes: 'POST to the decision of a game, which is below its own address.',
  lateTeams: 'POST the team here that was entered late. Which teams have no games stands in open_decisions.',
  gameResult:
    'POST brings back here what was taken back last, DELETE clears the game. What was recorded is read in its scores and events.',
  decision: 'Read both sheets in disputes. POST here decides between them, DELETE takes that back.',

  picture: 'PUT the picture here, DELETE takes it away. Where it is read stands in the fields of the record.',
  pictures: 'A picture is put and deleted below the address of its record.',

  plays: 'POST here adds plays. A single one is changed or deleted as an event.',

  standings:
    'Standings follow from results: write game_scores, or tie_decisions where teams are level. A POST keeps the places in tournament_teams.',
  leagueTable:
    'The table follows from results: write game_scores, or the point_decisions and tie_decisions of the season.',
  openDecisions:
    'Decide between level teams by a POST to tie_decisions, and who plays in a game by a PUT to the game.',
  drawPools: 'POST draws them. They are read, changed and deleted as pools.',
  fixtures: 'POST draws them. A single one is changed or deleted as a game.',
  conflicts: 'Change start_time and game_site_id of games, or POST to schedule or shift of the tournament.',
  schedule: 'POST here moves games. Where and when they are is read as games of the tournament.',
  published: 'PUT here says that everybody knows of the schedule as it is.',
  formats:
    'POST here makes a format whole. What it made is read, changed and deleted as pools, brackets and swiss rounds.',
  freeSites: 'To take a field, PUT its game_site_id to a game.',
  spirit: 'The ranking follows from game_sportsmanship_scores: write those.',
} as const
