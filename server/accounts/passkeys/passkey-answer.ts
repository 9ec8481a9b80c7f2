import { APIError } from 'better-auth/api'
import type { Request } from 'express'
import type { ErrorCode } from '../../../shared-schema/api/error-codes.ts'
import { Problem } from '../../problems/problem.ts'
import { disabled } from '../sessions/auth.ts'
import { KNOWN, NOT_VERIFIED } from '../sessions/passkey-plugin.ts'

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
