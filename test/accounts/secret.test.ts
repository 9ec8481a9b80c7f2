import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { secretIn } from '../../server/accounts/sessions/secret.ts'

test('the secret is made once, even by several that start at the same moment, and for the owner of the folder alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sideline-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const secrets = await Promise.all([1, 2, 3, 4, 5].map(() => secretIn(join(folder, 'data'))))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  expect(await secretIn(join(folder, 'data'))).toBe(secrets[0])
  expect(readdirSync(join(folder, 'data'))).toEqual(['secret'])
  expect(statSync(join(folder, 'data/secret')).mode & 0o777).toBe(0o600)
})
