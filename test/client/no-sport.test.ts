import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { sports } from '../../shared-schema/sports/index.ts'

const client = resolve(import.meta.dirname, '../../client')
const files = readdirSync(client, { encoding: 'utf8', recursive: true }).filter(
  name =>
    // A federation may have a sport in its name, which is a text.
    /\.(tsx?|css|html)$/.test(name) && !name.endsWith('english.d.ts'),
)

// The tablet gets everything about a sport from shared-schema/sports, as data.
test('L17: no file of the tablet names a sport', () => {
  expect(files.length).toBeGreaterThan(100)
  const named = new RegExp(String.raw`\b(${sports.join('|').replaceAll(' ', String.raw`[ _-]?`)})\b`, 'i')
  expect('the rules of flag-football').toMatch(named)
  expect(files.filter(name => named.test(readFileSync(join(client, name), 'utf8')))).toEqual([])
})
