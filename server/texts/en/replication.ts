/** What a tablet is told when its entries are not taken or nothing is sent to it. */
export const replication = {
  appOlder: 'This app is outdated. Update it: what is recorded on this device is kept and sent afterwards.',
  serverOlder:
    'This server is older than the app and is about to be updated. What is recorded on this device is kept and sent afterwards.',
  noRole:
    'You have no role at this event, so nothing is taken from you here. What is recorded stays on this device; hand it over to the office, which decides.',
  signInToRead: 'Sign in to read this event.',
  signInToSend: 'Sign in to send entries.',
  notReadable: 'You may not read this event, or it does not exist.',
  noSuchScope: 'There is no such scope; it is written as tournament:ID or season:ID.',
  noSuchCollection: 'There is no such collection; the collections are {{collections}}.',
  entriesOnly: 'Tablets do not write {{collection}}; only entries are pushed.',
  pushOfRows_one: 'A push is a JSON list of at most {{count}} row, each with a newDocumentState.',
  pushOfRows_other: 'A push is a JSON list of at most {{count}} rows, each with a newDocumentState.',
  nameEntries_one: 'Name at most {{count}} entry, each with its id and game_id.',
  nameEntries_other: 'Name at most {{count}} entries, each with its id and game_id.',
  nameScopes_one: 'Name 1 to {{count}} scope: ?scopes=tournament:1,season:2',
  nameScopes_other: 'Name 1 to {{count}} scopes: ?scopes=tournament:1,season:2',
  tooManyStreams: 'Too many streams are open. Close some of them.',
} as const
