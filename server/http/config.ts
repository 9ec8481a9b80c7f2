import { z } from 'zod'
import type { MailSettings } from '../mail/mailer.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}

const variables = z
  .object({
    PORT: wholeNumber(0, 65_535).default(8080),
    HOST: z.string().optional(),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, { error: 'must be an address such as postgres://user@host/database' })
      .optional(),
    DATA_DIR: z.string().default('./data'),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://scores.example.org' })
      .transform(url => url.replace(/\/+$/, ''))
      .optional(),
    SECRET: z.string().min(32, { error: 'must be at least 32 characters long' }).optional(),
    LOG_LEVEL: z.enum(logLevels, { error: `must be one of: ${logLevels.join(', ')}` }).default('info'),
    /** The number of proxies in front whose X-Forwarded headers are trusted. */
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    /** The mail server, and the sender's address. */
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        error: 'must be an address such as smtps://user:password@mail.example.org',
      })
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/^([^<>]+<)?[^\s@<>]+@[^\s@<>]+>?$/, {
        error: 'must be an e-mail address, such as Sideline <scores@example.org>',
      })
      .optional(),
    /** Lets programs get a token without a code, as OAuth2 once allowed. */
    OAUTH_IMPLICIT: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
    /** Allows programs with unencrypted redirect addresses. */
    OAUTH_HTTP_REDIRECTS: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  })
  // Links in mails must not use the host that a request claims.
  .refine(given => given.SMTP_URL === undefined || given.PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    error: 'is required beside SMTP_URL: it stands in the links of e-mails',
  })
  .refine(given => (given.SMTP_URL === undefined) === (given.MAIL_FROM === undefined), {
    path: ['SMTP_URL'],
    error: 'and MAIL_FROM are needed both, or neither',
  })

/** The operator's settings of a server process. */
export interface Config {
  readonly port: number
  /** The address to listen on; undefined for all of the machine's. */
  readonly host: string | undefined
  /** A PostgreSQL URL, or undefined for the embedded database in the data folder. */
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
  /** The server's public address, without a trailing slash. */
  readonly publicUrl: string | undefined
  readonly secret: string | undefined
  readonly logLevel: (typeof logLevels)[number]
  readonly proxies: number
  readonly implicitGrant: boolean
  readonly httpRedirects: boolean
  /** Undefined if mail is off. */
  readonly mail: MailSettings | undefined
}

/**
 * Reads the configuration from environment variables; empty ones count as unset.
 * @throws an error whose message names each wrong variable
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { data, error } = variables.safeParse(given)
  if (error)
    throw new Error(error.issues.map(issue => `${issue.path.join('.')} ${issue.message}.`).join('\n'))
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    dataFolder: data.DATA_DIR,
    publicUrl: data.PUBLIC_URL,
    secret: data.SECRET,
    logLevel: data.LOG_LEVEL,
    proxies: data.TRUST_PROXY,
    implicitGrant: data.OAUTH_IMPLICIT === 'true',
    httpRedirects: data.OAUTH_HTTP_REDIRECTS === 'true',
    mail:
      data.SMTP_URL !== undefined && data.MAIL_FROM !== undefined
        ? { url: data.SMTP_URL, from: data.MAIL_FROM }
        : undefined,
  }
}
