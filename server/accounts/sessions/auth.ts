import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { bearer } from 'better-auth/plugins/bearer'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { ErrorCode } from '../../../shared-schema/api/error-codes.ts'
import type { Database } from '../../database/schema.ts'
import { passkeyPlugin } from './passkey-plugin.ts'
import { inEnglish, type Say } from '../../texts/say.ts'

/** The path of the account library's own open endpoints: see routes.ts. */
const AUTH_PATH = '/accounts/auth'

const DAY = 24 * 60 * 60

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' }

/**
 * Passwords and sessions. There is no sign-up: people join by invitation. A session lasts 60 days from its
 * last use, because a tablet may be offline for days.
 * @param baseUrl the server's public address
 */
export function openAuth(db: Kysely<Database>, secret: string, baseUrl: string, log: Logger) {
  return betterAuth({
    appName: 'Sideline',
    secret,
    baseURL: new URL(baseUrl).origin,
    basePath: AUTH_PATH,
    database: { db, type: 'postgres' },
    emailAndPassword: { enabled: true, disableSignUp: true },
    session: {
      expiresIn: 60 * DAY,
      updateAge: DAY,
      // Checked by passkey-routes.ts, which also accepts the password instead.
      freshAge: 0,
      modelName: 'sessions',
      fields: {
        ...stamps,
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        userId: 'user_id',
      },
    },
    user: { modelName: 'people', fields: { ...stamps, emailVerified: 'email_verified' } },
    account: {
      modelName: 'credentials',
      fields: {
        ...stamps,
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        idToken: 'id_token',
        accessToken: 'access_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshToken: 'refresh_token',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: { modelName: 'verifications', fields: { ...stamps, expiresAt: 'expires_at' } },
    databaseHooks: {
      session: {
        create: { before: async ({ userId }) => expectEnabled(db, userId) },
        // The library deletes an expired session when it is shown. The clock may be wrong, so
        // remove-expired.ts decides.
        delete: { before: async (_session, context) => context?.path !== '/get-session' },
      },
    },
    plugins: [
      // Before the bearer plugin, which would otherwise reveal the token of a session that still awaits its
      // code.
      twoFactor({
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'two_factors',
            fields: {
              backupCodes: 'backup_codes',
              userId: 'user_id',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
      passkeyPlugin(db, baseUrl),
      bearer({ requireSignature: true }),
    ],
    advanced: {
      cookiePrefix: 'sideline',
      useSecureCookies: baseUrl.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true },
      // server/http does these earlier, and knows the proxies: forged requests, rate limits, addresses.
      disableCSRFCheck: true,
      ipAddress: { disableIpTracking: true },
    },
    // Every request needs its session: fetched with its person in one statement.
    experimental: { joins: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Database errors are answered and logged as everywhere else: the library would print them with SQL and
    // values.
    onAPIError: { throw: true },
    logger: { level: 'error', log: (_level, message) => log.error(message) },
  })
}

/** Only for a readable error; the database enforces the rule. */
async function expectEnabled(db: Kysely<Database>, personId: string): Promise<void> {
  const person = await db
    .selectFrom('people')
    .select('disabled_at')
    .where('id', '=', personId)
    .executeTakeFirst()
  if (person && person.disabled_at !== null)
    throw new APIError('FORBIDDEN', {
      code: 'account_disabled' satisfies ErrorCode,
      message: inEnglish(disabled),
    })
}

export const disabled: Say = t => t('accounts.disabled')

export type Auth = ReturnType<typeof openAuth>
