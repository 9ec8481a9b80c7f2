import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { filesWithLongTests } from '../../scripts/long-tests.mjs'

const root = resolve(import.meta.dirname, '../..')

/** All files of tests and of what they share with such a tag. */
const sayLong = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !file.includes('node_modules'))
  .map(file => join('test', file))
  .filter(file => /@module-tag|\btags:[^\n]*'long'/.test(readFileSync(join(root, file), 'utf8')))

test('npm run test:long loads every file that has a long test', () => {
  const files = new Set(filesWithLongTests())
  expect(sayLong.length).toBeGreaterThan(40)
  expect(
    sayLong.filter(
      file => file.includes('.test.') && !files.has(file) && !import.meta.filename.endsWith(file),
    ),
  ).toEqual([])
})

test('of what tests share, only eachDatabase makes them long', () => {
  expect(sayLong.filter(file => !file.includes('.test.'))).toEqual([join('test', 'support', 'database.ts')])
})
