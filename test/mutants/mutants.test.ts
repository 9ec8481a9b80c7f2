import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const script = resolve(import.meta.dirname, '../../scripts/mutants.mjs')

test('npm run mutants still runs, and every change to a small rule is noticed', async () => {
  const folder = join('shared-schema', 'rules', 'standings')
  const { stdout } = await promisify(execFile)(process.execPath, [script, join(folder, 'decimal-text.ts')])
  expect(stdout).toMatch(/decimal-text\.ts: 100\.0 % of \d+ noticed/)
})
