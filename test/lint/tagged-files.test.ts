import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesTagged } from '../../scripts/tagged-files.mjs'

const root = resolve(import.meta.dirname, '../..')

/** All files of tests and of what they share that name a tag. */
const naming = (tag: string): string[] =>
  readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map(file => join('test', file))
    .filter(file =>
      new RegExp(`@module-tag ${tag}|\\btags\\b[^\\n]*'${tag}'`).test(readFileSync(join(root, file), 'utf8')),
    )
    .filter(file => !import.meta.filename.endsWith(file))

describe.each([
  ['long', 40, ['database.ts']],
  ['thorough', 3, ['database.ts', 'each-glass.ts', 'spread.ts', 'whole-game.ts']],
] as const)('npm run test:%s', (tag, atLeast, helpers) => {
  test('loads every file that has such a test', () => {
    const files = new Set(filesTagged(tag))
    expect(files.size).toBeGreaterThan(atLeast)
    expect(naming(tag).filter(file => file.includes('.test.') && !files.has(file))).toEqual([])
  })

  test('knows what gives the tag of the parts that tests share', () => {
    expect(naming(tag).filter(file => !file.includes('.test.'))).toEqual(
      helpers.map(file => join('test', 'support', file)),
    )
  })
})
