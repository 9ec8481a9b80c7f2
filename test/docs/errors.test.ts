import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { errorCodes } from '../../shared-schema/api/error-codes.ts'

test('the page for programs lists every code of an error, with its status and what it means, and no other', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/clients.md'), 'utf8')
  const section = page.split('## Errors\n')[1]?.split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| `(\w+)` \| (\d+) \| (.*) \|$/gm)]
  expect(rows.map(([, code, status, meaning]) => [code, Number(status), meaning])).toEqual(
    Object.entries(errorCodes).map(([code, { status, meaning }]) => [code, status, meaning]),
  )
})
