import { z } from 'zod'
import { ownedBy, type Link, type Links, type Meaning } from './link.ts'
import { pathOfPicture } from './pictures.ts'
import { hasOffset, isZone, parseDate, parseTime, zoneCalled } from './time.ts'
import { wrong } from './wrong.ts'

/** The largest identifier or count that fits PostgreSQL's `integer`. */
const MAX_INTEGER = 2_147_483_647

/** When a caller may set a field: on every write, on create alone, or never (the server sets it). */
type Writable = 'always' | 'create' | 'never'

/** Who reads a personal field, besides the person: people with a role in the organization, or its owners and admins. */
export type Reach = 'role' | 'office'

/**
 * One field of a resource: its wire format, the accepted input, and who may set it. `shape` describes the
 * stored and answered value; `input` parses what existing programs send (numbers and booleans as strings,
 * among others), and its `meta` lists the accepted JSON values.
 */
export interface Field<T = unknown> {
  readonly shape: z.ZodType<T>
  readonly input: z.ZodType<T>
  readonly write: Writable
  readonly required: boolean
  /** Its meaning, if its name does not show it: for the interface's documentation. */
  readonly description?: string
  /** The values that null sets in an existing record, if the field itself cannot be null. */
  readonly nullSays?: Readonly<Record<string, unknown>>
  /** The default for a new record. */
  readonly fallback: T | undefined
  /**
   * The origin of the value: a column, the organization that owns the record, computed when read, or a
   * parameter of a create that is not stored.
   */
  readonly source: 'column' | 'owner' | 'computed' | 'request'
  readonly format: 'plain' | 'local-time' | 'utc-time' | 'json'
  readonly link?: Link
  readonly links?: Links
  /** An alternative name that callers may send. */
  readonly alias?: string
  /** True for values that follow from play (scores, winners): in `results` documents, not in `catalog`. */
  readonly result: boolean
  /**
   * True for values that concern only the organization and the person: null for everybody else, and in no
   * catalog.
   */
  readonly personal: false | Reach
  /** False for values that no tablet needs: they are in no catalog. */
  readonly onTablets: boolean
  /** Stored and replicated as codes; REST shows words. */
  readonly inCodes: boolean
}

export type ValueOf<F> = F extends Field<infer T> ? T : never

function field<T>(shape: z.ZodType<T>, input: z.ZodType<T>, fallback: T | undefined): Field<T> {
  return {
    shape,
    input,
    fallback,
    write: 'always',
    required: false,
    source: 'column',
    format: 'plain',
    result: false,
    personal: false,
    onTablets: true,
    inCodes: false,
  }
}

const integerText = /^\s*[-+]?\d{1,15}\s*$/

const integerShape = z.int()

const integerInput = z
  .preprocess(
    value => (typeof value === 'string' && integerText.test(value) ? Number(value) : value),
    z
      .int({ error: wrong('wholeNumber') })
      .min(-MAX_INTEGER, { error: wrong('tooSmall') })
      .max(MAX_INTEGER, { error: wrong('tooLarge') }),
  )
  .meta({
    id: 'IntegerInput',
    type: ['integer', 'string'],
    pattern: integerText.source,
    examples: [5],
    description: 'A whole number, or its digits as text: 5 or "5".',
  })

/** A whole number; accepts `"19083"` for `19083`. */
export const integer = (fallback?: number): Field<number> => field(integerShape, integerInput, fallback)

/** Words for a truth value, each also as `True` and `TRUE`; "on" is sent by check boxes of web pages. */
const words = [
  ['true', 'false'],
  ['t', 'f'],
  ['yes', 'no'],
  ['y', 'n'],
  ['on', 'off'],
  ['1', '0'],
] as const

const spellings = (word: string): string[] => [
  word,
  `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`,
  word.toUpperCase(),
]

const booleanWords = new Map<unknown, boolean>([
  ...words.flatMap(([yes, no]) => [
    ...spellings(yes).map(word => [word, true] as const),
    ...spellings(no).map(word => [word, false] as const),
  ]),
  [1, true],
  [0, false],
])

/** A whole number within a range. */
export const within = (least: number, most: number, fallback?: number): Field<number> =>
  field(
    z.int().min(least).max(most),
    integerInput
      .refine(value => value >= least && value <= most, { error: wrong('between', { least, most }) })
      .meta({ minimum: least, maximum: most, examples: [most] }),
    fallback,
  )

/** An interval in minutes, at most a year. */
export const minutes = (): Field<number> => within(0, 525_600, 0)

const booleanInput = z
  .preprocess(value => booleanWords.get(value) ?? value, z.boolean({ error: wrong('truth') }))
  .meta({
    id: 'BooleanInput',
    type: 'boolean',
    description:
      'A truth value. For programs that cannot send one, "true", "yes", "on", "t", "y" and 1 and their opposites are read too.',
  })

/** A truth value; also accepts `"True"`, `"on"`, `"1"` and the like, as existing programs send them. */
export const truth = (fallback: boolean): Field<boolean> => field(z.boolean(), booleanInput, fallback)

/** Text of at most `most` characters; null is read as the empty text, a number as its digits. */
export const text = (most = 200): Field<string> =>
  field(
    z.string(),
    z
      .preprocess(
        value => (value === null ? '' : typeof value === 'number' ? String(value) : value),
        z
          .string({ error: wrong('text') })
          .max(most, { error: wrong('atMostCharacters', { count: most }) })
          .refine(value => !value.includes('\u0000'), { error: wrong('noNul') })
          // A lone surrogate has no form in UTF-8 and would come back as another character.
          .refine(value => value.isWellFormed(), { error: wrong('noHalfCharacter') }),
      )
      .meta({ type: ['string', 'number', 'null'] }),
    '',
  )

/** One address: not a list of several, nor a name with an address. */
const isAddress = /^[^\s@,;:<>()"[\]\\]+@[^\s@,;:<>()"[\]\\]+$/

/** An e-mail address, or the empty text. */
export const email = (): Field<string> => {
  const plain = text()
  return {
    ...plain,
    input: plain.input
      .transform(address => address.trim())
      .refine(address => address === '' || isAddress.test(address), { error: wrong('email') })
      .meta({ type: ['string', 'null'], examples: ['ann@example.org'] }),
  }
}

/** The name of a record: text with at least one visible character. */
export const name = (): Field<string> & { required: true } => {
  const plain = text()
  return required({
    ...plain,
    input: plain.input.refine(value => value.trim() !== '', { error: wrong('notEmpty') }),
  })
}

/** Text in any encoding that a league chooses: a JSON list or object is stored and returned as text. */
export const encodedText = (): Field<string> => {
  const plain = text(2000)
  return {
    ...plain,
    input: z
      .preprocess(
        value => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value),
        plain.input,
      )
      .meta({ type: ['string', 'number', 'null', 'array', 'object'], items: {} }),
  }
}

/** One of a fixed list of words. */
export const choice = <const C extends string>(choices: readonly C[], fallback?: C): Field<C> => {
  const shape = z.enum(choices, { error: wrong('oneOf', { choices: choices.join(', ') }) })
  return field<C>(shape, shape, fallback)
}

const dateInput = z
  .preprocess(
    value => (typeof value === 'string' ? parseDate(value) : value),
    z.iso.date({ error: wrong('date') }),
  )
  .meta({
    id: 'DateInput',
    type: 'string',
    format: undefined,
    pattern: undefined,
    examples: ['2012-06-17'],
    description: 'A date; zeros in front may be left out: 2012-6-17.',
  })

/** A calendar date `YYYY-MM-DD`. */
export const date = (): Field<string> => field(z.iso.date(), dateInput, undefined)

/** A time in the notations of people and programs, with or without an offset. */
export const timeText = (error: ReturnType<typeof wrong>) =>
  z.preprocess(
    value => (typeof value === 'string' ? parseTime(value) : value),
    z.iso.datetime({ offset: true, local: true, error }),
  )

const timeMeta = {
  type: 'string',
  format: undefined,
  pattern: undefined,
  examples: ['2012-06-17T12:00:00+02:00'],
} as const

const timeInput = timeText(wrong('time')).meta({
  ...timeMeta,
  id: 'TimeInput',
  description:
    'A time with its offset from UTC, also as Z or +0200. Without an offset it is a time in the zone of the record.',
})

/** A moment in a query; without an offset it is in UTC. */
export const momentInput = timeText(wrong('time'))
  .transform(time => (hasOffset(time) ? time : `${time}+00:00`))
  .meta(timeMeta)

/** A time of day, `HH:MM`. */
export const timeOfDay = (): Field<string> => {
  const error = wrong('timeOfDay')
  const shape = z
    .string({ error })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error })
    .meta({ examples: ['09:30'] })
  return field(shape, shape, undefined)
}

/** An Olson name of a time zone, in any letter case. */
export const timeZone = (): Field<string> => {
  const plain = text(60)
  return {
    ...plain,
    // Some older values are offsets.
    shape: plain.shape.refine(isZone),
    input: plain.input
      .refine(name => zoneCalled(name) !== undefined, { error: wrong('timeZone') })
      .transform(name => zoneCalled(name) ?? name),
  }
}

/** A moment shown as local time with numeric offset, in the zone of the record it belongs to. */
export const localTime = (): Field<string> => ({
  ...field(z.iso.datetime({ offset: true }), timeInput, undefined),
  format: 'local-time',
})

/** A moment that the server stamps, shown in UTC. */
export const utcTime = (): Field<string> => ({
  ...field(z.iso.datetime({ offset: true }), timeInput, undefined),
  format: 'utc-time',
  write: 'never',
})

/** A decimal number, stored and shown as text so that no digit is lost. */
export const decimal = (fallback: string): Field<string> => field(decimalShape, decimalInput, fallback)

const notDecimal = { error: wrong('decimal') }

const decimalShape = z.string(notDecimal).regex(/^-?\d{1,9}(\.\d{1,6})?$/, notDecimal)

/** Without leading zeros and without a sign at zero: `-007.50` is `-7.50`, `-0.0` is `0.0`. */
const plainDecimal = (text: string): string => text.replace(/^(-?)0+(?=\d)/, '$1').replace(/^-(?=[0.]+$)/, '')

const decimalInput = z
  .preprocess(value => (typeof value === 'number' ? String(value) : value), decimalShape)
  .transform(plainDecimal)
  .meta({
    id: 'DecimalInput',
    type: ['string', 'number'],
    examples: ['1.5'],
    description: 'A decimal number as text, or as a number: "1.5" or 1.5.',
  })

/** A measured quantity (height, weight) as a JSON number. */
export const quantity = (): Field<number> => field(z.number(), quantityInput, undefined)

const quantityInput = z
  .preprocess(
    value => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    z
      .number({ error: wrong('number') })
      .min(0, { error: wrong('notNegative') })
      .max(1e6, { error: wrong('tooLarge') }),
  )
  .meta({
    id: 'QuantityInput',
    type: ['number', 'string'],
    examples: [1.85],
    description: 'A number, or its digits as text: 1.85 or "1.85".',
  })

/** A list of ids; accepts its JSON text as well. */
export const ids = (): Field<number[]> => field(z.array(z.int()), idsInput, [])

const idsInput = z
  .preprocess(
    readList,
    z.array(integerInput, { error: wrong('listOfIds') }).max(1000, { error: wrong('tooManyIds') }),
  )
  .meta({
    id: 'IdsInput',
    type: ['array', 'string'],
    examples: [[5, 6]],
    description: 'A list of ids, or its JSON text: [5, 6] or "[5,6]".',
  })

/** A list of values of one shape, kept as JSON. */
export const list = <T extends z.ZodType>(item: T): Field<z.infer<T>[]> => ({
  ...field(z.array(item), z.preprocess(readList, z.array(item, { error: wrong('list') }).max(100)), []),
  format: 'json',
})

/** A list of free-form JSON objects (the sets of a game in set sports). */
export const objects = (): Field<Record<string, unknown>[]> =>
  field(
    z.array(z.record(z.string(), z.unknown())),
    z
      .preprocess(
        value => value ?? [],
        z.array(z.record(word, anything), { error: wrong('listOfObjects') }).max(100),
      )
      .meta({ type: ['array', 'null'], items: { type: 'object' } }),
    [],
  )

const word = text(2000).input

/** Any JSON value whose texts can be stored. */
const anything: z.ZodType = z.lazy(() =>
  z.union([z.null(), z.boolean(), z.number(), word, z.array(anything), z.record(word, anything)], {
    error: wrong('valueNotKept'),
  }),
)

function readList(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** The id of a record of another family, shown together with that record as a nested object. */
export const link = (
  family: string,
  meaning: Meaning,
  nested: string | null,
  form: Link['form'] = 'short',
): Field<number> => ({
  ...field(integerShape, integerInput, undefined),
  link: { family, nested, form, ...meaning },
})

/** The ids of records of another family. */
export const links = (family: string, meaning: Meaning): Field<number[]> => ({
  ...ids(),
  links: { family, ...meaning },
})

/**
 * The organization that owns a record, stored as `owner_id` in all tables; null for a record without one.
 * Sending null leaves it unchanged.
 */
export const owner = (): Field<number | null> & { source: 'owner' } => ({
  ...nullable(link('organizations', ownedBy, null)),
  source: 'owner',
})

/** A value computed whenever the record is read. */
export const computed = <T>(shape: z.ZodType<T>): Field<T> & { source: 'computed' } => ({
  ...field(shape, shape, undefined),
  write: 'never',
  source: 'computed',
})

/** Something asked of a create and not kept (`generate_matchups`). */
export const request = <T>(base: Field<T>): Field<T> & { source: 'request' } => ({
  ...base,
  write: 'create',
  source: 'request',
})

/** The same field, if null means "not set"; an empty text is read as null. */
export const nullable = <T>(base: Field<T>): Field<T | null> => ({
  ...base,
  shape: base.shape.nullable(),
  input: z.preprocess(value => (value === '' ? null : value), base.input.nullable()),
  fallback: null,
})

/** The same field with what it means, in words for the interface's documentation. */
export const described = <F extends Field>(description: string, base: F): F => ({ ...base, description })

/** The same field, which callers may send by another name too. */
export const alsoCalled = <F extends Field>(alias: string, base: F): F => ({ ...base, alias })

/** The same field, which a new record must have. */
export const required = <T>(base: Field<T>): Field<T> & { required: true } => ({
  ...base,
  required: true,
  fallback: undefined,
})

/** The same field, in which null sets other fields of an existing record. */
export const nullSays = <F extends Field>(says: Readonly<Record<string, unknown>>, base: F): F => ({
  ...base,
  nullSays: says,
})

/** The same field, fixed once the record exists. */
export const fixed = <F extends Field>(base: F): F => ({ ...base, write: 'create' })

/** The same field, set by the server alone; what callers send for it is ignored. */
export const readonly = <T>(base: Field<T>): Field<T> => ({ ...base, write: 'never' })

/** The same field, which no tablet needs. */
export const notOnTablets = <F extends Field>(base: F): F => ({ ...base, onTablets: false })

/** The same field, stored and replicated in codes: REST answers it in words. */
export const inCodes = <F extends Field>(base: F): F => ({ ...base, inCodes: true })

/**
 * The address of a picture. The address of one of this server's own is stored and replicated as a path: REST
 * answers the whole address.
 */
export const picture = (): Field<string> => {
  const plain = text(2000)
  return {
    ...plain,
    input: plain.input
      .transform(address => pathOfPicture(address) ?? address)
      .meta({ type: ['string', 'number', 'null'] }),
  }
}

/**
 * The same field, answered only to people with a role in the record's organization and to the person that the
 * record describes.
 */
export const personal = <F extends Field>(base: F): F & { personal: 'role' } => ({
  ...base,
  personal: 'role',
  description:
    `${base.description ?? ''} Null for readers without a role in the record's organization, unless the record is their own.`.trim(),
})

/** The same field, answered only to owners and admins of the record's organization and to the person. */
export const forOffice = <F extends Field>(base: F): F & { personal: 'office' } => ({
  ...base,
  personal: 'office',
  description:
    `${base.description ?? ''} Null for all but owners and admins of the record's organization, unless the record is their own.`.trim(),
})

/** The same field, as a consequence of play. */
export const result = <T>(base: Field<T>): Field<T> => ({ ...base, write: 'never', result: true })
