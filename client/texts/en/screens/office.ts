/** What the office of an event looks after while games are played. */
export const office = {
  office: 'Office',
  of: 'Office · {{event}}',
  whatToShow: 'What to show',
  parts: {
    disputes: 'Disputes',
    tablets: 'Tablets',
    verdicts: 'Not counted',
  },
  differ_one: '{{count}} game has two scoresheets that differ',
  differ_other: '{{count}} games have scoresheets that differ',

  /** What to do about an entry that does not count. */
  advice: {
    unreadable: 'Update the app on that tablet and have it recorded again. What it sent is kept as it came.',
    unknown_game: 'The game was deleted, or it is in another event. When it comes back, this counts.',
    not_allowed: 'To let it count, give that person a role for the game. A new role counts at once.',
    other_sheet: 'Another tablet keeps the score. Where the two differ you can choose, or merge them.',
    decided: 'The office decided for another sheet. That can be undone.',
    after_final: 'Look at the game: it can be reopened there, or enter the right score.',
    unknown_entry: 'It corrects something that does not count. If that comes or counts again, this does too.',
    unknown_team: 'Look at who plays in the game. When the team is put in, this counts.',
    unknown_player:
      'The play counts, but for nobody. Put the player on the roster of one of the two teams: then it counts for them too.',
  },

  /** A tablet, by the end of its long name. */
  tablet: 'tablet {{end}}',
  tabletOf: '{{name}}, {{tablet}}',
  tabletOfSomebody: 'Somebody, {{tablet}}',
  tablets: 'Tablets',
  tabletsWhat: 'What each tablet said when it was last heard from.',
  noTablets: 'No tablet of somebody with a role was heard from yet.',
  worry: {
    look: 'Needs a look',
    wait: 'Away or sending',
    fine: 'Fine',
  },

  connected: 'Connected',
  connectedSentAll: 'Connected, all sent',
  connectedUnsent_one: 'Connected, {{count}} entry unsent',
  connectedUnsent_other: 'Connected, {{count}} entries unsent',
  away: 'Not connected',
  awaySentAll: 'Not connected, had sent all',
  awayUnsent_one: 'Not connected, had {{count}} entry unsent',
  awayUnsent_other: 'Not connected, had {{count}} entries unsent',

  heardNow: 'Last heard from on {{moment}}, less than a minute ago',
  heardMinutesAgo_one: 'Last heard from on {{moment}}, {{count}} minute ago',
  heardMinutesAgo_other: 'Last heard from on {{moment}}, {{count}} minutes ago',
  heardHoursAgo_one: 'Last heard from on {{moment}}, {{count}} hour ago',
  heardHoursAgo_other: 'Last heard from on {{moment}}, {{count}} hours ago',
  heardDaysAgo_one: 'Last heard from on {{moment}}, {{count}} day ago',
  heardDaysAgo_other: 'Last heard from on {{moment}}, {{count}} days ago',

  outdated: 'Its app is too old to send. Give it a connection, open the app and tap Update ready',
  lacks_one: 'Lacks {{count}} change made since',
  lacks_other: 'Lacks {{count}} changes made since',
  came_one: '{{count}} entry came from it',
  came_other: '{{count}} entries came from it',
} as const
