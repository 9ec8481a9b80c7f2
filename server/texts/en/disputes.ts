/** Games whose sheets say different things. */
export const disputes = {
  nothingOpen:
    'The sheets of this game say the same, or it is decided already. To decide otherwise, take the decision back first.',
  changedSince:
    'Something was recorded at this game since you looked at it. Nothing is decided: look at the sheets as they are now, and decide again.',
  noSuchSheet: 'must be one of the sheets in dispute: {{sheets}}',
  noSuchLines: 'must be lines of the sheets in dispute, and these are none: {{lines}}',
  nothingDecided: 'Nothing is decided about the sheets of this game.',
  officeAlone: 'Only owners and admins decide which score counts.',
} as const
