import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  citationsIn,
  citationsOf,
  isTestIn,
  lawsOf,
  lawsPage,
  wrongWithCitations,
  wrongWithLaws,
} from '../../scripts/read-laws.mjs'

const root = resolve(import.meta.dirname, '../..')

describe('docs/dev/laws.md', () => {
  const laws = lawsOf(lawsPage(root))

  test('names tests for every law, and all of them exist', () => {
    expect(laws).toHaveLength(17)
    expect(wrongWithLaws(lawsPage(root), path => isTestIn(root, path))).toEqual([])
  })

  test('lists the tests whose titles cite a law, and every law is cited', () => {
    expect(wrongWithCitations(laws, citationsOf(root))).toEqual([])
  })

  test('has the laws that ARCHITECTURE.md has, each guarded by the tests in its table', () => {
    const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
    const rows = [...page.matchAll(/^\| (?<id>L\d+) \| (?<law>[^|]+) \| (?<tests>[^|]+) \|$/gm)]
    expect(rows.map(({ groups }) => groups?.['id'])).toEqual(laws.map(({ id }) => id))
    for (const [index, { groups }] of rows.entries()) {
      const { sentence = '', tests = [] } = laws[index] ?? {}
      expect(sentence.startsWith(groups?.['law'] ?? '?')).toBe(true)
      const named = [...(groups?.['tests'] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) =>
        name.endsWith('/') ? `test/${name}` : `test/${name}.test.ts`,
      )
      expect(named.length).toBeGreaterThan(0)
      const guarding = tests.map(({ path }) => path)
      expect(named.filter(path => !guarding.includes(path))).toEqual([])
    }
  })
})

describe('a list of laws', () => {
  const isTest = (path: string): boolean => path === 'test/there.test.ts'
  const law = (id: string, tests: string): string =>
    `## ${id}: Name\n\nA sentence\nof two lines.\n\n${tests}\n`

  test('is right if every law names a test that exists', () => {
    const tests = '* `test/there.test.ts`: something that\n  takes two lines\n* `test/there.test.ts`\n'
    const page = `# Laws\n\nText.\n\n${law('L1', tests)}\n${law('L2', tests)}`
    expect(wrongWithLaws(page, isTest)).toEqual([])
    expect(lawsOf(page)[0]).toEqual({
      id: 'L1',
      name: 'Name',
      sentence: 'A sentence of two lines.',
      tests: [
        { path: 'test/there.test.ts', about: 'something that takes two lines' },
        { path: 'test/there.test.ts' },
      ],
    })
  })

  test('is wrong if a law names no test, one that does not exist, or has the wrong number', () => {
    const page = [law('L1', ''), law('L3', '* `test/gone.test.ts`\n* nothing\n'), '## Something else\n'].join(
      '\n',
    )
    expect(wrongWithLaws(page, isTest)).toEqual([
      'An item of "L3: Name" names no test.',
      '"Something else" is not the heading of a law.',
      'L3 is not number 2.',
      'L1 names no test.',
      'L3 names test/gone.test.ts, which is no test.',
    ])
  })

  test('differs from the titles if a law is cited nowhere, or elsewhere than it says', () => {
    const page = [
      law('L1', '* `test/there.test.ts`\n* `test/folder/`\n'),
      law('L2', '* `test/there.test.ts`\n'),
    ]
    const cite = (path: string, ...ids: string[]) => ({ path, ids, title: 'a title' })
    const laws = lawsOf(page.join('\n'))
    const right = [cite('test/there.test.ts', 'L1', 'L2'), cite('test/folder/some.test.ts', 'L1')]
    expect(wrongWithCitations(laws, right)).toEqual([])
    expect(
      wrongWithCitations(laws, [cite('test/there.test.ts', 'L1'), cite('test/other.test.ts', 'L1')]),
    ).toEqual([
      'L1 lists test/folder/, which does not cite it.',
      'test/other.test.ts cites L1, which does not list it.',
      'No title of a test cites L2.',
    ])
  })

  test('is cited by titles that begin with its id', () => {
    const id = 'L1'
    const text = `test('${id}, L12: a title', () => {\ntest.each(x)(\n  "${id}: another",\ntest('no ${id}: title', `
    expect(citationsIn(text)).toEqual([
      { ids: ['L1', 'L12'], title: 'a title' },
      { ids: ['L1'], title: 'another' },
    ])
  })

  test('takes a test file, or a folder with one, for a test', () => {
    expect(isTestIn(root, 'test/docs/laws.test.ts')).toBe(true)
    expect(isTestIn(root, 'test/docs/')).toBe(true)
    expect(isTestIn(root, 'test/docs/formula.ts')).toBe(false)
    expect(isTestIn(root, 'test/support/')).toBe(false)
    expect(isTestIn(root, 'test/gone/')).toBe(false)
    expect(isTestIn(root, 'scripts/laws.mjs')).toBe(false)
  })
})
