import type { ErrorRequestHandler, Request, RequestHandler } from 'express'
import { brokenRule } from '../database/constraints.ts'
import { DISK_FULL } from '../database/disk-full.ts'
import { isBusy, sqlState } from '../database/transaction.ts'
import { Problem } from '../league/problem.ts'

/** How an error is answered: never with a stack, never with SQL. */
interface Answer {
  readonly status: number
  readonly error_message: string
  readonly errors?: Problem['errors']
}

/** In how many seconds to try again what could not be done at the moment. */
const RETRY_AFTER = '2'

/** Answers whatever a route threw, always in the same shape. */
export const answerErrors: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const { status, ...body } = answerTo(error)
  if (status >= 500) request.log.error({ err: error }, status === 503 ? body.error_message : 'A request failed')
  if (response.headersSent) return next(error) // Express then breaks the connection off
  if (status === 401) response.set('WWW-Authenticate', challengeTo(request))
  if (status === 503) response.set('Retry-After', RETRY_AFTER)
  const wider = status === 403 ? widerThan(response.locals.tokenScope) : undefined
  if (wider === undefined) return void response.status(status).json(body)
  response.set('WWW-Authenticate', `Bearer realm="Sideline", error="insufficient_scope", scope="manage"`)
  response.status(status).json({ ...body, error_message: `${body.error_message} The token has the scope ${response.locals.tokenScope}; this may need ${wider}.` })
}

/** The scopes that allow more than the one of the token that was shown. */
function widerThan(scope: unknown): string | undefined {
  return scope === 'read' ? 'record or manage' : scope === 'record' ? 'manage' : undefined
}

/** How to show who one is; a token that was shown was no good. */
const challengeTo = ({ headers }: Request): string =>
  (headers.authorization === undefined ? 'Bearer realm="Sideline"' : 'Bearer realm="Sideline", error="invalid_token"')

/** The last route: nothing else answered. */
export const notFound: RequestHandler = (request, response) => {
  response.status(404).json({ error_message: `There is nothing at ${request.originalUrl.split('?')[0]}.` })
}

function answerTo(error: unknown): Answer {
  if (error instanceof Problem) {
    const hasErrors = error.status === 400 || Object.keys(error.errors).length > 0
    return { status: error.status, error_message: error.message, ...(hasErrors ? { errors: error.errors } : {}) }
  }
  return ofRequest(error) ?? ofDatabase(error) ?? { status: 500, error_message: 'Something went wrong on the server.' }
}

const requestErrors: Readonly<Record<string, Answer>> = {
  'entity.parse.failed': { status: 400, error_message: 'The body is not valid JSON.', errors: { body: ['is not valid JSON'] } },
  'entity.too.large': { status: 413, error_message: 'The body is too large.' },
  'charset.unsupported': { status: 415, error_message: 'The body must be JSON in UTF-8.' },
  'encoding.unsupported': { status: 415, error_message: 'The body is compressed in a way that is not known here.' },
}

/** What Express and its parsers found wrong with the request itself. */
function ofRequest(error: unknown): Answer | undefined {
  if (!(error instanceof Error)) return undefined
  if ('type' in error && typeof error.type === 'string') {
    const known = requestErrors[error.type]
    if (known) return known
  }
  const status = 'status' in error ? error.status : undefined
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined
  const errors = status === 400 ? { request: ['cannot be read'] } : undefined
  return { status, error_message: 'The request cannot be read.', ...(errors ? { errors } : {}) }
}

/** What the database refused, where no rule had refused it before. */
function ofDatabase(error: unknown): Answer | undefined {
  if (isBusy(error)) {
    return { status: 503, error_message: 'Others are writing here at the moment, for too long to wait. Nothing of this was done. Try again in a few seconds.' }
  }
  const rule = brokenRule(error)
  if (rule !== undefined) return { status: 409, error_message: rule }
  const state = sqlState(error)
  if (state === '23503') return { status: 409, error_message: 'Other records refer to this one, or this one to a record that is not there.' }
  if (state === '23505') return { status: 400, error_message: 'There is such a record already.', errors: { body: ['exists already'] } }
  // Classes 22 and 23: a value that does not fit its column.
  if (/^2[23]/.test(state)) return { status: 400, error_message: 'A value is not acceptable.', errors: { body: ['holds a value that is not acceptable'] } }
  if (state === DISK_FULL) return { status: 503, error_message: 'The disk of the server is full.' }
  if (/^(08|53|57P)/.test(state) || state.startsWith('ECONN') || state === 'ETIMEDOUT') {
    return { status: 503, error_message: 'The database does not answer. Try again in a moment.' }
  }
  return undefined
}
