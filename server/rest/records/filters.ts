import { sql, type RawBuilder } from 'kysely'
import { idWords } from '../../../shared-schema/api/queries.ts'
import { momentInput } from '../../../shared-schema/resources/field.ts'
import { isFamily, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import type { Filter, Resource } from '../../../shared-schema/resources/resource.ts'
import { agreedIn } from '../../database/shown-with.ts'
import type { Author } from '../../access/author.ts'
import { Problem } from '../../problems/problem.ts'
import { columnShownTo } from '../../access/shown-to.ts'
import { readableBy } from '../../access/visibility.ts'
import { contains } from './alphabetical.ts'
import { readBracketList } from '../../../shared-schema/api/bracket-list.ts'

/**
 * SQL conditions for the filters in a query, all of which must hold, on the values that the author sees.
 * Unknown and empty parameters are ignored; an empty list `[]` matches nothing.
 * @throws Problem for a value that the filter does not accept
 */
export function filterConditions(
  author: Author,
  family: Family,
  query: URLSearchParams,
): RawBuilder<boolean>[] {
  const resource = resourceOf(family)
  const column = (name: string): RawBuilder<unknown> => columnShownTo(author, family, name)
  const given = Object.entries(resource.filters)
    .map(([name, filter]) => ({ name, filter, text: query.get(name)?.trim() ?? '' }))
    .filter(({ text }) => text !== '')
  for (const { name, text } of given)
    if (text.includes('\u0000')) throw Problem.field(name, (_, shared) => shared('fields.noNul'))
  const others = given.flatMap(({ name, filter, text }) =>
    filter.kind === 'search' ? [] : [condition(author, resource, name, filter, text, column)],
  )
  const searches = given.flatMap(({ filter, text }) =>
    filter.kind === 'search'
      ? [search(filter.columns.map(column), text, family, [readableBy(author, family), ...others])]
      : [],
  )
  return [...others, ...searches]
}

/**
 * SQL: records with exactly this name, or if there are none, those whose name contains it, with or without its
 * accents: programs look up exact names, people search for parts.
 * @param others the other conditions of the query
 */
function search(
  columns: readonly RawBuilder<unknown>[],
  text: string,
  family: Family,
  others: readonly RawBuilder<boolean>[],
): RawBuilder<boolean> {
  const called = sql`concat_ws(' ', ${sql.join(columns)})`
  const isExact = sql<boolean>`lower(${called}) = lower(${text})`
  const isAnyExact = sql<boolean>`exists (select from ${sql.table(family)} where ${sql.join([...others, isExact], sql` and `)})`
  return sql<boolean>`case when ${isAnyExact} then ${isExact} else ${contains(called, sql`${text}::text`)} end`
}

function condition(
  author: Author,
  resource: Resource,
  name: string,
  filter: Exclude<Filter, { kind: 'search' }>,
  text: string,
  column: (name: string) => RawBuilder<unknown>,
): RawBuilder<boolean> {
  switch (filter.kind) {
    case 'any': {
      const [first = name] = filter.columns
      const words = readBracketList(text)
      const isNone = (word: string): boolean => word === 'null' && isId(first)
      const values = readValues(
        resource,
        name,
        first,
        words.filter(word => !isNone(word)),
      )
      const none = words.some(isNone) ? filter.columns.map(name => sql<boolean>`${column(name)} is null`) : []
      const lists = (filter.lists ?? []).map(name => sql<boolean>`${column(name)} && ${values}::integer[]`)
      return anyOf([...filter.columns.map(name => among(column(name), values)), ...none, ...lists])
    }
    case 'through': {
      const values = readValues(resource, name, filter.where, readBracketList(text))
      const { table, select, where } = filter
      return sql<boolean>`${column(filter.column)} in (select ${sql.ref(select)} from ${sql.table(table)} where ${among(sql.ref(where), values)} and ${isReadWay(author, table, where)})`
    }
    case 'after':
      return anyOf(filter.columns.map(each => sql<boolean>`${column(each)} >= ${readMoment(name, text)}`))
    case 'before':
      return anyOf(filter.columns.map(each => sql<boolean>`${column(each)} <= ${readMoment(name, text)}`))
  }
}

/**
 * SQL: whether a filter may lead through a row of a table; rows that the author may not read lead nowhere.
 */
function isReadWay(author: Author, table: string, where: string): RawBuilder<boolean> {
  if (isFamily(table)) return sql<boolean>`(${readableBy(author, table)} and ${sql.raw(agreedIn(table))})`
  if (where !== 'tournament_id') return sql<boolean>`true`
  return sql<boolean>`tournament_id in (select tournaments.id from tournaments where ${readableBy(author, 'tournaments')})`
}

const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`

/** SQL: whether a column has one of the values. */
export function among(
  column: RawBuilder<unknown>,
  values: readonly (number | string)[],
): RawBuilder<boolean> {
  if (values.length === 0) return sql<boolean>`false`
  return sql<boolean>`${column} in (${sql.join(values)})`
}

function readValues(
  resource: Resource,
  name: string,
  column: string,
  words: readonly string[],
): (number | string)[] {
  if (isId(column)) return readIds(name, words)
  const input = resource.fields[column]?.input
  return words.map(word => {
    const value = input ? input.safeParse(word).data : word
    if (typeof value !== 'number' && typeof value !== 'string')
      throw Problem.field(name, t => t('requests.cannotBe', { word }))
    return value
  })
}

const isId = (column: string): boolean => column === 'id' || column.endsWith('_id')

/** Reads ids. @throws Problem for a word that is not an id */
export function readIds(name: string, words: readonly string[]): number[] {
  const { data } = idWords.safeParse(words)
  if (data === undefined) throw Problem.field(name, (_, shared) => shared('fields.idOrIds'))
  return data
}

/** Reads a time; one without offset is in UTC. @throws Problem if it is not a time */
export function readMoment(name: string, text: string): string {
  const { data } = momentInput.safeParse(text)
  if (data === undefined) throw Problem.field(name, (_, shared) => shared('fields.time'))
  return data
}
