import { APIError } from 'better-auth/api'
import type { Request } from 'express'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { anonymous, grantsOf, type Author } from '../../access/author.ts'
import { Problem } from '../../problems/problem.ts'
import type { Auth } from './auth.ts'
import { authorByToken, tokenIn } from './bearer-token.ts'
import { sessionHeaders } from './current-session.ts'
import { namedHolder } from './holder-cookies.ts'
import { appOf, authorByFreshSession } from './fresh-session.ts'

/** Identifies the author of a request by its token, or else by its session. Invalid ones count as missing. */
export async function authorFinder(
  auth: Auth,
  db: Kysely<Database>,
): Promise<(request: Request) => Promise<Author>> {
  const sessions = await auth.$context
  return async request => {
    const token = tokenIn(request)
    const byToken = token === undefined ? undefined : await authorByToken(db, token, request.log)
    if (byToken) expectScope(request, byToken)
    return (
      byToken ?? (await authorByFreshSession(db, sessions, request)) ?? authorBySession(auth, db, request)
    )
  }
}

const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses writes with a read-only scope. The author's grants already reflect the scope, but some writes need
 * no role. The scope is kept for the answer to a refusal.
 */
function expectScope({ method, res }: Request, { client: { scope } }: Author): void {
  if (res) res.locals.tokenScope = scope
  if (scope === 'read' && !READING.includes(method))
    throw new Problem('token_scope', t => t('accounts.tokenReadsOnly'))
}

async function authorBySession(auth: Auth, db: Kysely<Database>, request: Request): Promise<Author> {
  const headers = sessionHeaders(request)
  if (!headers) return anonymous
  const { response: session, headers: answer } = await auth.api
    .getSession({ headers, returnHeaders: true })
    .catch(tellCause)
  if (!session) return anonymous
  if (request.headers.authorization === undefined && namedHolder(request) === undefined)
    passCookiesOn(request, answer)
  return {
    person_id: session.user.id,
    name: session.user.name,
    grants: await grantsOf(db, session.user.id),
    client: appOf(request),
  }
}

/** The library only looks sessions up, and hides the cause of a failure: it is the database. */
function tellCause(error: unknown): never {
  if (!(error instanceof APIError) || error.statusCode < 500) throw error
  throw new Problem('database_away', t => t('requests.databaseAway'), {}, { cause: error })
}

/**
 * Passes an extended session's cookie on to the browser. An expired session keeps its cookie: if the clock
 * was wrong, it goes on.
 */
function passCookiesOn(request: Request, answer: Headers): void {
  if (request.res?.headersSent === false) request.res.append('Set-Cookie', answer.getSetCookie())
}
