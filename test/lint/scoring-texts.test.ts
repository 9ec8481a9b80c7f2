import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import client from '../../client/texts/en/screens.json'
import shared from '../../shared-schema/texts/en/screens.json'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** A file with all that is loaded with it, but for types and the texts themselves. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !/\.tsx?$/.test(file) || /\/texts\/[a-z]{2}\//.test(file)) return found
  found.add(file)
  for (const [, name = ''] of read(file).matchAll(
    /^(?:import|export)\s(?!type\b)(?:[^;'"]*\sfrom\s)?'(\.[^']+)'/gm,
  ))
    withImports(join(dirname(file), name), found)
  return found
}

const scoring = [...withImports('client/app/main.tsx')]

/** The findings in a piece of code about texts that are loaded later. */
function saidTooSoon(code: string): string[] {
  const ofBoth = /\bshared(?:T|Texts)?\(\s*['"`](\w+)\./g
  const said = (pattern: RegExp, from: string): string[] =>
    [...from.matchAll(pattern)].map(([, group = '']) => group)
  return [
    ...said(ofBoth, code).filter(group => Object.hasOwn(shared, group)),
    ...said(/['"`](\w+)\.\w/g, code.replaceAll(ofBoth, '')).filter(group => Object.hasOwn(client, group)),
  ]
}

test('what is loaded at once says only what is there at once: other screens are loaded with their texts', () => {
  expect(scoring).toContain('client/screens/game/GameScreen.tsx')
  expect(scoring).not.toContain('client/screens/home/HomeScreen.tsx')
  expect(saidTooSoon("t('signIn.title') + t(`game.${x}`) + sharedT('standings.nowhere')")).toEqual([
    'standings',
    'signIn',
  ])
  expect(scoring.flatMap(file => saidTooSoon(read(file)).map(group => `${file}: ${group}`))).toEqual([])
})

test('a component that is loaded later is loaded by what loads the texts as well', () => {
  const using = (name: string): string[] =>
    scoring.filter(file => new RegExp(`\\b${name}\\(`).test(read(file)))
  expect(using('lazy'), 'holds back what it has loaded').toEqual([])
  const loading = using('loaded')
  expect(loading).toEqual(expect.arrayContaining(['client/app/screens.tsx', 'client/components/later.tsx']))
  expect(loading).toHaveLength(2)
  for (const file of loading) expect(read(file)).toContain('loadPart(load)')
})
