import { parseCookies } from 'better-auth/cookies'
import type { CookieOptions, Request, Response } from 'express'
import { ACTING_PERSON } from '../../../shared-schema/api/accounts.ts'
import type { AccountParts } from './caller.ts'
import { signed } from './signed-value.ts'

/** As long as an unused session lasts. */
const LASTS_MS = 60 * 24 * 3600_000

// Each pass holder has a cookie, separate from that of the signed-in account: several people use one tablet,
// and none of them ends another's session.
const cookieOf = (personId: string): string => `sideline.pass-${personId}`

/** The pass holder that a request names in its header; whether that is true is not checked here. */
export function namedHolder({ headers }: Pick<Request, 'headers'>): string | undefined {
  const named = headers[ACTING_PERSON]
  return typeof named === 'string' && /^[\w-]{1,64}$/.test(named) ? named : undefined
}

/** The signed token of a pass holder's session, from the cookie. */
export const holderSession = (
  { headers: { cookie } }: Pick<Request, 'headers'>,
  personId: string,
): string | undefined => (cookie === undefined ? undefined : parseCookies(cookie).get(cookieOf(personId)))

/** Begins a session of a pass holder on the requesting device. */
export async function welcomeHolder(
  { auth }: AccountParts,
  request: Request,
  response: Response,
  personId: string,
): Promise<void> {
  const { internalAdapter, secret } = await auth.$context
  const { token } = await internalAdapter.createSession(personId, false, {
    userAgent: request.headers['user-agent'] ?? '',
  })
  const shown = signed(secret, token)
  response.cookie(cookieOf(personId), shown, cookieOptions(auth)).set('set-auth-token', shown)
}

/** Renews the cookie of the requesting pass holder. */
export function keepHolderHere({ auth }: AccountParts, request: Request, response: Response): void {
  const personId = namedHolder(request)
  const session = personId === undefined ? undefined : holderSession(request, personId)
  if (personId !== undefined && session !== undefined)
    response.cookie(cookieOf(personId), session, cookieOptions(auth))
}

/** Removes the cookie of a pass holder from the device. */
export function forgetHolder({ auth }: AccountParts, response: Response, personId: string): void {
  response.cookie(cookieOf(personId), '', { ...cookieOptions(auth), maxAge: 0 })
}

const cookieOptions = (auth: AccountParts['auth']): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: auth.options.baseURL.startsWith('https:'),
  path: '/',
  maxAge: LASTS_MS,
})
