import { betterAuth } from 'better-auth'
import { bearer } from 'better-auth/plugins/bearer'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../database/schema.ts'

/** Where the account library's own endpoints are: sign in and out, change the password, see and end sessions. */
export const AUTH_PATH = '/accounts/auth'

export const PASSWORD_LENGTH = { least: 10, most: 128 } as const

const DAY = 24 * 60 * 60

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' }

/**
 * Passwords and sessions. Nobody signs up: people join by invitation. A session lasts 60 days from
 * its last use, because a tablet may be offline for days.
 * @param baseUrl the address by which people reach the server
 */
export function openAuth(db: Kysely<Database>, secret: string, baseUrl: string, log: Logger) {
  return betterAuth({
    appName: 'Sideline',
    secret,
    baseURL: new URL(baseUrl).origin,
    basePath: AUTH_PATH,
    database: { db, type: 'postgres' },
    emailAndPassword: {
      enabled: true, disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH.least, maxPasswordLength: PASSWORD_LENGTH.most,
    },
    session: {
      expiresIn: 60 * DAY, updateAge: DAY,
      modelName: 'sessions',
      fields: { ...stamps, expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent', userId: 'user_id' },
    },
    user: { modelName: 'people', fields: { ...stamps, emailVerified: 'email_verified' } },
    account: {
      modelName: 'credentials',
      fields: {
        ...stamps, accountId: 'account_id', providerId: 'provider_id', userId: 'user_id', idToken: 'id_token',
        accessToken: 'access_token', accessTokenExpiresAt: 'access_token_expires_at',
        refreshToken: 'refresh_token', refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: { modelName: 'verifications', fields: { ...stamps, expiresAt: 'expires_at' } },
    plugins: [bearer({ requireSignature: true })],
    advanced: {
      cookiePrefix: 'sideline',
      useSecureCookies: baseUrl.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true },
      // Done before it by server/http, which knows the proxies: forged requests, rate limits, addresses.
      disableCSRFCheck: true,
      ipAddress: { disableIpTracking: true },
    },
    // Every request asks for its session: with its person in one statement.
    experimental: { joins: true },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => log.error(message) },
  })
}

export type Auth = ReturnType<typeof openAuth>
