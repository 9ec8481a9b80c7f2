import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import now from '../../client/texts/en/scoring.json'
import later from '../../client/texts/en/screens.json'
import sharedNow from '../../shared-schema/texts/en/scoring.json'
import sharedLater from '../../shared-schema/texts/en/screens.json'

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

/** True if some texts have a key, or keys that begin with it. */
function has(texts: object, key: string): boolean {
  let group: unknown = texts
  for (const part of key.split('.')) {
    if (typeof group !== 'object' || group === null) return false
    const found = Object.entries(group).find(([name]) => name === part || name.replace(/_\w+$/, '') === part)
    group = found?.[1]
  }
  return group !== undefined
}

/** The findings in a piece of code about texts that are loaded later. */
function saidTooSoon(code: string): string[] {
  const ofBoth = /\bshared(?:T|Texts)?\(\s*['"`](\w+(?:\.\w+)*)/g
  const said = (pattern: RegExp, from: string): string[] =>
    [...from.matchAll(pattern)].map(([, key = '']) => key)
  const isLate = (key: string, first: object, then: object): boolean => has(then, key) && !has(first, key)
  return [
    ...said(ofBoth, code).filter(key => isLate(key, sharedNow, sharedLater)),
    ...said(/['"`](\w+\.\w+(?:\.\w+)*)/g, code.replaceAll(ofBoth, '')).filter(key => isLate(key, now, later)),
  ]
}

test('what is loaded at once says only what is there at once: other screens are loaded with their texts', () => {
  expect(scoring).toContain('client/screens/game/GameScreen.tsx')
  expect(scoring).not.toContain('client/screens/home/HomeScreen.tsx')
  const code = "t('signIn.signIn') + t(`game.level.${x}`) + t('game.start') + sharedT('standings.ahead')"
  expect(saidTooSoon(code)).toEqual(['standings.ahead', 'signIn.signIn', 'game.level'])
  expect(scoring.flatMap(file => saidTooSoon(read(file)).map(key => `${file}: ${key}`))).toEqual([])
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
