import type { Request } from 'express'
import type { Auth } from './auth.ts'

/** What of a request says by which session it comes: never both, because a request that shows a token has said who it is. */
export function sessionHeaders({ headers: { authorization, cookie } }: Request): Headers | undefined {
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
