import OAuth2Server from '@node-oauth/oauth2-server'
import { sql, type Kysely, type NotNull } from 'kysely'
import { z } from 'zod'
import type { TokenScope } from '../../../shared-schema/api/accounts.ts'
import type { Database } from '../../database/schema.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { hashOf } from '../sessions/token.ts'
import { isScope, USUAL_SCOPE } from './authorization-request.ts'

const { InvalidClientError, InvalidGrantError } = OAuth2Server

/**
 * The person that a token acts for, and the code that it originally comes from; none if a program acts for
 * its owner.
 */
const holder = z.object({
  personId: z.string(),
  codeHash: z.string().nullable(),
  /** The SHA-256 of the refresh token that the new tokens replace, if any. */
  refreshedHash: z.string().nullable(),
})
type Holder = z.infer<typeof holder>

/** consent-routes.ts makes the codes, when a person agrees; the library redeems them. */
type Model = OAuth2Server.ClientCredentialsModel &
  OAuth2Server.RefreshTokenModel &
  Pick<OAuth2Server.AuthorizationCodeModel, 'getAuthorizationCode' | 'revokeAuthorizationCode'>

const isLive = sql<boolean>`expires_at > now()`

/** Storage of programs, codes and tokens for the OAuth2 library, which knows the protocol's rules. */
export const oauthModel = (db: Kysely<Database>): Model => ({
  ...programs(db),
  ...authorizationCodes(db),
  ...refreshTokens(db),
  ...newTokens(db),
})

type Programs = Pick<Model, 'getClient' | 'getUserFromClient' | 'validateScope'>

const programs = (db: Kysely<Database>): Programs => ({
  /** A program is authenticated by its secret, or has none. */
  async getClient(id, secret: string | undefined) {
    const program = await db
      .selectFrom('programs')
      .select(['secret_hash', 'acts_alone'])
      .where('client_id', '=', id)
      .executeTakeFirst()
    const shown = secret ? hashOf(secret) : null
    if (program?.secret_hash !== shown)
      throw new InvalidClientError('There is no program with this client_id and this client_secret.')
    return {
      id,
      grants: [
        'authorization_code',
        'refresh_token',
        ...(shown !== null && program.acts_alone ? ['client_credentials'] : []),
      ],
    }
  },

  async getUserFromClient({ id }): Promise<Holder> {
    const { person_id } = await db
      .selectFrom('programs')
      .select('person_id')
      .where('client_id', '=', id)
      .executeTakeFirstOrThrow()
    return { personId: person_id, codeHash: null, refreshedHash: null }
  },

  validateScope: async (_user, _client, requested) => [scopeIn(requested)],
})

type AuthorizationCodes = Pick<Model, 'getAuthorizationCode' | 'revokeAuthorizationCode'>

/** A code is redeemed once. */
const authorizationCodes = (db: Kysely<Database>): AuthorizationCodes => ({
  async getAuthorizationCode(authorizationCode) {
    const codeHash = hashOf(authorizationCode)
    const row = await db
      .selectFrom('authorization_codes')
      .selectAll()
      .where('code_hash', '=', codeHash)
      .where(isLive)
      .executeTakeFirst()
    if (!row) {
      await revokeFamily(db, codeHash)
      throw new InvalidGrantError(
        'This code was used already, has expired or never was one. Ask the person again.',
      )
    }
    return {
      authorizationCode,
      expiresAt: new Date(row.expires_at),
      redirectUri: row.redirect_uri,
      scope: [row.scope],
      client: { id: row.client_id, grants: [] },
      user: { personId: row.person_id, codeHash, refreshedHash: null },
      ...(row.code_challenge === null
        ? {}
        : { codeChallenge: row.code_challenge, codeChallengeMethod: 'S256' }),
    }
  },

  async revokeAuthorizationCode({ authorizationCode }) {
    const { numDeletedRows } = await db
      .deleteFrom('authorization_codes')
      .where('code_hash', '=', hashOf(authorizationCode))
      .executeTakeFirst()
    return numDeletedRows === 1n
  },
})

type RefreshTokens = Pick<Model, 'getRefreshToken' | 'revokeToken'>

/** A refresh token is replaced when it is used. */
const refreshTokens = (db: Kysely<Database>): RefreshTokens => ({
  async getRefreshToken(refreshToken) {
    const row = await db
      .selectFrom('tokens')
      .select(['client_id', 'person_id', 'code_hash', 'scope', 'last_used_at'])
      .where('token_hash', '=', hashOf(refreshToken))
      .where('kind', '=', 'refresh')
      .where('client_id', 'is not', null)
      .where(isLive)
      .$narrowType<{ client_id: NotNull }>()
      .executeTakeFirst()
    if (!row)
      throw new InvalidGrantError(
        'This refresh_token has expired, was revoked or never was one. Ask the person again.',
      )
    if (row.last_used_at !== null) {
      await revokeFamily(db, row.code_hash)
      throw wasUsed()
    }
    const user: Holder = {
      personId: row.person_id,
      codeHash: row.code_hash,
      refreshedHash: hashOf(refreshToken),
    }
    return { refreshToken, scope: [row.scope], client: { id: row.client_id, grants: [] }, user }
  },

  /** A used refresh token stays, so that a second use is detected. */
  async revokeToken({ refreshToken, user }) {
    const { numUpdatedRows } = await db
      .updateTable('tokens')
      .set({ last_used_at: sql<string>`now()` })
      .where('token_hash', '=', hashOf(refreshToken))
      .where('last_used_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) return true
    await revokeFamily(db, holder.parse(user).codeHash) // several concurrent uses of it
    throw wasUsed()
  },
})

type NewTokens = Pick<Model, 'saveToken' | 'getAccessToken'>

const newTokens = (db: Kysely<Database>): NewTokens => ({
  async saveToken(token, client, user) {
    const { personId, codeHash, refreshedHash } = holder.parse(user)
    const row = (kind: 'access' | 'refresh', value: string, expiresAt: Date | undefined) => ({
      token_hash: hashOf(value),
      kind,
      person_id: personId,
      client_id: client.id,
      code_hash: codeHash,
      scope: scopeIn(token.scope),
      expires_at: expiresAt?.toISOString() ?? null,
    })
    await transaction(db, async tx => {
      if (refreshedHash !== null && !(await isThere(tx, refreshedHash))) throw wasUsed()
      await tx
        .insertInto('tokens')
        .values([
          row('access', token.accessToken, token.accessTokenExpiresAt),
          ...(token.refreshToken === undefined
            ? []
            : [row('refresh', token.refreshToken, token.refreshTokenExpiresAt)]),
        ])
        .execute()
    })
    return { ...token, client, user }
  },

  /** Required by the library's types; author-of.ts identifies the author of a request. */
  getAccessToken: async () => undefined,
})

/** A code or refresh token used twice was copied: all tokens that come from it are revoked. */
async function revokeFamily(db: Kysely<Database>, codeHash: string | null): Promise<void> {
  await transaction(db, async tx => {
    // Locked first: a concurrent refresh adds the new tokens, and only a later statement sees them.
    await tx
      .selectFrom('tokens')
      .select('id')
      .where('code_hash', '=', codeHash)
      .orderBy('id')
      .forUpdate()
      .execute()
    await tx.deleteFrom('tokens').where('code_hash', '=', codeHash).execute()
  })
}

/** The scope among those requested, or granted before. */
const scopeIn = (names: readonly string[] | undefined): TokenScope => names?.find(isScope) ?? USUAL_SCOPE

/** Whether a refresh token was not revoked; holds until the transaction ends. */
const isThere = async (tx: Tx, hash: string): Promise<boolean> =>
  (await tx
    .selectFrom('tokens')
    .select('id')
    .where('token_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()) !== undefined

const wasUsed = () =>
  new InvalidGrantError(
    'This refresh_token was used before, so somebody may have copied it. All tokens that came with it are revoked. Ask the person again.',
  )
