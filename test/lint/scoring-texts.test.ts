import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import arrival from '../../client/texts/en/arrival.json'
import scoring from '../../client/texts/en/scoring.json'
import screens from '../../client/texts/en/screens.json'
import sharedArrival from '../../shared-schema/texts/en/arrival.json'
import sharedScoring from '../../shared-schema/texts/en/scoring.json'
import sharedScreens from '../../shared-schema/texts/en/screens.json'

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

const atOnce = [...withImports('client/app/main.tsx')]

/** The screens on the way to a game. */
const waysIn = [
  'accounts/PassScreen',
  'accounts/JoinScreen',
  'accounts/SignInScreen',
  'home/HomeScreen',
  'event/EventScreen',
]
const onTheWay = waysIn.flatMap(screen => [...withImports(`client/screens/${screen}.tsx`)])

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

/** Texts of the client, and of all rooms. */
type Texts = readonly [own: object, shared: object]

/** The keys in a piece of code of texts that are loaded later. */
function saidTooSoon(code: string, now: readonly Texts[], later: readonly Texts[]): string[] {
  const ofBoth = /\bshared(?:T|Texts)?\(\s*['"`](\w+(?:\.\w+)*)/g
  const said = (pattern: RegExp, from: string): string[] =>
    [...from.matchAll(pattern)].map(([, key = '']) => key)
  const isLate = (key: string, of: 0 | 1): boolean =>
    later.some(texts => has(texts[of], key)) && !now.some(texts => has(texts[of], key))
  return [
    ...said(ofBoth, code).filter(key => isLate(key, 1)),
    ...said(/['"`](\w+\.\w+(?:\.\w+)*)/g, code.replaceAll(ofBoth, '')).filter(key => isLate(key, 0)),
  ]
}

const ofScoring: Texts = [scoring, sharedScoring]
const ofArrival: Texts = [arrival, sharedArrival]
const ofScreens: Texts = [screens, sharedScreens]

test('what is loaded at once says only what is there at once: other screens are loaded with their texts', () => {
  expect(atOnce).toContain('client/screens/game/GameScreen.tsx')
  expect(atOnce).not.toContain('client/screens/home/HomeScreen.tsx')
  const said = (code: string) => saidTooSoon(code, [ofScoring], [ofArrival, ofScreens])
  const code = "t('signIn.signIn') + t(`game.level.${x}`) + t('game.start') + sharedT('standings.ahead')"
  expect(said(code)).toEqual(['standings.ahead', 'signIn.signIn', 'game.level'])
  expect(atOnce.flatMap(file => said(read(file)).map(key => `${file}: ${key}`))).toEqual([])
})

test('the screens on the way to a game say nothing that only other screens bring', () => {
  expect(onTheWay).toContain('client/screens/event/GameList.tsx')
  expect(onTheWay).not.toContain('client/screens/event/Standings.tsx')
  const said = (code: string) => saidTooSoon(code, [ofScoring, ofArrival], [ofScreens])
  expect(said("t('signIn.signIn') + t('disputes.title')")).toEqual(['disputes.title'])
  expect(onTheWay.flatMap(file => said(read(file)).map(key => `${file}: ${key}`))).toEqual([])
})

test('a component that is loaded later is loaded by what loads the texts as well', () => {
  const using = (name: string): string[] =>
    atOnce.filter(file => new RegExp(`\\b${name}\\(`).test(read(file)))
  expect(using('lazy'), 'holds back what it has loaded').toEqual([])
  const loading = using('loaded')
  expect(loading).toEqual(expect.arrayContaining(['client/app/screens.tsx', 'client/components/later.tsx']))
  expect(loading).toHaveLength(2)
  for (const file of loading) expect(read(file)).toContain('loadPart(load)')
})
