import { sql, type RawBuilder } from 'kysely'
import type { Field } from '../../../shared-schema/resources/field.ts'
import { isFamily, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import type { Resource } from '../../../shared-schema/resources/resource.ts'
import { agreedIn } from '../../database/shown-with.ts'
import { sqlText } from '../../database/sql-text.ts'
import type { Author } from '../../access/author.ts'
import { columnShownTo } from '../../access/shown-to.ts'
import { readableBy } from '../../access/visibility.ts'
import { recordsQuery } from '../../../shared-schema/api/list-query.ts'
import { readParameters } from '../requests/caller.ts'
import { alphabetical } from './alphabetical.ts'
import { teamFigure } from './computed/teams.ts'

/** The order of a list, as SQL: `order_by=[-a,b]` if given, then newest first. Unknown names are ignored. */
export function orderOf(author: Author, family: Family, query: URLSearchParams): RawBuilder<unknown> {
  const requested = readOrder(query, name => sortKey(author, family, name))
  return sql.join([...requested, ...newestFirst(resourceOf(family))])
}

const orderQuery = recordsQuery.pick({ order_by: true })

const orderIn = (query: URLSearchParams): string[] => readParameters(query, orderQuery).order_by

/** The names in `order_by`, without the sign for descending order. */
export const orderNames = (query: URLSearchParams): string[] =>
  orderIn(query).map(word => word.replace(/^-/, ''))

/** The terms of `order_by` with names known to `sortKey`; repeated ones are ignored. */
export function readOrder(
  query: URLSearchParams,
  sortKey: (name: string) => RawBuilder<unknown> | undefined,
): RawBuilder<unknown>[] {
  return [...new Set(orderIn(query))].flatMap(word => {
    const key = sortKey(word.replace(/^-/, ''))
    if (!key) return []
    return [word.startsWith('-') ? sql`${key} desc` : sql`${key} asc`]
  })
}

/** The sort key for a name in `order_by`, by the values that the reader sees. */
function sortKey(author: Author, family: Family, name: string): RawBuilder<unknown> | undefined {
  const computed = computedKeys[family]?.get(name)
  if (computed) return computed(author)
  const { fields } = resourceOf(family)
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (field?.source === 'owner') return sql.ref(`${family}.owner_id`)
  if (field?.source === 'column')
    return isText(field)
      ? alphabetical(columnShownTo(author, family, name))
      : columnShownTo(author, family, name)
  return linkedNames(family)
    .find(linked => linked.name === name)
    ?.key(author)
}

/** Computed values by which lists are sorted. */
const computedKeys: Readonly<
  Partial<Record<Family, ReadonlyMap<string, (author: Author) => RawBuilder<unknown>>>>
> = {
  players: new Map([
    ['is_claimed', () => sql`players.person_id is not null`],
    [
      'age',
      (author: Author) =>
        sql`extract(year from age((now() at time zone 'UTC')::date, ${columnShownTo(author, 'players', 'birth_date')}))`,
    ],
  ]),
  teams: new Map([
    ['wins', () => teamFigure('wins')],
    ['losses', () => teamFigure('losses')],
    ['ties', () => teamFigure('ties')],
    ['sport', () => sql`(select sport from season_sports where season_sports.season_id = teams.season_id)`],
  ]),
}

/** All sort names of a family's list. */
export function sortNames(author: Author, family: Family): string[] {
  const own = Object.keys(resourceOf(family).fields).filter(
    name => sortKey(author, family, name) !== undefined,
  )
  return [...own, ...linkedNames(family).map(({ name }) => name)]
}

/** The names of linked records: `team__name`, `player__last_name`. */
function linkedNames(family: Family): { name: string; key: (author: Author) => RawBuilder<unknown> }[] {
  return Object.entries<Field>(resourceOf(family).fields).flatMap(([field, { link, source }]) => {
    if (source !== 'column' || !link?.nested || !isFamily(link.family) || link.family === family) return []
    const { nested, family: other } = link
    const isShown = link.attach === 'consent' ? sql.raw(agreedIn(family)) : sql`true`
    return namesOf(other).map(name => ({
      name: `${nested}__${name}`,
      key: (author: Author) =>
        sql`case when ${isShown} then ${linkedName(author, other, name, sql.ref(`${family}.${field}`))} end`,
    }))
  })
}

/** The name fields of a family. */
export const namesOf = (family: Family): string[] =>
  ['name', 'last_name', 'first_name'].filter(name => name in resourceOf(family).fields)

/** The name of a record as a sort key; null if the author may not read it. */
export const linkedName = (
  author: Author,
  family: Family,
  name: string,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  alphabetical(
    sql`(select ${columnShownTo(author, family, name)} from ${sql.table(family)} where ${sql.ref(`${family}.id`)} = ${id} and ${readableBy(author, family)})`,
  )

/** Free text, rather than dates or decimals, which sort correctly as they are. */
const isText = ({ input, format }: Field): boolean =>
  format === 'plain' && input.safeParse('a word').data === 'a word'

function newestFirst(resource: Resource): RawBuilder<unknown>[] {
  const key = resource.key.map(name => sql.raw(sqlText`${resource.family}.${name} desc`))
  return resource.key.length === 1 ? key : [sql.raw(sqlText`${resource.family}.time_created desc`), ...key]
}
