import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { findCircle } from './find-circle.ts'
import { folderOf, mayImport } from './folders.mjs'

const root = resolve(import.meta.dirname, '../..')

const filesOf = (house: string): string[] =>
  readdirSync(join(root, house), { encoding: 'utf8', recursive: true })
    .filter(name => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map(name => join(house, name))

/** The files that a file imports, for a type too. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'))
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter(name => name.startsWith('.'))
    .map(name => join(dirname(file), name))
}

test.each(['client', 'shared-schema', 'server', 'test'])(
  'L10: no files of %s import each other in a circle',
  house => {
    const files = filesOf(house)
    expect(files.length).toBeGreaterThan(100)
    expect(findCircle(new Map(files.map(file => [file, importsOf(file)])))).toBeNull()
  },
)

test('no folders may import each other in a circle', () => {
  expect(findCircle(new Map(Object.entries(mayImport)))).toBeNull()
})

test.each(['client', 'server'])('no rooms of %s import each other in a circle', house => {
  const roomOf = (file: string): string => file.split('/')[1] ?? ''
  const rooms = new Map<string, string[]>()
  for (const file of filesOf(house)) {
    const others = importsOf(file).filter(
      name => name.startsWith(`${house}/`) && roomOf(name) !== roomOf(file),
    )
    rooms.set(roomOf(file), [...(rooms.get(roomOf(file)) ?? []), ...others.map(roomOf)])
  }
  expect(rooms.size).toBeGreaterThan(9)
  expect(findCircle(rooms)).toBeNull()
})

test('a circle is found, however it is reached', () => {
  const around = new Map([
    ['door', ['hall', 'cellar']],
    ['hall', ['kitchen']],
    ['kitchen', ['pantry', 'cellar']],
    ['pantry', ['hall']],
    ['cellar', []],
  ])
  expect(findCircle(around)).toEqual(['hall', 'kitchen', 'pantry', 'hall'])
  expect(findCircle(new Map([['hall', ['hall']]]))).toEqual(['hall', 'hall'])
  expect(findCircle(new Map([...around, ['pantry', ['cellar']]]))).toBeNull()
})

const folders = [...new Set(['client', 'shared-schema', 'server'].flatMap(filesOf).map(dirname))]

test('L10: every folder with source is listed, and all that is listed has source', () => {
  const unlisted = folders.filter(folder => folderOf(`${folder}/file.ts`) === undefined)
  expect(unlisted).toEqual([])
  expect(Object.keys(mayImport).filter(listed => !folders.includes(listed))).toEqual([])
})

describe('the map in ARCHITECTURE.md', () => {
  const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  const [, map = ''] = page.split('```')

  test.each(['shared-schema', 'server', 'client'])('has a line for each folder of %s and no other', house => {
    const after = map
      .slice(map.indexOf(`\n${house}/`) + 1)
      .split('\n')
      .slice(1)
    const own = after.slice(
      0,
      after.findIndex(line => /^\S/.test(line)),
    )
    const named = own.flatMap(line => /^ {2}(?<name>[\w-]+)\/ +\S/.exec(line)?.groups?.['name'] ?? [])
    const there = readdirSync(join(root, house), { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(({ name }) => name)
    expect(named.sort()).toEqual(there.sort())
  })
})
