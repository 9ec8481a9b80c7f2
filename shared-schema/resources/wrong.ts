import { z } from 'zod'
import { fields } from '../texts/en/fields.json'
import type { English } from '../texts/english.d.ts'
import type { SharedTexts } from '../texts/shared-texts.ts'

type Fields = English['fields']
type WithoutCount<Key> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key

/** The kinds of errors in a value. */
export type Wrong = WithoutCount<keyof Fields>

type TextOf<Key extends Wrong> = Fields[Extract<keyof Fields, Key | `${Key}_other`>]
type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never
type ValuesOf<Key extends Wrong> = Readonly<Record<NamesIn<TextOf<Key>>, string | number>>

/**
 * The error of a value, as given in a schema: `z.string({ error: wrong('text') })`. It is a code, because a
 * schema does not know the reader's language; `wordsOf` gives the text.
 */
export const wrong = <Key extends Wrong>(
  key: Key,
  ...[values]: [NamesIn<TextOf<Key>>] extends [never] ? [] : [ValuesOf<Key>]
): string => (values === undefined ? key : `${key} ${JSON.stringify(values)}`)

/** The text of a schema's error code. */
export function wordsOf(code: string, shared: SharedTexts): string {
  const [, key = '', values = '{}'] = /^(\w+)(?: (\{.*\}))?$/s.exec(code) ?? []
  return shared(`fields.${isWrong(key) ? key : 'notAcceptable'}`, valuesShape.parse(JSON.parse(values)))
}

const valuesShape = z.record(z.string(), z.union([z.string(), z.number()]))

const isWrong = (key: string): key is Wrong => key in fields || `${key}_other` in fields
