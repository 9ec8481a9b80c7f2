import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildDocument } from '../../server/rest/document/document.ts'
import { isFamily } from '../../shared-schema/resources/index.ts'

test('the page of roles says of each address that is no record who may use it', () => {
  const { paths } = z.object({ paths: z.record(z.string(), z.unknown()) }).parse(buildDocument()(''))
  const names = new Set(
    Object.keys(paths)
      // The table has a row for all statistics.
      .filter(path => !path.startsWith('/stats/'))
      .flatMap(path => path.split('/'))
      .filter(part => /^\w+$/.test(part) && !isFamily(part)),
  )
  expect(names.size).toBeGreaterThan(25)
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/roles.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (\w+) \|/gm)].map(([, name]) => name)
  const words = [...page.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.split(/\W+/))
  const named = new Set([...rows, ...words])
  expect([...names].filter(name => !named.has(name))).toEqual([])
})
