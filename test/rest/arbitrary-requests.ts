import fc, { type Arbitrary } from 'fast-check'
import type { Field } from '../../shared-schema/resources/field.ts'
import { families, resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import { statFamilies } from '../../server/rest/stats/levels.ts'
import { valuesOf } from './arbitrary-values.ts'
import type { Known } from './generated-values.ts'

/** A request as somebody may send it who knows the interface well, badly or not at all. */
export interface WildRequest {
  readonly method: string
  /** Below `/v1`, with its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Requests to every family and operation, with junk in every place where something can be sent. */
export function wildRequest(known: Known, tokens: readonly string[]): Arbitrary<WildRequest> {
  const anyHeaders = headers(tokens)
  return fc
    .oneof(
      ...families.map(family =>
        fc.record({
          target: target(family),
          query: query(family),
          headers: anyHeaders,
          body: body(family, known),
        }),
      ),
    )
    .map(({ target: { method, path }, query, headers, body }) => ({
      method,
      path: path + query,
      headers,
      ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
    }))
}

const junkText = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1',
    '2',
    '[1,2]',
    '[1',
    ']',
    "['id']",
    '-',
    ',',
    '%',
    '\0',
    '\\',
    "'; drop table games; --",
    'undefined',
    'null',
    'NaN',
    'true',
    '1e400',
    '9007199254740993',
    '99999999999999999999',
    '2147483648',
    '0x10',
    '1.5',
    '2012-06-17',
    '2012-06-17T12:00:00+02:00',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2012-02-30T00:00:00Z',
    '2012-06-17T12:00:00+99:99',
    '__proto__',
    'constructor',
    '\u{1F94F}',
    '*',
    '"abc"',
    'W/"x", "y"',
    'x'.repeat(3000),
    '['.repeat(500),
    `[${'1,'.repeat(1500)}]`,
  ),
)

const segment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('1', '1', '1', '2', '3', '4711') },
  { weight: 1, arbitrary: junkText.map(encode) },
)

/** As a program would encode it, which is not possible for half a character. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

const sport = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('ultimate', 'field%20hockey') },
  { weight: 1, arbitrary: junkText.map(encode) },
)
const slash = fc.constantFrom('/', '/', '/', '')

/** A method and a path, which mostly go together. */
function target(family: Family): Arbitrary<{ method: string; path: string }> {
  const item = fc
    .tuple(...resourceOf(family).key.map(() => segment))
    .map(ids => `/${[family, ...ids].join('/')}`)
  const stats = fc
    .record({ sport, level: fc.constantFrom(...statFamilies), ids: fc.array(segment, { maxLength: 2 }) })
    .map(({ sport, level, ids }) => `/stats/${[sport, level.path, ...ids].join('/')}`)
  const others = fc.oneof(
    fc.constantFrom(
      '/players/me',
      '/openapi.json',
      '/audit',
      '/tournaments/1/standings',
      '/tournaments/1/open_decisions',
      '/tournaments/1/pools',
      '/tournaments/1/conflicts',
      '/tournaments/1/schedule',
      '/tournaments/1/shift',
      '/tournaments/1/free_sites',
      '/tournaments/1/taken_slots',
      '/tournaments/1/spirit',
      '/handovers',
      '/changes',
      '/changes?since=now',
      `/${family}/%E0%A4%A`,
    ),
    fc.array(junkText.map(encode), { maxLength: 3 }).map(parts => `/${parts.join('/')}`),
  )
  const any = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']
  const of = (path: Arbitrary<string>, ...methods: string[]) =>
    fc.record({
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...methods) },
        { weight: 1, arbitrary: fc.constantFrom(...any) },
      ),
      path: fc.tuple(path, slash).map(parts => parts.join('')),
    })
  return fc.oneof(
    { weight: 8, arbitrary: of(fc.constant(`/${family}`), 'GET', 'POST', 'POST') },
    {
      weight: 8,
      arbitrary: of(
        item,
        'GET',
        'GET',
        'GET',
        'GET',
        'GET',
        'PUT',
        'PUT',
        'PUT',
        'PUT',
        'PUT',
        'PUT',
        'DELETE',
      ),
    },
    { weight: 3, arbitrary: of(stats, 'GET') },
    { weight: 2, arbitrary: of(others, ...any) },
  )
}

function query(family: Family): Arbitrary<string> {
  const { fields, filters } = resourceOf(family)
  const names = [
    'limit',
    'offset',
    'order_by',
    'fields',
    'callback',
    'access_token',
    'cascade',
    'preview',
    '_',
    ...Object.keys(filters),
    ...Object.keys(filters),
  ]
  const list = fc
    .array(fc.constantFrom(...Object.keys(fields), '-id', '-name', 'wins'), { maxLength: 4 })
    .map(words => `[${words.join(',')}]`)
  const parameter = fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom(...names), fc.oneof(junkText, fc.nat(5).map(String)).map(encode))
        .map(parts => parts.join('=')),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom('order_by', 'fields'), list).map(parts => parts.join('=')),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '{}',
        '&',
        '=',
        '%E0%A4%A',
        'player_ids%5B5%5D',
        'callback[]=a',
        '__proto__=1',
        'limit[a]=1',
      ),
    },
  )
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant('') },
    {
      weight: 3,
      arbitrary: fc.array(parameter, { minLength: 1, maxLength: 4 }).map(parts => `?${parts.join('&')}`),
    },
  )
}

/** The characters of a header: visible ASCII, with blanks inside. */
const headerText = junkText.map(text => text.replaceAll(/[^\x20-\x7e]/g, '').trim())

function headers(tokens: readonly string[]): Arbitrary<Record<string, string>> {
  const token = fc.constantFrom(...tokens)
  const Authorization = fc.oneof(
    { weight: 24, arbitrary: token.map(text => `bearer ${text}`) },
    { weight: 1, arbitrary: headerText.map(text => `Bearer ${text}`) },
    { weight: 1, arbitrary: headerText },
  )
  const rarely = (arbitrary: Arbitrary<string>) =>
    fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
  return fc
    .record({
      'Content-Type': fc.oneof(
        { weight: 24, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            'application/json; charset=utf-16',
            'application/x-www-form-urlencoded',
            'text/plain',
            ';',
            'json',
          ),
        },
      ),
      Authorization: fc.option(Authorization, { freq: 20, nil: undefined }),
      'If-Match': rarely(headerText),
      'If-None-Match': rarely(headerText),
      'Idempotency-Key': rarely(headerText),
      Accept: rarely(headerText),
    })
    .map(all =>
      Object.fromEntries(
        Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined),
      ),
    )
}

const edges = {
  time: [
    '0000-01-01T00:00:00Z',
    '0999-12-31T23:00:00-14:00',
    '1000-01-01T00:00:00+14:00',
    '2999-12-31T23:59:59-14:00',
    '9999-12-31T23:59:59Z',
    '0000-01-01',
    '2012-02-29T24:00:00Z',
  ].map(text => JSON.stringify(text)),
  number: [
    '0',
    '-1',
    '-0',
    '3',
    '1.5',
    '1e400',
    '-1e400',
    '1e-7',
    '9007199254740993',
    '2147483647',
    '2147483648',
    '-2147483648',
    '"1e5"',
    '"NaN"',
    '"2147483648"',
    '[1]',
  ],
  other: [
    'null',
    'true',
    '0',
    '1e400',
    '"\\ud800"',
    '"\\u0000"',
    '""',
    '" "',
    '[]',
    '{}',
    '[1]',
    '[[1]]',
    '["\\u0000"]',
    '[{"\\u0000":"\\ud800"}]',
    '{"valueOf":1,"toString":1}',
    '{"__proto__":{"x":1}}',
  ],
}

const anyJson = fc.oneof(
  { weight: 3, arbitrary: junkText.map(text => JSON.stringify(text)) },
  { weight: 3, arbitrary: fc.constantFrom(...edges.number, ...edges.other) },
  { weight: 1, arbitrary: fc.json() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      `${'['.repeat(5000)}${']'.repeat(5000)}`,
      `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
      JSON.stringify('['.repeat(5000)),
    ),
  },
)

/** JSON that a field hardly takes, or just so. */
function spoilt(name: string, field: Field): Arbitrary<[string, string]> {
  const isTime = field.format === 'local-time' || field.input.safeParse('2012-6-1').data === '2012-06-01'
  const near = isTime ? edges.time : field.input.safeParse('5').data === 5 ? edges.number : edges.other
  return fc.tuple(
    fc.constant(name),
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...near) }, { weight: 2, arbitrary: anyJson }),
  )
}

/** A body of a family with some of its fields spoilt, or something that is no such body at all. */
function body(family: Family, known: Known): Arbitrary<string> {
  const writable = Object.entries(resourceOf(family).fields).filter(([, { write }]) => write !== 'never')
  const unwritable = fc.tuple(
    fc.constantFrom('id', 'time_created', 'resource_uri', '__proto__', 'constructor', 'no_such'),
    anyJson,
  )
  const some = fc.oneof(...writable.map(([name, field]) => spoilt(name, field)), unwritable)
  const junk = fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.array(some, { minLength: 1, maxLength: 2 }) },
  )
  const object = fc
    .tuple(
      fc.oneof(
        { weight: 3, arbitrary: valuesOf(family, 'create', known) },
        { weight: 1, arbitrary: fc.constant({}) },
      ),
      junk,
    )
    .map(([values, junk]) => {
      const parts = new Map(Object.entries(values).map(([name, { sent }]) => [name, JSON.stringify(sent)]))
      for (const [name, json] of junk) parts.set(name, json)
      return `{${[...parts].map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`
    })
  return fc.oneof(
    { weight: 8, arbitrary: object },
    { weight: 1, arbitrary: anyJson },
    { weight: 1, arbitrary: junkText },
  )
}
