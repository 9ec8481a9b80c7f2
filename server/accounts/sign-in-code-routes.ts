import { APIError } from 'better-auth/api'
import { parseCookies } from 'better-auth/cookies'
import { Router, type Request } from 'express'
import { sql } from 'kysely'
import { z } from 'zod'
import { Problem } from '../league/problem.ts'
import type { Auth } from './auth.ts'
import type { AccountParts } from './caller.ts'
import { signedValue } from './fresh-session.ts'
import { parse, words } from './parse.ts'
import { NOT_NOW, wrongCode } from './second-factor.ts'

/** A code of an app, `123 456`, or a backup code. */
export const shownCode = words(40).transform(code => code.replace(/\s/g, '').toLowerCase())
const shown = z.object({ code: shownCode })

/** The second step of signing in: who has shown the password shows a code. A cookie says that they did, for ten minutes. */
export function signInCodeRoutes(parts: AccountParts): Router {
  const { auth } = parts
  const router = Router()

  router.post('/sign-in/code', async (request, response) => {
    const { code } = parse(shown, request.body)
    const person = await challengedPerson(parts, request)
    if (person === undefined) throw tooLate()
    const isOfApp = /^\d{6}$/.test(code)
    if (isOfApp) await useUp(auth, person, code)
    // Alone: a session that is there besides must not stand in for the challenge.
    const asked = { body: { code }, headers: new Headers({ cookie: await challengeCookie(auth, request) }), returnHeaders: true } as const
    const { headers } = await (isOfApp ? auth.api.verifyTOTP(asked) : auth.api.verifyBackupCode(asked)).catch(failInWords)
    response.append('Set-Cookie', headers.getSetCookie()).set('set-auth-token', headers.get('set-auth-token') ?? '').status(204).end()
  })

  return router
}

/** Whose password was shown by the challenge that a request answers; undefined where it answers none. */
export async function challengedPerson({ auth, database: { db } }: ChallengeParts, request: Request): Promise<string | undefined> {
  const context = await auth.$context
  const identifier = signedValue(context.secret, parseCookies(request.headers.cookie ?? '').get(challengeName(context)))
  if (identifier === undefined) return undefined
  const { rows: [challenge] } = await sql<{ value: string }>`
    select value from verifications where identifier = ${identifier} and expires_at > now() at time zone 'UTC'`.execute(db)
  return challenge?.value
}

type ChallengeParts = Pick<AccountParts, 'auth' | 'database'>

const challengeName = (context: Awaited<Auth['$context']>): string => context.createAuthCookie('two_factor').name

async function challengeCookie(auth: Auth, request: Request): Promise<string> {
  const name = challengeName(await auth.$context)
  return `${name}=${encodeURIComponent(parseCookies(request.headers.cookie ?? '').get(name) ?? '')}`
}

/** How long a code of an app may be good, with what the clock of its phone may be off; in milliseconds. */
const CODE_LASTS = 120_000

/** A code counts once: whoever has looked over a shoulder comes too late. */
async function useUp(auth: Auth, person: string, code: string): Promise<void> {
  const { internalAdapter } = await auth.$context
  const isNew = await internalAdapter.reserveVerificationValue({ identifier: `code ${code} of ${person}`, value: person, expiresAt: new Date(Date.now() + CODE_LASTS) })
  if (!isNew) throw wrongCode('used up. Wait for the next one')
}

const tooLate = () => new Problem(401, 'It took too long. Enter your password again.')

function failInWords(error: unknown): never {
  if (!(error instanceof APIError)) throw error
  switch (error.body?.code) {
    case 'INVALID_TWO_FACTOR_COOKIE': throw tooLate()
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE': throw new Problem(401, 'Those were too many wrong codes. Enter your password again.')
    case 'ACCOUNT_TEMPORARILY_LOCKED': throw new Problem(403, 'Those were too many wrong codes. Try again in a quarter of an hour.')
    case 'INVALID_CODE': throw wrongCode(NOT_NOW)
    case 'INVALID_BACKUP_CODE': throw wrongCode('none of yours. Each backup code works once')
    case 'TOTP_NOT_ENABLED': case 'BACKUP_CODES_NOT_ENABLED': throw new Problem(401, 'Two-step sign-in was turned off meanwhile. Enter your password again.')
    default: throw new Problem(403, error.body?.message ?? 'You cannot sign in at the moment.')
  }
}
