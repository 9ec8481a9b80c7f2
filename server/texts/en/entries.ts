/** What is recorded at games. */
export const entries = {
  notReadable:
    'You have no role at the event that this hand-over is of and never had one, or the event does not exist. Nothing was taken; it stays on this device.',
  isBye: 'is a bye: nobody plays game {{game}}, and nothing is recorded at it',
  isNotNeeded:
    'is not needed: nobody comes to one of the sides of game {{game}}, and nothing is recorded at it',
  nothingToClear: 'Nothing was recorded of the play of game {{game}}, so there is nothing to clear.',
  nothingToRestore: 'The office has taken nothing back of game {{game}} that could be brought back.',
  mayNotClear: 'Only who manages the game may clear it.',
  noGame: ': there is no game {{game}}',
  mayNotRecord: 'Only scorekeepers of this game and captains of its teams may record at it.',
  finalOfOthers:
    'The office or somebody else ended this game with a result, and a pass does not change that. Ask the desk.',

  attributeNotUsed: 'is not used by type {{type}}',
  playNeedsGame: 'is required for a play; events of the calendar have the types {{types}}',
  noPlayOfSport: 'must be a play of {{sport}}: {{types}}',
  teamOfOtherGame: 'must be one of the two teams of this game: {{teams}}',
  valueOutOfRange: 'must be from {{least}} to {{most}}',
  playerOfOtherGame:
    'must be a player of this game: of its organization, or on the roster of one of its two teams',
  playerOfOtherTeam:
    'must be on the roster of team {{team}}, for which the play is: this player is on that of the other team',
  contradiction: {
    side: 'must be of the other team: the other players of this play say so',
    'assist to oneself': 'must be somebody else: nobody assists their own goal',
    'before the beginning': 'must be 0 or more: seconds since the game began',
  },
  pointsOfNobody: 'is required: a play that scores has a team that gets the points',
  forfeitOfOthers: 'names teams that do not play this game: {{teams}}',
  scoreMissing: 'is required',
  shootoutOfOne: 'is required: a shoot-out has the goals of both teams',

  /** Who has entered the forfeits of a team that left. */
  withdrawalRule: 'Withdrawal rule',

  tooManyWait: 'was not taken, because too many wait for the office',
  noRoom:
    'At most {{refused}} of your entries that do not count, {{unreadable}} that cannot be read, and {{megabytes}} MB of both wait for the office of this event. These would be more, so they were not taken: they stay on this device. Ask the desk to look at what was not counted.',
  noRoomForOthers:
    'At most {{refused}} entries that do not count, {{unreadable}} that cannot be read, and {{megabytes}} MB of both wait for the office of this event from everybody who has no role of their own there. These would be more, so they were not taken: they stay on this device. Ask the desk to look at what was not counted.',
} as const
