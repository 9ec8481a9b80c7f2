import { integer, picture, readonly, utcTime, type Field, type ValueOf } from './field.ts'

export type Fields = Record<string, Field>

/**
 * How a query parameter filters a list. Several parameters are combined with "and"; several values of one,
 * and its columns, with "or". `lists` are columns that hold lists of ids.
 */
export type Filter =
  | { readonly kind: 'any'; readonly columns: readonly string[]; readonly lists?: readonly string[] }
  | {
      readonly kind: 'through'
      readonly column: string
      readonly table: string
      readonly select: string
      readonly where: string
    }
  | { readonly kind: 'search'; readonly columns: readonly string[] }
  | { readonly kind: 'after' | 'before'; readonly columns: readonly string[] }

/** One REST family: the fields of its records, how to find them, and which of them a caller may change. */
export interface Resource<F extends Fields = Fields> {
  /** The family's name, its table's name and its path: `games`. */
  readonly family: string
  /** The word for one of its records in a sentence: `game`. */
  readonly noun: string
  /** A description of one of its records, in a sentence or two. */
  readonly description: string
  /** The columns that identify a record, in the order of its path. */
  readonly key: readonly string[]
  readonly fields: F
  /** The fields of its short nested form. */
  readonly short: readonly string[]
  /** False if records are made and deleted but never changed (game scores). */
  readonly updates: boolean
  /** The query parameters that filter its list. */
  readonly filters: Readonly<Record<string, Filter>>
  /** Path of a record's page for people, if it has one. */
  readonly page: ((record: Readonly<Record<string, unknown>>) => string) | null
  /** The nested objects used in the page's path. */
  readonly pageLinks: readonly string[]
}

/** A record as stored in its table: the fields that are columns. */
export type RecordOf<R> =
  R extends Resource<infer F>
    ? {
        [K in keyof F as F[K] extends { source: 'owner' | 'computed' | 'request' } ? never : K]: ValueOf<F[K]>
      }
    : never

const stamps = {
  time_created: utcTime(),
  time_last_updated: utcTime(),
}

type Stamps = typeof stamps
type Identity = { id: Field<number> }

interface Definition<F extends Fields> {
  family: string
  noun: string
  description: string
  fields: F
  short?: readonly string[]
  updates?: boolean
  filters?: Readonly<Record<string, Filter>>
  page?: (record: Readonly<Record<string, unknown>>) => string
  pageLinks?: readonly string[]
}

/** A family whose records have an id of their own, given by the server. */
export function resource<F extends Fields>(definition: Definition<F>): Resource<Identity & F & Stamps> {
  return describe(definition, ['id'], { id: readonly(integer()), ...definition.fields, ...stamps })
}

/** A family that joins two others; its key consists of their ids, in path order. */
export function membership<F extends Fields>(
  definition: Definition<F> & { key: readonly [string, string] },
): Resource<F & Stamps> {
  return describe(definition, definition.key, { ...definition.fields, ...stamps })
}

function describe<F extends Fields>(
  definition: Definition<Fields>,
  key: readonly string[],
  fields: F,
): Resource<F> {
  return {
    family: definition.family,
    noun: definition.noun,
    description: definition.description,
    key,
    fields,
    short: definition.short ?? ['id', 'leaguevine_url', 'name', 'resource_uri'],
    updates: definition.updates ?? true,
    filters: { ...usualFilters(definition.noun, key, fields), ...definition.filters },
    page: definition.page ?? null,
    pageLinks: definition.pageLinks ?? [],
  }
}

/**
 * The filters of every family: its own ids, each of its links, its organization and league, the time of the
 * last change, and its name if it has one.
 */
function usualFilters(noun: string, key: readonly string[], fields: Fields): Record<string, Filter> {
  const filters: Record<string, Filter> = {}
  for (const [name, { link, source }] of Object.entries(fields)) {
    if (link && source === 'column') Object.assign(filters, byId(name, { kind: 'any', columns: [name] }))
  }
  if (key.length === 1)
    Object.assign(filters, byId(`${noun.replaceAll(' ', '_')}_id`, { kind: 'any', columns: ['id'] }))
  if (!('organization_id' in filters))
    Object.assign(filters, byId('organization_id', { kind: 'any', columns: ['owner_id'] }))
  if ('season_id' in fields)
    Object.assign(
      filters,
      byId('league_id', {
        kind: 'through',
        column: 'season_id',
        table: 'seasons',
        select: 'id',
        where: 'league_id',
      }),
    )
  filters.updated_after = { kind: 'after', columns: ['time_last_updated'] }
  if ('name' in fields) filters.name = { kind: 'search', columns: ['name'] }
  return filters
}

/** One filter under two names: `x_id=5` and `x_ids=[5,6]`. */
export const byId = (name: string, filter: Filter): Record<string, Filter> => ({
  [name]: filter,
  [`${name}s`]: filter,
})

/** A name as part of a page's URL: lower case, without accents and apostrophes, joined by dashes. */
export function slug(name: unknown): string {
  const plain = (typeof name === 'string' ? name : '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’ʼ]+/gu, '')
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || '-'
}

/** URLs of uploaded pictures; empty if none was uploaded. */
export const images = {
  profile_image_50: readonly(picture()),
  profile_image_200: readonly(picture()),
}
