import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { read } from './pages.ts'

const page = read('docs/organizers.md')
const root = resolve(import.meta.dirname, '../..')

/** The sentences of a catalogue, with `…` in place of each name or number that is filled in. */
const sentencesOf = (texts: unknown): string[] =>
  typeof texts === 'string'
    ? [texts.replace(/<\/?\w+>/g, '').replace(/\{\{.*?\}\}/g, '…')]
    : typeof texts === 'object' && texts !== null
      ? Object.values(texts).flatMap(sentencesOf)
      : []

const sentences = ['client/texts/en', 'client/office/texts/en', 'shared-schema/texts/en'].flatMap(folder =>
  readdirSync(join(root, folder), { encoding: 'utf8', recursive: true })
    .filter(file => file.endsWith('.json'))
    .flatMap(file => sentencesOf(JSON.parse(readFileSync(join(root, folder, file), 'utf8')))),
)

test('docs/organizers.md says in bold what the screens say', () => {
  const bold = [...page.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words.replace(/\s+/g, ' '))
  expect(bold.length).toBeGreaterThan(100)
  expect(bold.filter(words => !sentences.some(sentence => sentence.includes(words)))).toEqual([])
})

test('docs/organizers.md asks for no request', () => {
  expect(page.match(/`(?:GET|POST|PUT|PATCH|DELETE) |\/v1\/|\/accounts\/|curl/g)).toBeNull()
})
