/** What is stored about a person: exported, and erased. */
export const personalData = {
  noSuchPlayer: 'There is no player {{id}}.',
  notAllowed: "Only an owner or admin of the player's organization may do this.",
  /** What a player is called that was erased, whole and as first name. */
  formerPlayer: 'Former player {{id}}',
  former: 'Former player',
  erased: '(erased)',
} as const
