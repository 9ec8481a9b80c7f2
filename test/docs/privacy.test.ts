import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { proofs } from './privacy-proofs.ts'

const read = (path: string): string => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8')

/** A line of a table, or a sentence of the text; headings and examples say nothing by themselves. */
function sentencesIn(page: string): string[] {
  const blocks = page.split(/\n{2,}/).filter(block => !/^(#|\s{4})/.test(block))
  return blocks.flatMap(block =>
    block.startsWith('|')
      ? block.split('\n').slice(2)
      : block
          .replaceAll('\n', ' ')
          .split(/(?<=[a-z)*`\d][.:]) (?=[A-Z`])/)
          .map(sentence => sentence.trim()),
  )
}

/** The titles of the tests in a file. */
const titlesIn = (path: string): Set<string> =>
  new Set(
    [...read(path).matchAll(/\btest(?:\.each\([^)]*\))?\(\s*(['"`])([\s\S]*?)\1,/g)].map(
      ([, , title = '']) => title,
    ),
  )

describe('docs/privacy.md', () => {
  const sentences = sentencesIn(read('docs/privacy.md'))

  test('says nothing for which no test is named, and no test is named for what it does not say', () => {
    expect(sentences.length).toBeGreaterThan(40)
    expect(sentences.filter(sentence => proofs[sentence] === undefined)).toEqual([])
    expect(Object.keys(proofs).filter(sentence => !sentences.includes(sentence))).toEqual([])
  })

  test.each(Object.entries(proofs))('%s', (_sentence, named) => {
    for (const [path, title] of named) expect([path, titlesIn(path).has(title)]).toEqual([path, true])
  })
})
