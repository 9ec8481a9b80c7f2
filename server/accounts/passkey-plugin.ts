import { isIP } from 'node:net'
import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

/**
 * Passkeys, as the account library checks them. A passkey stands for both factors, the device and whoever it
 * knows by finger, face or PIN; so what did not check the person is refused here, because the library lets it
 * pass.
 */
export function passkeyPlugin(db: Kysely<Database>, baseUrl: string) {
  const { hostname, origin } = new URL(baseUrl)
  return passkey({
    rpID: hostname,
    rpName: 'Sideline',
    // On the machine itself the page may come through another port; what the browser signs says by which.
    origin: hostname === 'localhost' ? null : origin,
    // Kept on the device with the account it is for: nobody types an address before signing in.
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

/** The host whose pages can use passkeys: browsers bind them to a name. Null if the server has none. */
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
 * A device that counts its signatures counts up: of a copy one of the two is behind. In one statement, so
 * that of two who show the same count at once one is refused. Most passkeys do not count and say 0.
 */
async function count(db: Kysely<Database>, credentialId: string, counter: number): Promise<void> {
  const { numAffectedRows } = await sql`
    update passkeys set counter = ${counter}, last_used_at = now()
    where credential_id = ${credentialId} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`.execute(
    db,
  )
  if (numAffectedRows !== 1n) throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' })
}
