import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** The folders with a folder for each language. */
export const houses = ['client/texts', 'client/office/texts', 'server/texts', 'shared-schema/texts']

/** The languages that somebody has begun to write, besides English. */
export const begunLanguages = [
  ...new Set(
    houses.flatMap(house =>
      readdirSync(join(root, house), { withFileTypes: true })
        .filter(entry => entry.isDirectory() && entry.name !== 'en')
        .map(({ name }) => name),
    ),
  ),
]

/** The files of a language in one of the folders: `sports/soccer.ts`. */
export const filesOf = (house: string, language: string): string[] =>
  readdirSync(join(root, house, language), { encoding: 'utf8', recursive: true })
    .filter(name => name.endsWith('.json'))
    .sort()

/** The texts in a file by key: `account.sections.people`. */
export const textsIn = (house: string, language: string, file: string): Map<string, string> =>
  new Map(flat(JSON.parse(readFileSync(join(root, house, language, file), 'utf8')), ''))

/** All texts of a folder in a language, by key. */
export const textsOf = (house: string, language: string): Map<string, string> =>
  new Map(filesOf(house, language).flatMap(file => [...textsIn(house, language, file)]))

function flat(texts: unknown, before: string): [key: string, text: string][] {
  if (typeof texts === 'string') return [[before, texts]]
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([key, value]) =>
    flat(value, before === '' ? key : `${before}.${key}`),
  )
}

const form = /(_ordinal)?_(zero|one|two|few|many|other)$/

/** The key without the form of its number: `league.wins` for `league.wins_one`. */
export const withoutForm = (key: string): string => key.replace(form, '')

/** The form of the number that a text is for, if it is for one, and whether that number is a place. */
export function formIn(key: string): { form: string; isPlace: boolean } | undefined {
  const [, place, found] = form.exec(key) ?? []
  return found === undefined ? undefined : { form: found, isPlace: place !== undefined }
}
