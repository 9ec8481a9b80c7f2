import { APIError } from 'better-auth/api'
import type { Request } from 'express'
import { z } from 'zod'
import type { ErrorCode } from '../../../shared-schema/api/error-codes.ts'
import { Problem } from '../../problems/problem.ts'
import { disabled } from '../sessions/auth.ts'
import { KNOWN, NOT_VERIFIED } from '../sessions/passkey-plugin.ts'
import { wrong } from '../../../shared-schema/resources/wrong.ts'

const bytes = (most: number) => z.base64url({ error: wrong('bytes') }).max(most, { error: wrong('tooLong') })
// At most 1023 bytes, by the standard.
const credentialId = bytes(1364)
const answer = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
}

/** A browser's answer after making a passkey. */
export const madePasskey = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes(10_000),
    attestationObject: bytes(100_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
})

/** A browser's answer when a person signs in with a passkey. */
export const shownPasskey = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes(10_000),
    authenticatorData: bytes(10_000),
    signature: bytes(10_000),
    userHandle: bytes(200)
      .nullish()
      .transform(handle => handle ?? undefined),
  }),
})

/**
 * The headers that the account library reads about a passkey: the challenge cookie, the page's origin, and
 * the browser.
 */
export function passkeyHeaders({
  headers: { cookie = '', origin = '', 'user-agent': browser = '' },
}: Request): Headers {
  return new Headers({ cookie, origin, 'user-agent': browser })
}

/** Translates the account library's refusal of a passkey into a Problem. */
export function failInWords(error: unknown): never {
  if (!(error instanceof APIError)) throw error
  switch (error.body?.code) {
    case 'CHALLENGE_NOT_FOUND':
      throw notAccepted('late')
    case 'YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY':
      throw notAccepted('ofOther')
    case KNOWN:
      throw new Problem('passkey_known', t => t('signIn.passkeyKnown'))
    case NOT_VERIFIED:
      throw notAccepted('notVerified')
    case 'PASSKEY_NOT_FOUND':
      throw unknownPasskey()
    case 'FAILED_TO_VERIFY_REGISTRATION':
    case 'AUTHENTICATION_FAILED':
      throw notAccepted('failed')
    case 'account_disabled' satisfies ErrorCode:
      throw new Problem('account_disabled', disabled)
    default:
      throw new Problem('not_allowed', t => t('signIn.notDone'))
  }
}

export const unknownPasskey = () => notAccepted('unknown')

const notAccepted = (why: 'late' | 'ofOther' | 'notVerified' | 'failed' | 'unknown') =>
  new Problem('passkey_not_accepted', t => t(`signIn.passkey.${why}`), {
    response: [t => t(`signIn.answerOfPasskey.${why}`)],
  })
