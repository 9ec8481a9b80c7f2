import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pages, read } from './pages.ts'

const root = resolve(import.meta.dirname, '../..')
const decisions = pages.filter(page => /^docs\/decisions\/(?!README)/.test(page))

/** The names by which links lead to the headings of a page. */
const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test.each(pages)('the links in %s lead somewhere', page => {
  const links = [...read(page).matchAll(/\]\((?!\w+:)(?<path>[^)#]*)(?:#(?<anchor>[^)]+))?\)/g)]
  const broken = links.filter(({ groups }) => {
    const target = groups?.['path'] ? join(dirname(page), groups['path']) : page
    const anchor = groups?.['anchor']
    return !existsSync(join(root, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
  })
  expect(broken.map(([link]) => link)).toEqual([])
})

/** Names of the examples in how-tos, which the project does not have. */
const example = /(officials|korfball|\/it\/|NNNN|NAME)/

test.each(pages)('the paths in %s exist', page => {
  const paths =
    read(page).match(/(?<=`)(?:client|docs|scripts|server|shared-schema|test)\/[\w./-]*(?=`)/g) ?? []
  const missing = paths.filter(path => !existsSync(join(root, path)))
  expect(missing.filter(path => !(page.startsWith('docs/dev/how-to/') && example.test(path)))).toEqual([])
})

describe('docs/decisions', () => {
  test('is numbered from 1, and the index has every record by its title', () => {
    const index = read('docs/decisions/README.md')
    const titled = decisions.map(page => ({ page, title: /^# (\d+)\. (.+)$/m.exec(read(page)) }))
    expect(titled.map(({ title }) => Number(title?.[1]))).toEqual(
      decisions.map((_page, number) => number + 1),
    )
    for (const { page, title } of titled)
      expect(index).toContain(`[${title?.[2]}](${page.replace('docs/decisions/', '')})`)
  })

  test.each(decisions)('%s has a context, a decision and consequences', page => {
    expect(read(page).match(/^\*\*\w+\.\*\*/gm)).toEqual([
      '**Context.**',
      '**Decision.**',
      '**Consequences.**',
    ])
  })
})

test('ARCHITECTURE.md is read in one sitting', () => {
  const lines = read('ARCHITECTURE.md').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(150)
  expect(lines.filter(line => line.length > 120)).toEqual([])
})
