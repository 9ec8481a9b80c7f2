import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { errorCodes, type ErrorCode } from '../../shared-schema/api/error-codes.ts'
import { markText, TOLD_HEADER } from '../../shared-schema/replication/mark.ts'
import { isConnectionLost } from '../database/connection-lost.ts'
import { brokenRule } from '../database/constraints.ts'
import { tellsOfDamage } from '../database/damage.ts'
import { DISK_FULL } from '../database/disk-full.ts'
import { isBusy, sqlState } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'
import { TooMany } from '../problems/too-many.ts'
import { NoRoom } from '../games/entries/refused-limit.ts'
import { inEnglish, textsFor, type Say } from '../texts/say.ts'

/** The answer to an error: never with a stack, never with SQL. */
interface Answer {
  readonly status: number
  readonly code: ErrorCode
  readonly say: Say
  readonly wrongs?: Problem['wrongs']
  readonly details?: Problem['details']
}

/** Seconds after which to retry what is temporarily unavailable. */
const RETRY_AFTER = '2'

/** Seconds to wait after too many requests, unless the error gives a better figure. */
const A_WHILE = 60

/** Answers every error thrown by a route, always in the same format. */
export const answerErrors: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const answer = answerTo(error)
  const { status } = answer
  if (status >= 500)
    request.log.error({ err: error }, status === 503 ? inEnglish(answer.say) : 'A request failed')
  if (response.headersSent) return next(error) // Express then breaks the connection off
  if (status === 401) challenge(request, response)
  if (status === 503) response.set('Retry-After', RETRY_AFTER)
  if (status === 429 && response.get('Retry-After') === undefined)
    response.set('Retry-After', String(error instanceof TooMany ? error.seconds : A_WHILE))
  if (error instanceof NoRoom && error.head) response.set(TOLD_HEADER, markText([error.head]))
  const scope: unknown = response.locals.tokenScope
  if (status !== 403 || !isNarrow(scope)) return send(request, response, answer)
  response.set('WWW-Authenticate', `Bearer realm="Sideline", error="insufficient_scope", scope="manage"`)
  send(request, response, {
    ...answer,
    code: answer.code === 'not_allowed' ? 'token_scope' : answer.code,
    say: (t, shared) =>
      t('requests.tokenNarrow', { what: answer.say(t, shared), scope, needed: neededFor(scope, request) }),
  })
}

/** Sends the error to the client. */
function send(request: Request, response: Response, { status, code, say, wrongs, details }: Answer): void {
  const texts = textsFor(request)
  response.vary('Accept-Language')
  const fields = Object.entries(wrongs ?? {}).map(
    ([field, says]) => [field, says.map(one => one(...texts))] as const,
  )
  response.status(status).json({
    error_message: say(...texts),
    code,
    ...(fields.length > 0 ? { errors: Object.fromEntries(fields) } : {}),
    ...details,
  })
}

/** The scopes that would allow the request. Recording is never a read. */
const neededFor = (scope: 'read' | 'record', { method }: Request): string[] =>
  scope === 'read' && method !== 'GET' && method !== 'HEAD' ? ['record', 'manage'] : ['manage']

const isNarrow = (scope: unknown): scope is 'read' | 'record' => scope === 'read' || scope === 'record'

/** Names the authentication method; a token that was sent is declared invalid. */
function challenge({ headers }: Request, response: Response): void {
  response.set(
    'WWW-Authenticate',
    headers.authorization === undefined
      ? 'Bearer realm="Sideline"'
      : 'Bearer realm="Sideline", error="invalid_token"',
  )
}

/** The last route: nothing else matched. */
export const notFound: RequestHandler = (request, response) => {
  const path = request.originalUrl.split('?')[0] ?? ''
  send(
    request,
    response,
    answer('no_such_address', t => t('requests.noSuchAddress', { path })),
  )
}

const answer = (code: ErrorCode, say: Say, wrongs: Problem['wrongs'] = {}): Answer => ({
  status: errorCodes[code].status,
  say,
  code,
  wrongs,
})

function answerTo(error: unknown): Answer {
  if (error instanceof Problem)
    return { ...answer(error.code, error.say, error.wrongs), details: error.details }
  return ofRequest(error) ?? ofDatabase(error) ?? answer('internal', t => t('requests.failed'))
}

const requestErrors: Readonly<Record<string, Answer>> = {
  'entity.parse.failed': answer('broken_json', t => t('requests.bodyNotJsonText'), {
    body: [(_, shared) => shared('fields.notJson')],
  }),
  'entity.too.large': answer('too_large', t => t('requests.bodyTooLarge')),
  'charset.unsupported': answer('not_json', t => t('requests.bodyNotUtf8')),
  'encoding.unsupported': answer('not_json', t => t('requests.bodyCompressed')),
}

/** Errors that Express and its parsers found in the request itself. */
function ofRequest(error: unknown): Answer | undefined {
  if (!(error instanceof Error)) return undefined
  if ('type' in error && typeof error.type === 'string') {
    const known = requestErrors[error.type]
    if (known) return known
  }
  const status = 'status' in error ? error.status : undefined
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined
  const wrongs: Problem['wrongs'] = status === 400 ? { request: [unreadableField] } : {}
  return { ...answer('unreadable_request', t => t('requests.unreadable'), wrongs), status }
}

const unreadableField: Say = (_, shared) => shared('fields.unreadable')

/** Errors of the database that no rule caught earlier. */
function ofDatabase(error: unknown): Answer | undefined {
  if (isBusy(error)) return answer('busy', t => t('requests.busy'))
  const rule = brokenRule(error)
  if (rule !== undefined) return answer('overtaken', t => t(`overtaken.${rule}`))
  const state = sqlState(error)
  if (state === '23503') return answer('overtaken', t => t('requests.stillReferred'))
  if (state === '23505')
    return answer('exists_already', t => t('requests.existsAlready'), {
      body: [(_, shared) => shared('fields.existsAlready')],
    })
  // Classes 22 and 23: a value that does not fit its column.
  if (/^2[23]/.test(state))
    return answer('wrong_fields', t => t('requests.wrongValue'), {
      body: [(_, shared) => shared('fields.holdsWrongValue')],
    })
  if (tellsOfDamage(error)) return answer('database_damaged', t => t('requests.databaseDamaged'))
  if (state === DISK_FULL) return answer('disk_full', t => t('requests.diskFull'))
  if (isConnectionLost(error)) return answer('database_away', t => t('requests.databaseAway'))
  return undefined
}
