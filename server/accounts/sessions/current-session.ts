import type { Request } from 'express'
import type { Auth } from './auth.ts'
import { holderSession, namedHolder } from './holder-cookies.ts'

/**
 * The headers that identify the session of a request: token or cookie, never both, because a token already
 * identifies the person.
 */
export function sessionHeaders(request: Request): Headers | undefined {
  const { authorization, cookie } = request.headers
  const holder = namedHolder(request)
  if (authorization === undefined && holder !== undefined) {
    const session = holderSession(request, holder)
    return session === undefined ? undefined : new Headers({ authorization: ['bearer', session].join(' ') })
  }
  return authorization !== undefined
    ? new Headers({ authorization })
    : cookie !== undefined
      ? new Headers({ cookie })
      : undefined
}

/** The token of a request's session; null if it has none. */
export async function currentSession(auth: Auth, request: Request): Promise<string | null> {
  const headers = sessionHeaders(request)
  return (headers && (await auth.api.getSession({ headers }))?.session.token) ?? null
}
