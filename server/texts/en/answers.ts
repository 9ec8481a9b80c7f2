/** What addresses that hold no records answer, and refuse. */
export const answers = {
  auditForManagers: 'Only owners and admins of an organization may read its audit.',
  familyOfAudit: 'must be named with record',
  recordOfAudit: 'must be {{key}} of a record of {{family}}',
  withinOfAudit: 'must be a record, such as tournaments/5',

  restored:
    'This server has less than it had told you: it was restored from a backup. Begin anew, without since, and remove what does not come again.',
  since: 'must be the `since` of an earlier answer, or now; leave it out to begin at the beginning',

  scorekeepersForManagers: 'Only owners and admins of an organization may see who keeps its scores.',
  recordedForManagers: 'Only owners and admins of an organization may see who recorded what at its games.',
  devicesForManagers: 'Only owners and admins of an organization may see its tablets.',

  verdictsForManagers: 'Only owners and admins of an organization may see what was not counted.',
  verdictsNotYours: 'Only owners and admins judge and delete what was not counted.',
  whichEvent: 'or a season is required',

  noOwnPlayer: 'No player belongs to your account.',

  noSuchLine: 'There is no stat line {{key}}.',
  emptyLine: 'Nothing was recorded for this line.',
  onePlace: 'is one place too many: leave out all but one',
  noSuchColumn: 'names {{strange}}, which is no column of {{sport}}. The columns are: {{known}}',
  noSuchSport: 'There is no sport called {{sport}}. The sports are: {{sports}}.',

  spiritMissing: '{{team}} has not given {{opponent}} a spirit score yet.',

  /** The sheets of a game in dispute, each with its score and who kept it. */
  dispute: '{{game}}: {{sheets}}.',
  sheet: '{{score}} by {{person}}',
  finalSheet: '{{score}} (final) by {{person}}',
  somebody: 'somebody',

  playedLate:
    'Recorded after the game was final: it counts in the statistics, and the score stays as it was.',

  calendar: {
    game: '{{one}} – {{two}}',
    finalGame: '{{one}} – {{two}} ({{score}})',
    ruled: {
      cancelled: 'Cancelled: {{one}} – {{two}}',
      abandoned: 'Abandoned: {{one}} – {{two}}',
      annulled: 'Annulled: {{one}} – {{two}}',
    },
    forfeitGame: '{{one}} – {{two}} (forfeit)',
    inRound: '{{round}}: {{summary}}',
    round: {
      final: 'Final',
      forPlace: 'Game for place {{place}}',
      semiFinal: 'Semi-final',
      quarterFinal: 'Quarter-final',
      bracket: 'Bracket',
      ofBracket: '{{bracket}}, round {{round}}',
      pool: 'Pool {{pool}}',
      ofPool: 'Pool {{pool}}, round {{round}}',
      swiss: 'Swiss round {{round}}',
    },
    toBeDecided: 'to be decided',
    event: 'Event',
  },
} as const
