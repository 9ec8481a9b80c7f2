import { expect, test } from 'vitest'
import { languageCodes } from '../../shared-schema/texts/languages.ts'
import { read } from './pages.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })
const offered = languageCodes.map(code => names.of(code))

test.each(['README.md', 'docs/tablet.md'])('%s names each language that is offered', page => {
  expect(offered.filter(name => !read(page).includes(String(name)))).toEqual([])
})

test('the glossary has the words of each language, and says how people are spoken to in it', () => {
  const [, words = ''] = read('docs/glossary.md').split('## The words in each language')
  const rows = [...words.matchAll(/^\|(.*)\|$/gm)].map(([, cells = '']) =>
    cells.split('|').map(cell => cell.trim()),
  )
  expect([...(rows[0] ?? [])].sort()).toEqual([...offered].sort())
  expect(rows.filter(cells => cells.length !== offered.length || cells.includes(''))).toEqual([])
  for (const name of offered.slice(1)) expect(words).toContain(`* **${name}**: `)
})
