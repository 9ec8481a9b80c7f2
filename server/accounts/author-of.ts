import type { Request } from 'express'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { anonymous, grantsOf, type Author } from '../league/author.ts'
import type { Auth } from './auth.ts'
import { authorByToken, tokenIn } from './bearer-token.ts'
import { sessionHeaders } from './current-session.ts'
import { appOf, authorByFreshSession } from './fresh-session.ts'

/** Finds out who makes a request, by its token or else by its session; what is no valid one counts as none. */
export async function authorFinder(auth: Auth, db: Kysely<Database>): Promise<(request: Request) => Promise<Author>> {
  const sessions = await auth.$context
  return async request => {
    const token = tokenIn(request)
    return (token === undefined ? undefined : await authorByToken(db, token, request.log))
      ?? await authorByFreshSession(db, sessions, request) ?? authorBySession(auth, db, request)
  }
}

async function authorBySession(auth: Auth, db: Kysely<Database>, request: Request): Promise<Author> {
  const headers = sessionHeaders(request)
  if (!headers) return anonymous
  const { response: session, headers: answer } = await auth.api.getSession({ headers, returnHeaders: true })
  if (request.headers.authorization === undefined) passCookiesOn(request, answer)
  if (!session) return anonymous
  return { person_id: session.user.id, name: session.user.name, grants: await grantsOf(db, session.user.id), client: appOf(request) }
}

/** A session that was extended, or is over, is so in the browser too. */
function passCookiesOn(request: Request, answer: Headers): void {
  if (request.res?.headersSent === false) request.res.append('Set-Cookie', answer.getSetCookie())
}
