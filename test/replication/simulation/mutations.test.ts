import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { broken, mutations } from './mutations.ts'

const root = join(import.meta.dirname, '../../..')

test.each(mutations)('"$law" can still be broken as npm run mutations does', mutation => {
  const source = readFileSync(join(root, mutation.file), 'utf8')
  expect(broken(source, mutation)).not.toBe(source)
})
