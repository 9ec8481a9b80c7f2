/** Why an entry does not count, for whoever recorded it: what happened, and what to do. */
export const verdicts = {
  notCounted: 'Not counted: {{why}}',
  notCountedIn: 'Not counted in {{game}}: {{why}}',
  forNoPlayer: 'Counted for no player: {{why}}',
  forNoPlayerIn: 'Counted for no player in {{game}}: {{why}}',
  withFlaw: '{{why}} ({{flaw}})',
  game: 'Game {{id}}',
  gameOf: 'Game {{id}}, {{one}} – {{two}}',
  flaws: {
    wrong_field: 'it is no entry',
    wrong_field_at: '{{field}} is not acceptable',
    from_office: 'it says that the office recorded it',
    not_storable: 'it holds characters that cannot be stored, or is nested too deeply',
    too_large: 'it is too large',
    does_not_fit: 'it does not fit the other records',
  },
  why: {
    unreadable: 'the office could not read this entry. Update the app on this tablet and record it again.',
    unknown_game:
      'this game was deleted or moved to another event. Ask the desk: if it comes back, what you recorded counts.',
    not_allowed:
      'you may not record this game. Ask the desk to make you its scorekeeper: then what you recorded counts.',
    other_sheet:
      'another tablet keeps the score of this game. Ask the desk if yours is right: it can choose.',
    decided:
      'the office decided for the score of another tablet. Ask the desk if that is wrong: it can be undone.',
    after_final: 'the game was already final. Reopen the game and record it again, or ask the desk.',
    unknown_entry:
      'it corrects an entry that the office does not have or that does not count. Nothing to do if that is still on its way.',
    unknown_team:
      'the team is not one of the two that play this game. Record it for the right team, or ask the desk who plays.',
    unknown_player:
      'who it names is on the roster of neither team. Ask the desk to put them on it: then it counts for them too.',
  },
} as const
