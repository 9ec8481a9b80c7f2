/** What is wrong with a request itself, whatever it asks for. */
export const requests = {
  failed: 'Something went wrong on the server.',
  noSuchAddress: 'There is nothing at {{path}}.',
  unreadable: 'The request cannot be read.',
  headersTooLarge:
    'The address and headers of the request are too long. Put long lists into several requests.',
  tooSlow: 'The request did not arrive in time.',
  tooMany: 'Too many requests. Try again later.',
  foreignPage:
    'With a cookie only pages of this server may write. Programs send a token: Authorization: Bearer TOKEN.',

  bodyNotJson: 'The body must be JSON, with Content-Type: application/json.',
  bodyNotJsonText: 'The body is not valid JSON.',
  bodyTooLarge: 'The body is too large.',
  bodyNotUtf8: 'The body must be in UTF-8.',
  bodyCompressed: 'The body is compressed in a way that is not known here.',
  bodyNoObject: 'The body must be a JSON object.',
  bodyHolds: {
    numberTooLarge: 'The body holds a number that is too large; send it as text.',
    nestedTooDeeply: 'The body is nested too deeply.',
  },

  methodNotPossible: '{{method}} is not possible here. Possible are: {{allowed}}.',
  methodNotPossibleBut: '{{method}} is not possible here. {{instead}} Possible are: {{allowed}}.',

  nameOfFunction: 'must be the name of a function',
  keyOfRequest: 'must be 1 to 255 visible ASCII characters',
  keyUsed:
    'This Idempotency-Key was used for another request. Take a new key for each thing that is to be done.',
  changedSince: 'This {{noun}} was changed since you read it. Read it again, then repeat your change.',
  scheduleChanged: 'The schedule was changed since you read it. Read it again, then repeat your change.',
  previewOfOne: 'is for one record at a time: what a list would move cannot be shown',
  formatHere: 'must be {{formats, list(type: disjunction)}} here',
  cannotBe: 'cannot be {{word}}',
  givenTwice: 'is given more than once',
  unknown: {
    parameter: 'is no parameter here',
    name: 'has {{name}}, which is no name here',
    field: 'is no field here',
  },
  noPreview: 'This cannot be previewed: without `preview` it is done.',
  unknownBut: {
    parameter: 'is no parameter here; {{nearest}} may be meant',
    name: 'has {{name}}, which is no name here; {{nearest}} may be meant',
    field: 'is no field here; {{nearest}} may be meant',
  },

  busy: 'Others are writing here at the moment, for too long to wait. Nothing of this was done. Try again in a few seconds.',
  stillReferred: 'Other records refer to this one, or this one to a record that is not there.',
  existsAlready: 'There is such a record already.',
  wrongValue: 'A value is not acceptable.',
  diskFull: 'The disk of the server is full.',
  databaseDamaged:
    'The database of the server is damaged. Tell the people who run the server; what is on this device stays there.',
  databaseAway: 'The database does not answer. Try again in a moment.',

  tokenNarrow:
    '{{what}} The token has the scope {{scope}}; this may need {{needed, list(type: disjunction)}}.',
} as const
