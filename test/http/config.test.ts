import { expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'

test('without any variable it is a server on port 8080 with its own database in ./data', () => {
  expect(readConfig({})).toEqual({
    port: 8080, host: undefined, databaseUrl: undefined, dataFolder: './data', publicUrl: undefined, secret: undefined, logLevel: 'info', proxies: 0,
    implicitGrant: false,
  })
})

test('every variable counts, an empty one as not set', () => {
  expect(readConfig({
    PORT: '80', HOST: '127.0.0.1', DATABASE_URL: 'postgres://me@host/sideline', DATA_DIR: '', PUBLIC_URL: 'https://example.org/scores/',
    SECRET: 'x'.repeat(32), LOG_LEVEL: 'warn', TRUST_PROXY: '2', OAUTH_IMPLICIT: 'true', PATH: '/bin',
  })).toEqual({
    port: 80, host: '127.0.0.1', databaseUrl: 'postgres://me@host/sideline', dataFolder: './data', publicUrl: 'https://example.org/scores',
    secret: 'x'.repeat(32), logLevel: 'warn', proxies: 2, implicitGrant: true,
  })
})

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ DATABASE_URL: 'mysql://host/db' }, 'DATABASE_URL must be an address such as postgres://user@host/database.'],
  [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL must be an address such as https://scores.example.org.'],
  [{ OAUTH_IMPLICIT: 'yes' }, 'OAUTH_IMPLICIT must be true or false.'],
  [{ SECRET: 'short', LOG_LEVEL: 'loud' }, 'SECRET must be at least 32 characters long.\nLOG_LEVEL must be one of: fatal, error, warn, info, debug, trace, silent.'],
])('%j stops the start with a sentence for each variable', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(new Error(message))
})
