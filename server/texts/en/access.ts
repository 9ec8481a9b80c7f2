/** Who may read, write and attach what. */
export const access = {
  signInToSee: 'Sign in to see this.',
  signInToSeePlayer: 'Sign in to see your own player.',
  signInToWrite: 'Sign in first: only people with an account may change records.',

  whichOrganization: 'is needed, because you manage several organizations: {{ids}}',
  deleted: 'The {{noun}} {{key}} was deleted at {{time}}.',

  wrongLinks: '{{field}}: {{what}}',
  namedTwice: 'names one {{noun}} twice: {{ids}}',
  noSuchRecord: 'there is no {{noun}} {{id}}',
  ofOther: 'the {{noun}} {{id}} belongs to another organization; only an owner or admin of both may do this',
  notEntered:
    'the {{noun}} {{id}} belongs to another organization; enter it in a tournament first, where it plays once that organization accepts',
} as const
