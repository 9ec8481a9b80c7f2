/** Taking changes back that the audit tells of. */
export const takingBack = {
  noSuchChange: 'There is no change {{id}}, or none that you may see.',
  organization:
    'A deleted organization cannot be brought back here. Who runs the server can, from a backup or an export.',
  thereAgain: 'It is there again already: somebody took the deletion back.',
  deletedAgain: 'It was brought back and deleted again since. Take back the last deletion.',
  recorded: 'This was recorded at a game and taken out there. Record it there again.',
  erased: 'This tells of a person who was erased. What was known of them is gone for good.',
  merged: 'This player was merged into {{name}}, who has everything of both now.',
  parentGone: 'The {{noun}} “{{name}}” to which it belonged was deleted too. Bring that back first.',
  placeTaken: 'Another {{noun}} has its id, number or place by now. Change or delete that first.',
  deleted: 'The {{noun}} is deleted already.',
  changedAgain: 'It was changed again since. Take that back first, or enter what you want.',
  follows: 'This follows from something else and is not entered by anybody. Take back what it follows from.',
  notTakenToday: 'What stood in {{field}} before can no longer be entered.',

  changedSinceMade: 'It was changed since it was made.',
  staysAway: '{{counted}} will stay deleted: what they belong to is gone, or is not yours any more.',
  comesWithout: '{{counted}} will no longer name something that is gone.',
  asked_one: 'The organization of the team is asked again whether it takes part.',
  asked_other: 'The organizations of {{count}} teams are asked again whether they take part.',
} as const
