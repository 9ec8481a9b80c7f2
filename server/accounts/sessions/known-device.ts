import { randomUUID } from 'node:crypto'
import { parseCookies } from 'better-auth/cookies'
import type { CookieOptions, Request, Response } from 'express'
import type { AccountParts } from './caller.ts'
import { namedHolder } from './holder-cookies.ts'
import { signed, signedValue } from './signed-value.ts'
import { hashOf } from './token.ts'

/** The longest time that browsers keep a cookie. */
const LASTS_MS = 400 * 24 * 3600_000

// A cookie for each account: several people sign in on one device.
const accountKey = (email: string): string => hashOf(email.trim().toLowerCase()).slice(0, 16)
const cookieOf = (email: string): string => `sideline.known-${accountKey(email)}`

/**
 * The requesting device, if the owner of this account has signed in on it before: wrong passwords from
 * elsewhere do not lock them out there. It proves nothing else, and outlasts the session.
 */
export function knownDevice(secret: string, { headers }: Request, email: string): string | undefined {
  if (headers.cookie === undefined) return undefined
  const [account, device] =
    signedValue(secret, parseCookies(headers.cookie).get(cookieOf(email)))?.split('~') ?? []
  return account === accountKey(email) ? device : undefined
}

/** Remembers a device for the account of a person who is signed in by a cookie or has just authenticated. */
export async function keepDeviceKnown(
  { auth }: AccountParts,
  request: Request,
  response: Response,
  email: string,
): Promise<void> {
  if (request.headers.authorization !== undefined || namedHolder(request) !== undefined) return
  const { secret } = await auth.$context
  const device = knownDevice(secret, request, email) ?? randomUUID()
  response.cookie(cookieOf(email), signed(secret, `${accountKey(email)}~${device}`), cookieOptions(auth))
}

const cookieOptions = (auth: AccountParts['auth']): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure: auth.options.baseURL.startsWith('https:'),
  path: '/accounts',
  maxAge: LASTS_MS,
})
