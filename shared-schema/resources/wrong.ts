import { z } from 'zod'
import { fields } from '../texts/en/fields.ts'
import type { SharedTexts } from '../texts/shared-texts.ts'

type Fields = typeof fields
type WithoutCount<Key> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key

/** What can be wrong with a value. */
export type Wrong = WithoutCount<keyof Fields>

type TextOf<Key extends Wrong> = Fields[Extract<keyof Fields, Key | `${Key}_other`>]
type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never
type ValuesOf<Key extends Wrong> = Readonly<Record<NamesIn<TextOf<Key>>, string | number>>

/**
 * What is wrong with a value, as a schema gives it: `z.string({ error: wrong('text') })`. It is a code,
 * because a schema does not know who will read it; `wordsOf` says it.
 */
export const wrong = <Key extends Wrong>(
  key: Key,
  ...[values]: [NamesIn<TextOf<Key>>] extends [never] ? [] : [ValuesOf<Key>]
): string => (values === undefined ? key : `${key} ${JSON.stringify(values)}`)

/** Says what a schema found wrong. */
export function wordsOf(code: string, shared: SharedTexts): string {
  const [, key = '', values = '{}'] = /^(\w+)(?: (\{.*\}))?$/s.exec(code) ?? []
  return shared(`fields.${isWrong(key) ? key : 'notAcceptable'}`, valuesShape.parse(JSON.parse(values)))
}

const valuesShape = z.record(z.string(), z.union([z.string(), z.number()]))

const isWrong = (key: string): key is Wrong => key in fields || `${key}_other` in fields
