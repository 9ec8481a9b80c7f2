import { expect, test } from 'vitest'
import { readConfig } from '../../server/http/config.ts'

test('without any variable it is a server on port 8080 with its own database in ./data', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: undefined,
    databaseUrl: undefined,
    dataFolder: './data',
    publicUrl: undefined,
    secret: undefined,
    logLevel: 'info',
    proxies: 0,
    implicitGrant: false,
    httpRedirects: false,
    mail: undefined,
  })
})

test('every variable counts, an empty one as not set', () => {
  expect(
    readConfig({
      PORT: '80',
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgres://me@host/sideline',
      DATA_DIR: '',
      PUBLIC_URL: 'https://example.org/scores/',
      SECRET: 'x'.repeat(32),
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '2',
      OAUTH_IMPLICIT: 'true',
      OAUTH_HTTP_REDIRECTS: 'true',
      PATH: '/bin',
      SMTP_URL: 'smtps://me:word@mail.example.org',
      MAIL_FROM: 'Sideline <scores@example.org>',
    }),
  ).toEqual({
    port: 80,
    host: '127.0.0.1',
    databaseUrl: 'postgres://me@host/sideline',
    dataFolder: './data',
    publicUrl: 'https://example.org/scores',
    secret: 'x'.repeat(32),
    logLevel: 'warn',
    proxies: 2,
    implicitGrant: true,
    httpRedirects: true,
    mail: { url: 'smtps://me:word@mail.example.org', from: 'Sideline <scores@example.org>' },
  })
})

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://host/db' },
    'DATABASE_URL must be an address such as postgres://user@host/database.',
  ],
  [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL must be an address such as https://scores.example.org.'],
  [{ OAUTH_IMPLICIT: 'yes' }, 'OAUTH_IMPLICIT must be true or false.'],
  [
    { PUBLIC_URL: 'https://example.org', SMTP_URL: 'mail.example.org', MAIL_FROM: 'me' },
    'SMTP_URL must be an address such as smtps://user:password@mail.example.org.\nMAIL_FROM must be an e-mail address, such as Sideline <scores@example.org>.',
  ],
  [
    { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'me@example.org' },
    'PUBLIC_URL is required beside SMTP_URL: it stands in the links of e-mails.',
  ],
  [{ MAIL_FROM: 'me@example.org' }, 'SMTP_URL and MAIL_FROM are needed both, or neither.'],
  [
    { SECRET: 'short', LOG_LEVEL: 'loud' },
    'SECRET must be at least 32 characters long.\nLOG_LEVEL must be one of: fatal, error, warn, info, debug, trace, silent.',
  ],
])('%j stops the start with a sentence for each variable', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(new Error(message))
})
