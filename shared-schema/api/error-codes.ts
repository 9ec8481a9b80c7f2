/**
 * Codes of errors, for programs, which cannot interpret sentences. A code keeps its name and meaning; new
 * ones may be added.
 */
export const errorCodes = {
  wrong_fields: { status: 400, meaning: 'A field or a parameter is wrong; `errors` says which, and why' },
  broken_json: { status: 400, meaning: 'The body is not JSON' },
  unreadable_request: { status: 400, meaning: 'The request itself cannot be read' },
  exists_already: { status: 400, meaning: 'There is such a record already' },
  named_twice: { status: 400, meaning: 'The same game is named twice in one request' },
  link_expired: {
    status: 400,
    meaning: 'A link was used or withdrawn, is too old, or was made by somebody who may not make it any more',
  },
  wrong_code: { status: 400, meaning: 'The code of two-step sign-in is wrong' },
  password_needed: { status: 400, meaning: 'The password is to be entered once more' },
  passkey_not_accepted: { status: 400, meaning: 'The passkey proves nothing' },
  account_exists: { status: 400, meaning: 'The e-mail address has an account' },
  signed_out: { status: 401, meaning: 'Only somebody who is signed in may do this' },
  sign_in_again: { status: 401, meaning: 'The sign-in has ended: begin again' },
  not_allowed: { status: 403, meaning: 'Your role does not allow this' },
  session_needed: { status: 403, meaning: 'A token cannot do this, only somebody who has signed in' },
  account_needed: { status: 403, meaning: 'A pass does not allow this, only an account of your own' },
  token_scope: { status: 403, meaning: 'The scope of the token does not allow this' },
  foreign_page: { status: 403, meaning: 'A page of another site wrote with a cookie' },
  account_disabled: { status: 403, meaning: 'The account is disabled' },
  locked_for_now: { status: 403, meaning: 'Too many codes were wrong: try again later' },
  no_role_here: { status: 403, meaning: 'You have no role at the event: hand over what you hold' },
  not_pushed: { status: 403, meaning: 'Only entries are pushed' },
  no_room: {
    status: 403,
    meaning: 'Too much of yours waits for the office; `errors` says what was not taken',
  },
  not_found: { status: 404, meaning: 'There is no such record, or none that you may see' },
  no_such_address: { status: 404, meaning: 'The interface has no such address' },
  no_mail_server: { status: 404, meaning: 'This server sends no e-mails' },
  method_not_allowed: { status: 405, meaning: 'The address has no such method; `Allow` names those it has' },
  request_timeout: { status: 408, meaning: 'The request did not arrive in time' },
  has_dependents: { status: 409, meaning: 'Other records depend on it; `cascade=true` deletes them too' },
  history_stays: { status: 409, meaning: 'Something was played, and that is not undone' },
  sport_is_fixed: { status: 409, meaning: 'Something was recorded in its present sport' },
  nothing_to_decide: { status: 409, meaning: 'The sheets of the game agree, or it is decided' },
  sheets_changed: { status: 409, meaning: 'Something was recorded since: look at the sheets again' },
  does_not_count: { status: 409, meaning: 'The entry would not count' },
  games_not_final: { status: 409, meaning: 'Games have to be final before' },
  places_undecided: { status: 409, meaning: 'Places are not decided yet' },
  teams_level: { status: 409, meaning: 'Teams are level: record a tie decision before' },
  two_people: { status: 409, meaning: 'Both players have accounts, so they are two people' },
  last_owner: { status: 409, meaning: 'The installation would have no owner' },
  passkey_known: { status: 409, meaning: 'The passkey was added before' },
  second_factor_state: { status: 409, meaning: 'Two-step sign-in is on, or off, already' },
  mails_enough: { status: 409, meaning: 'You got several mails within the last hour' },
  too_many_mails: { status: 409, meaning: 'The organization has sent too many mails within a day' },
  fixtures_exist: { status: 409, meaning: 'The season has fixtures: `keep` says what becomes of them' },
  format_exists: {
    status: 409,
    meaning: 'The tournament has pools, brackets or swiss rounds: `replace` puts others in their place',
  },
  event_closed: { status: 409, meaning: 'The event is closed: open it again before' },
  cannot_take_back: { status: 409, meaning: 'The change cannot be taken back, or not any more' },
  overtaken: { status: 409, meaning: 'Another write came first, and this does not fit it' },
  deleted: { status: 410, meaning: 'The record was deleted' },
  restored_server: {
    status: 410,
    meaning: 'The server has lost changes that it had reported: begin without `since`',
  },
  registration_closed: { status: 409, meaning: 'The event does not take registrations at the moment' },
  registration_full: { status: 409, meaning: 'All places of the event are taken' },
  registration_state: {
    status: 409,
    meaning:
      'The state of the registration does not allow it, the roster is locked, the form has no currency, or the team has payments',
  },
  changed_since: { status: 412, meaning: 'The record has changed since you read it' },
  too_large: { status: 413, meaning: 'The body is too large' },
  too_many_pixels: { status: 413, meaning: 'The picture has more pixels than the server takes' },
  not_json: { status: 415, meaning: 'The body is of another type, charset or encoding than JSON in UTF-8' },
  not_a_picture: { status: 415, meaning: 'The body is no PNG, JPEG or WebP picture that can be read' },
  key_used: { status: 422, meaning: 'The `Idempotency-Key` was used for another request' },
  other_epoch: {
    status: 426,
    meaning: 'Client and server replicate other shapes; `epoch` is that of the server',
  },
  too_many_requests: { status: 429, meaning: 'Wait a while; `Retry-After` says how long' },
  too_many_streams: { status: 429, meaning: 'Close some of your streams' },
  headers_too_large: { status: 431, meaning: 'The address and headers of the request are too long' },
  internal: { status: 500, meaning: 'Something went wrong on the server' },
  busy: { status: 503, meaning: 'Others write here; nothing was done: try again in a few seconds' },
  disk_full: { status: 503, meaning: 'The disk of the server is full' },
  database_damaged: {
    status: 503,
    meaning: 'The database found its own files damaged; the operator has to restore a backup',
  },
  database_away: { status: 503, meaning: 'The database does not answer' },
  mail_server_away: { status: 503, meaning: 'The mail server takes no mails' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly meaning: string }>>

export type ErrorCode = keyof typeof errorCodes

/** The codes that are answered with the given status. */
export type CodeOf<Status extends number> = {
  [Code in ErrorCode]: (typeof errorCodes)[Code]['status'] extends Status ? Code : never
}[ErrorCode]

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorCodes, code)
