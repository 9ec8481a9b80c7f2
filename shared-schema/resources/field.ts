import { z } from 'zod'
import { parseDate, parseTime } from './time.ts'

/** The largest identifier or count that fits PostgreSQL's `integer`. */
const MAX_INTEGER = 2_147_483_647

/** When a caller may set a field: on every write, on create alone, or never (the server sets it). */
export type Writable = 'always' | 'create' | 'never'

/** A reference to one record of another family: `season_id` shows as `season` too. */
export interface Link {
  readonly family: string
  /** Name of the nested object beside the id, or null where only the id is shown. */
  readonly nested: string | null
  /** Which form the nested object takes: a few naming fields, or the whole record. */
  readonly form: 'short' | 'full'
}

/**
 * One field of a resource: its shape on the wire, what is accepted for it, and who may set it.
 * `shape` describes the value that is stored and answered; `input` reads what existing
 * programs send for it (numbers and booleans as strings, among others).
 */
export interface Field<T = unknown> {
  readonly shape: z.ZodType<T>
  readonly input: z.ZodType<T>
  readonly write: Writable
  readonly required: boolean
  /** What a new record gets when the caller leaves the field out. */
  readonly fallback: T | undefined
  /** Where the value lives: a column, worked out when read, or read on create and then gone. */
  readonly source: 'column' | 'computed' | 'request'
  readonly format: 'plain' | 'local-time' | 'utc-time'
  readonly link?: Link
  /** True for what follows from play (scores, winners): `results` documents carry it, `catalog` does not. */
  readonly result: boolean
}

export type ValueOf<F> = F extends Field<infer T> ? T : never

function field<T>(shape: z.ZodType<T>, input: z.ZodType<T>, fallback: T | undefined): Field<T> {
  return {
    shape, input, fallback,
    write: 'always', required: false, source: 'column', format: 'plain', result: false,
  }
}

const integerText = /^\s*[-+]?\d{1,15}\s*$/

const integerShape = z.int().min(-MAX_INTEGER).max(MAX_INTEGER)

const integerInput = z.preprocess(
  value => (typeof value === 'string' && integerText.test(value) ? Number(value) : value),
  z.int({ error: 'must be a whole number' })
    .min(-MAX_INTEGER, { error: 'is too small' })
    .max(MAX_INTEGER, { error: 'is too large' }),
)

/** A whole number; accepts `"19083"` for `19083`. */
export const integer = (fallback?: number): Field<number> => field(integerShape, integerInput, fallback)

const booleanWords = new Map<unknown, boolean>([
  ['true', true], ['True', true], ['1', true], [1, true],
  ['false', false], ['False', false], ['0', false], [0, false],
])

/** A truth value; accepts `"True"`, `"true"`, `"1"` and their opposites, as existing programs send them. */
export const truth = (fallback: boolean): Field<boolean> => field(
  z.boolean(),
  z.preprocess(value => booleanWords.get(value) ?? value, z.boolean({ error: 'must be true or false' })),
  fallback,
)

/** Text of at most `most` characters; null is read as the empty text, a number as its digits. */
export const text = (most = 200): Field<string> => field(
  z.string(),
  z.preprocess(
    value => (value === null ? '' : typeof value === 'number' ? String(value) : value),
    z.string({ error: 'must be text' })
      .max(most, { error: `must be at most ${most} characters long` })
      .refine(value => !value.includes('\u0000'), { error: 'must not contain the NUL character' }),
  ),
  '',
)

/** Text in any encoding a league likes: a JSON list or object that is sent comes back as its text. */
export const encodedText = (): Field<string> => {
  const plain = text(2000)
  return {
    ...plain,
    input: z.preprocess(
      value => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value),
      plain.input,
    ),
  }
}

/** One of a fixed list of words. */
export const choice = <const C extends readonly [string, ...string[]]>(choices: C, fallback?: C[number]): Field<C[number]> => {
  const shape = z.enum(choices, { error: `must be one of: ${choices.join(', ')}` })
  return field<C[number]>(shape, shape, fallback)
}

/** A calendar date `YYYY-MM-DD`. */
export const date = (): Field<string> => field(
  z.iso.date(),
  z.preprocess(value => (typeof value === 'string' ? parseDate(value) ?? value : value),
    z.iso.date({ error: 'must be a date such as 2012-06-17' })),
  undefined,
)

const timeInput = z.preprocess(
  value => (typeof value === 'string' ? parseTime(value) ?? value : value),
  z.iso.datetime({ offset: true, local: true, error: 'must be a time such as 2012-06-17T12:00:00+02:00' }),
)

/** A moment shown as local time with numeric offset, in the zone of the record it belongs to. */
export const localTime = (): Field<string> => ({
  ...field(z.iso.datetime({ offset: true }), timeInput, undefined), format: 'local-time',
})

/** A moment that the server stamps, shown in UTC. */
export const utcTime = (): Field<string> => ({
  ...field(z.iso.datetime({ offset: true }), timeInput, undefined),
  format: 'utc-time', write: 'never',
})

/** A decimal number, kept and shown as text so that no digit changes on the way. */
export const decimal = (fallback: string): Field<string> => {
  const shape = z.string().regex(/^-?\d{1,9}(\.\d{1,6})?$/, { error: 'must be a decimal number such as 1.0' })
  return field(shape, z.preprocess(value => (typeof value === 'number' ? String(value) : value), shape), fallback)
}

/** A measured quantity (height, weight) as a JSON number. */
export const quantity = (): Field<number> => field(
  z.number(),
  z.preprocess(value => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    z.number({ error: 'must be a number' }).min(0, { error: 'must not be negative' }).max(1e6, { error: 'is too large' })),
  undefined,
)

/** A list of ids; accepts its JSON text as well. */
export const ids = (): Field<number[]> => field(
  z.array(z.int()),
  z.preprocess(readList, z.array(integerInput, { error: 'must be a list of ids' }).max(1000, { error: 'lists too many ids' })),
  [],
)

/** A list of free-form JSON objects (the sets of a game in set sports). */
export const objects = (): Field<Record<string, unknown>[]> => {
  const shape = z.array(z.record(z.string(), z.unknown()), { error: 'must be a list' }).max(100)
  return field(shape, z.preprocess(value => (value === null ? [] : readList(value)), shape), [])
}

function readList(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** The id of a record of another family, shown together with that record as a nested object. */
export const link = (family: string, nested: string | null, form: 'short' | 'full' = 'short'): Field<number> => ({
  ...field(integerShape, integerInput, undefined), link: { family, nested, form },
})

/** A value that is worked out whenever the record is read. */
export const computed = <T>(shape: z.ZodType<T>): Field<T> & { source: 'computed' } => ({
  ...field(shape, shape, undefined), write: 'never', source: 'computed',
})

/** Something asked of a create and not kept (`generate_matchups`). */
export const request = <T>(base: Field<T>): Field<T> & { source: 'request' } => ({ ...base, write: 'create', source: 'request' })

/** The same field, where null means "not set"; an empty text is read as null for anything but text. */
export const nullable = <T>(base: Field<T>): Field<T | null> => ({
  ...base,
  shape: base.shape.nullable(),
  input: z.preprocess(value => (value === '' ? null : value), base.input.nullable()),
  fallback: null,
})

/** The same field, which a new record must have. */
export const required = <T>(base: Field<T>): Field<T> => ({ ...base, required: true, fallback: undefined })

/** The same field, fixed once the record exists. */
export const fixed = <T>(base: Field<T>): Field<T> => ({ ...base, write: 'create' })

/** The same field, set by the server alone; what callers send for it is ignored. */
export const readonly = <T>(base: Field<T>): Field<T> => ({ ...base, write: 'never' })

/** The same field, as a consequence of play. */
export const result = <T>(base: Field<T>): Field<T> => ({ ...base, write: 'never', result: true })
