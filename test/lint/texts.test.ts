import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { houses, textsOf } from '../texts/catalogues.ts'
import { linted } from './linted.ts'

const root = resolve(import.meta.dirname, '../..')
const forPeople = [
  ['client/screens/game/Any.tsx', 'export const a = <b>Undo</b>'],
  ['client/screens/game/Any.tsx', `export const a = <b title="Undo" />`],
  ['client/screens/game/Any.tsx', `export const a = <b aria-label={'Undo'} />`],
  ['client/screens/game/Any.tsx', 'export const a = (many: number) => <b>{`${many} entries`}</b>'],
  ['client/scoring/any.ts', `export const a = () => 'The game is over'`],
  ['client/scoring/any.ts', `export const a: { words: string } = { words: 'All sent' }`],
  ['server/games/any.ts', 'export const a = (name: string) => `${name} is required`'],
  ['shared-schema/scoring/any.ts', `export const a: string[] = ['Not counted']`],
] as const

const forPrograms = [
  ['client/screens/game/Any.tsx', `export const a = <b className="wide open" id="the place" />`],
  ['client/scoring/any.ts', `throw new Error('The page has no place for the app')`],
  ['client/scoring/any.ts', `export const a = (is: string) => is === 'not needed'`],
  ['server/games/any.ts', 'export const a = (sql: typeof String.raw) => sql`select id from games`'],
  ['server/games/any.ts', `export const a = (log: Console) => log.error('A request failed')`],
  ['server/rest/verdicts/openapi.ts', `export const a = { summary: 'What does not count' }`],
] as const

const byDevice = [
  ['client/office/any.ts', `export const a = (time: Date) => time.toLocaleDateString('en-GB')`],
  ['client/office/any.ts', `export const a = (time: Date) => time.toLocaleString()`],
  ['server/games/any.ts', 'export const a = new Intl.DateTimeFormat()'],
  ['shared-schema/rules/any.ts', 'export const a = new Intl.NumberFormat()'],
] as const

const byTexts = ['shared-schema/texts/any.ts', 'export const a = new Intl.NumberFormat()'] as const

const namelessLoader = ['client/office/Any.tsx', 'export const a = <Loader aria-label={b} />'] as const
const namedLoader = [
  'client/office/Any.tsx',
  'export const a = <Loader role="status" aria-label={b} />',
] as const

const found = linted(
  [...forPeople, ...forPrograms, ...byDevice, byTexts, namelessLoader, namedLoader],
  /^sideline\((texts|format-by-texts|loader-role)\)/,
)

describe('L16: a text for people outside texts/ is found', () => {
  test.each(forPeople)('%s: %s', (file, code) => {
    expect(found(file, code)).toEqual(['sideline(texts)'])
  })
})

describe('a text for programs, or for the people who write or run them, is passed over', () => {
  test.each(forPrograms)('%s: %s', (file, code) => {
    expect(found(file, code)).toEqual([])
  })
})

describe('a day, a time or a number that does not follow the language of the texts is found', () => {
  test.each(byDevice)('%s: %s', (file, code) => {
    expect(found(file, code)).toEqual(['sideline(format-by-texts)'])
  })
  test('but not in shared-schema/texts/, where they are said', () => {
    expect(found(...byTexts)).toEqual([])
  })
})

test('a loader with a label and no role is found', () => {
  expect(found(...namelessLoader)).toEqual(['sideline(loader-role)'])
  expect(found(...namedLoader)).toEqual([])
})

test('every text is said somewhere', () => {
  const sources = ['client', 'server', 'shared-schema'].flatMap(house =>
    readdirSync(join(root, house), { encoding: 'utf8', recursive: true })
      // A text that only an example of the workshop says, the app does not say.
      .filter(
        name => /\.(tsx?|json)$/.test(name) && !/^workshop\/|texts\/((?!en\/)[a-z]{2}\/|english)/.test(name),
      )
      .map(name => readFileSync(join(root, house, name), 'utf8')),
  )
  const code = sources.join('\n')
  const said = new Set([...code.matchAll(/(?:['"]|\$t\()([\w. -]+)/g)].map(([, text]) => text))
  // Keys that hold a code are put together: `verdicts.why.${reason}`.
  const putTogether = [...code.matchAll(/`([\w.]*(?:\$\{[^`{}]*\}[\w.]*)+)`/g)]
    .map(([, written = '']) => written.split(/\$\{[^{}]*\}/))
    .filter(parts => parts.join('').length > 4)
    .map(parts => new RegExp(`^${parts.join('[^.]+').replaceAll(/(?<!\^)\.(?!\])/g, '[.]')}$`))
  const isUsed = (key: string): boolean => {
    const plain = key.replace(/(_ordinal)?_(zero|one|two|few|many|other)$/, '')
    return said.has(plain) || putTogether.some(keys => keys.test(plain))
  }
  const keys = houses.flatMap(house => [...textsOf(house, 'en').keys()])
  expect(keys.filter(key => !isUsed(key))).toEqual([])
})
