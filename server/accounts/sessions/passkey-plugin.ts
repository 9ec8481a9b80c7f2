import { isIP } from 'node:net'
import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'

/**
 * Passkeys, checked by the account library. A passkey counts as both factors: the device, and the person by
 * finger, face or PIN. Answers without that check of the person are refused here, because the library accepts
 * them.
 */
export function passkeyPlugin(db: Kysely<Database>, baseUrl: string) {
  const { hostname, origin } = new URL(baseUrl)
  return passkey({
    rpID: hostname,
    rpName: 'Sideline',
    // On localhost the page may use another port; the data that the browser signs names it.
    origin: hostname === 'localhost' ? null : origin,
    // Stored on the device with its account: no address to type before signing in.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      async afterVerification({ verification: { registrationInfo } }) {
        expectVerified(registrationInfo?.userVerified)
        const {
          rows: [known],
        } = await sql`select from passkeys where credential_id = ${registrationInfo?.credential.id}`.execute(
          db,
        )
        if (known) throw new APIError('CONFLICT', { code: KNOWN })
      },
    },
    authentication: {
      async afterVerification({ verification: { authenticationInfo } }) {
        expectVerified(authenticationInfo.userVerified)
        await count(db, authenticationInfo.credentialID, authenticationInfo.newCounter)
      },
    },
    schema: {
      passkey: {
        modelName: 'passkeys',
        fields: {
          userId: 'user_id',
          publicKey: 'public_key',
          credentialID: 'credential_id',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  })
}

/**
 * The host whose pages can use passkeys, since browsers bind them to a name. Null for a server without one.
 */
export function passkeyHost(baseUrl: string): string | null {
  const { hostname } = new URL(baseUrl)
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : null
}

export const KNOWN = 'PASSKEY_KNOWN'
export const NOT_VERIFIED = 'PASSKEY_NOT_VERIFIED'

function expectVerified(userVerified: boolean | undefined): void {
  if (userVerified !== true) throw new APIError('BAD_REQUEST', { code: NOT_VERIFIED })
}

/**
 * Advances the signature counter: a copied passkey is detected because one of the two is behind. One
 * statement, so that of two concurrent uses of the same count one is refused. Most passkeys do not count and
 * send 0.
 */
async function count(db: Kysely<Database>, credentialId: string, counter: number): Promise<void> {
  const { numAffectedRows } = await sql`
    update passkeys set counter = ${counter}, last_used_at = now()
    where credential_id = ${credentialId} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`.execute(
    db,
  )
  if (numAffectedRows !== 1n) throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' })
}
