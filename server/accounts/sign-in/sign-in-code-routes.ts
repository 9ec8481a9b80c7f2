import { APIError } from 'better-auth/api'
import { parseCookies } from 'better-auth/cookies'
import { Router, type Request } from 'express'
import { sql } from 'kysely'
import { secondStepBody } from '../../../shared-schema/api/accounts/sign-in-body.ts'
import type { ErrorCode } from '../../../shared-schema/api/error-codes.ts'
import { Problem } from '../../problems/problem.ts'
import { disabled, type Auth } from '../sessions/auth.ts'
import type { AccountParts } from '../sessions/caller.ts'
import { parse } from '../../problems/parse.ts'
import { wrongCode } from './second-factor.ts'
import { signedValue } from '../sessions/signed-value.ts'

/**
 * The second step of signing in: a code, after the password. A cookie proves the password step for ten
 * minutes.
 */
export function signInCodeRoutes(parts: AccountParts): Router {
  const { auth } = parts
  const router = Router()

  router.post('/sign-in/code', async (request, response) => {
    const { code } = parse(secondStepBody, request.body)
    const person = await challengedPerson(parts, request)
    if (person === undefined) throw tooLate()
    const isOfApp = /^\d{6}$/.test(code)
    const free = await useUp(auth, person, code)
    // Only the challenge: a session cookie in the request must not replace it.
    const challenge = {
      body: { code },
      headers: new Headers({
        cookie: await challengeCookie(auth, request),
        'user-agent': request.headers['user-agent'] ?? '',
      }),
      returnHeaders: true,
    } as const
    const { headers } = await (
      isOfApp ? auth.api.verifyTOTP(challenge) : auth.api.verifyBackupCode(challenge)
    ).catch(async (error: unknown) => {
      await free()
      return failInWords(error)
    })
    response
      .append('Set-Cookie', headers.getSetCookie())
      .set('set-auth-token', headers.get('set-auth-token') ?? '')
      .status(204)
      .end()
  })

  return router
}

/** The person who passed the password step of the challenge in a request; undefined without a challenge. */
export async function challengedPerson(
  { auth, database: { db } }: ChallengeParts,
  request: Request,
): Promise<string | undefined> {
  const context = await auth.$context
  const identifier = signedValue(
    context.secret,
    parseCookies(request.headers.cookie ?? '').get(challengeName(context)),
  )
  if (identifier === undefined) return undefined
  const {
    rows: [challenge],
  } = await sql<{ value: string }>`
    select value from verifications where identifier = ${identifier} and expires_at > now() at time zone 'UTC'`.execute(
    db,
  )
  return challenge?.value
}

type ChallengeParts = Pick<AccountParts, 'auth' | 'database'>

const challengeName = (context: Awaited<Auth['$context']>): string =>
  context.createAuthCookie('two_factor').name

async function challengeCookie(auth: Auth, request: Request): Promise<string> {
  const name = challengeName(await auth.$context)
  return `${name}=${encodeURIComponent(parseCookies(request.headers.cookie ?? '').get(name) ?? '')}`
}

/** The longest validity of an app's code, including clock error of the phone; in milliseconds. */
const CODE_LASTS = 120_000

/**
 * Uses up a code, so that somebody who looked over the person's shoulder comes too late. Needed for backup
 * codes too: the library compares and replaces the remaining ones in one statement, but PostgreSQL lets two
 * waiting statements both succeed.
 * @returns a function that undoes it, for a code that was wrong
 */
async function useUp(auth: Auth, person: string, code: string): Promise<() => Promise<void>> {
  const { internalAdapter } = await auth.$context
  const identifier = `code:${code}:${person}`
  const isNew = await internalAdapter.reserveVerificationValue({
    identifier,
    value: person,
    expiresAt: new Date(Date.now() + CODE_LASTS),
  })
  if (!isNew) throw wrongCode('usedUp')
  return () => internalAdapter.deleteVerificationByIdentifier(identifier)
}

const tooLate = () => new Problem('sign_in_again', t => t('signIn.tookTooLong'))

function failInWords(error: unknown): never {
  if (!(error instanceof APIError)) throw error
  switch (error.body?.code) {
    case 'INVALID_TWO_FACTOR_COOKIE':
      throw tooLate()
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      throw new Problem('sign_in_again', t => t('signIn.tooManyWrongCodes'))
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      throw new Problem('locked_for_now', t => t('signIn.lockedForNow'))
    case 'INVALID_CODE':
      throw wrongCode('notNow')
    case 'INVALID_BACKUP_CODE':
      throw wrongCode('noneOfYours')
    case 'TOTP_NOT_ENABLED':
    case 'BACKUP_CODES_NOT_ENABLED':
      throw new Problem('sign_in_again', t => t('signIn.twoStepOffMeanwhile'))
    case 'account_disabled' satisfies ErrorCode:
      throw new Problem('account_disabled', disabled)
    default:
      throw new Problem('not_allowed', t => t('signIn.notNow'))
  }
}
