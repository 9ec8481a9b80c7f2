import { describe, expect, test } from 'vitest'
import { examine } from './telltale-words.mjs'

/** The telltale words of a text, each with its line. */
const found = (text: string, path = 'example.tsx'): string[] =>
  examine(path, text).telltales.map(({ line, word }) => `${line} ${word}`)

describe('a source', () => {
  test.each([
    ['a line comment', 'f() // Whoever comes\n', ['1 whoever']],
    ['a block comment', 'f(/* told */)\n', ['1 told']],
    ['a phrase on two lines of a comment', '/**\n * It goes as far\n * as it can.\n */\n', ['2 as far as']],
    ['a phrase in two line comments', '// as far\n// as\n', ['1 as far as']],
    ['two comments with an empty line between', '// as far\n\n// as\n', []],
    ['a comment in JSX', 'const a = <b>{/* told */}</b>\n', ['1 told']],
    ['a comment between parts of a template', 'const a = `${f("b", /* told */ "c")}`\n', ['1 told']],
    ['strings', `f('// told', "/* told */", \`// told \${g('x')} // told\`)\n`, []],
    ['a regular expression', 'f(/[/*] told *\\/ // told/)\n', []],
    ['text in JSX', 'const a = <b title="// told">it\'s // told</b> // told\n', ['1 told']],
    ['an identifier and inline code', 'const told = 1 // `told` and toldOf, besides\n', []],
  ])('%s', (_, text, words) => {
    expect(found(text)).toEqual(words)
  })

  test.each([
    ['/** What it does. */', ['1 What']],
    ['// Why? What it does. What is it?', ['1 What']],
    ['// What is it? It says what it is.', []],
    ['/**\n * A sentence.\n *\n * What follows\n */', ['4 What']],
    ['// Whatever', ['1 whatever']],
  ])('sentences that begin with "What": %j', (text, words) => {
    expect(found(text)).toEqual(words)
  })

  test('banned terms, in comments and identifiers', () => {
    const terms = (text: string): string[] =>
      examine('example.ts', text).banned.map(({ line, word }) => `${line} ${word}`)
    expect(terms('// A white list\nconst whitelist = "blacklist"\n')).toEqual(['2 whitelist'])
    expect(terms('// a sanity\n// check\nclass A {\n  #sanityCheck = 1\n}\n')).toEqual([
      '1 sanity check',
      '4 sanity Check',
    ])
  })
})

describe('a page', () => {
  test.each([
    ['a heading', '# What it does\n\nText.\n\n## What is it?\n', ['1 What']],
    ['prose', 'A word\nthat was told.\n', ['2 told']],
    ['a list and a table', '* What is kept\n1. told\n\n| what | a |\n|---|---|\n', ['1 What', '2 told']],
    ['a code block', '```sh\necho told\n```\n\ntold\n', ['5 told']],
    ['a code block in a list', '* a\n\n  ```ts\n  // told\n  ```\n\n  told\n', ['7 told']],
    ['inline code and the address of a link', '`told` [a](told.md)\n', []],
  ])('%s', (_, text, words) => {
    expect(found(text, 'page.md')).toEqual(words)
  })
})
