import type { Request } from 'express'
import type { Auth } from './auth.ts'
import { holderSession, namedHolder } from './holder-cookies.ts'

/**
 * What of a request says by which session it comes: never both, because a request that shows a token has said
 * who it is.
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

/** The token of the session by which a request comes; null if it comes by none. */
export async function currentSession(auth: Auth, request: Request): Promise<string | null> {
  const headers = sessionHeaders(request)
  return (headers && (await auth.api.getSession({ headers }))?.session.token) ?? null
}
