/** Making, changing, deleting and merging records. */
export const records = {
  notFound: 'There is no {{noun}} {{key}}.',
  mayNotMakeOrganizations: 'Only an owner or admin of the whole installation may make organizations.',
  mayNotWrite: {
    create: 'Only an owner or admin of its organization may create this {{noun}}.',
    update: 'Only an owner or admin of its organization may update this {{noun}}.',
  },
  mayNotMove: 'Only an owner or admin of both organizations may move this {{noun}} from one to the other.',
  existsAlready: 'This {{noun}} exists already.',
  keyExistsAlready: 'this {{noun}} exists already',

  hasDependents:
    'This {{noun}} still has {{dependents, list}}. Delete those first, or delete all of it together: the history stays.',
  /** Of what a deleted record would take along: what only loses its link to it. */
  staysWithout: '{{counted}} that would stay without it',
  historyStays:
    'A team of it has played in {{tournament}}, a tournament of another organization (game {{game}}). That is history of both, and stays.',
  mayNotDelete: 'You may not delete the {{noun}} {{key}}: only an owner or admin of its organization may.',
  mayNotDeleteOrganization: 'You may not delete the {{noun}} {{key}}: only an owner of its organization may.',

  tooManyPools: 'must be at most {{most}}: the tournament has {{teams}} teams',
  tooFewForPool: 'needs at least two teams, and the tournament has {{teams}}',
  placesUndecided: 'Not all places are decided yet: {{teams}}.',

  mergedWithItself: 'A player cannot be merged with itself.',
  mergedMustDiffer: 'must be another player',
  mayNotMerge: "Only an owner or admin of both players' organizations may merge them.",
  twoPeople:
    'Both players belong to accounts, so they are two people. Only one of them can be merged into the other when it has no account.',
} as const
