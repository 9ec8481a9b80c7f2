import type { z } from 'zod'
import type { SharedTexts } from '../texts/shared-texts.ts'
import { wordsOf, wrong } from './wrong.ts'

/** The error for a value of a wrong type, by zod's name of the expected type. */
const types: Readonly<Record<string, string>> = {
  string: wrong('text'),
  number: wrong('number'),
  int: wrong('wholeNumber'),
  boolean: wrong('truth'),
  array: wrong('list'),
  object: wrong('object'),
  record: wrong('object'),
  null: wrong('null'),
}

/**
 * The error of a value in the codes of `wrong`, if the schema does not give one itself. To be passed to a zod
 * parse.
 */
export const inCodes: z.core.$ZodErrorMap = issue => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? wrong('required') : (types[issue.expected] ?? wrong('notAcceptable'))
    case 'invalid_value': {
      const choices = issue.values.map(String).join(', ')
      return issue.values.length === 1 ? wrong('one', { choices }) : wrong('oneOf', { choices })
    }
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'invalid_format':
      return wrong('otherForm')
    case 'invalid_key':
      return wrong('nameNotKept')
    case 'unrecognized_keys':
      return wrong('unknownNames', { names: issue.keys.join(', ') })
    default:
      return wrong('notAcceptable')
  }
}

function tooBig(origin: string, most: number): string {
  if (origin === 'string') return wrong('atMostCharacters', { count: most })
  return origin === 'array' ? wrong('atMostValues', { count: most }) : wrong('atMost', { most })
}

function tooSmall(origin: string, least: number): string {
  if (origin === 'string')
    return least === 1 ? wrong('notEmpty') : wrong('atLeastCharacters', { count: least })
  return origin === 'array' ? wrong('atLeastValues', { count: least }) : wrong('atLeast', { least })
}

/** An issue from zod whose schema used `wrong` and `inCodes`. */
interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/**
 * The text of an issue about the value as a whole: "must be a list", "item 2 must be a whole number", "item
 * 1: metric must be ...".
 */
export function issueText({ path, message }: Issue, shared: SharedTexts): string {
  const [place, ...parts] = path
  if (place === undefined) return wordsOf(message, shared)
  const what = issueText({ path: parts, message }, shared)
  if (typeof place !== 'number') return shared('fields.ofField', { field: String(place), what })
  return parts.length > 0
    ? shared('fields.ofPartOfItem', { number: place + 1, what })
    : shared('fields.ofItem', { number: place + 1, what })
}

/** Joins the errors of several fields into one sentence. */
export const inOneSentence = (wrongs: readonly string[], shared: SharedTexts): string =>
  shared('fields.sentence', {
    what: wrongs.reduce((what, more) => shared('fields.inTurn', { what, more })),
  })
