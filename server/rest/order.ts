import { sql, type RawBuilder } from 'kysely'
import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Resource } from '../../shared-schema/resources/resource.ts'
import type { Author } from '../league/author.ts'
import { columnShownTo } from '../league/shown-to.ts'
import { readBracketList } from './bracket-list.ts'

/**
 * The order of a list, as SQL: what `order_by=[-a,b]` asks for, and then newest first, which is
 * the whole order where nothing is asked for. Unknown names are passed over.
 */
export function orderOf(author: Author, family: Family, query: URLSearchParams): RawBuilder<unknown> {
  const asked = readOrder(query, name => sortKey(author, family, name))
  return sql.join([...asked, ...newestFirst(resourceOf(family))])
}

/** The terms that `order_by` asks for, where `sortKey` knows the name; one that comes again changes nothing. */
export function readOrder(query: URLSearchParams, sortKey: (name: string) => RawBuilder<unknown> | undefined): RawBuilder<unknown>[] {
  return [...new Set(readBracketList(query.get('order_by') ?? ''))].flatMap(word => {
    const key = sortKey(word.replace(/^-/, ''))
    if (!key) return []
    return [word.startsWith('-') ? sql`${key} desc` : sql`${key} asc`]
  })
}

/** What a family's list is sorted by for a name in `order_by`: as its reader sees it. */
export function sortKey(author: Author, family: Family, name: string): RawBuilder<unknown> | undefined {
  // The one value worked out when read that clients sort by.
  if (family === 'players' && name === 'is_claimed') return sql`players.person_id is not null`
  const { fields } = resourceOf(family)
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field?.source === 'column' ? columnShownTo(author, family, name) : undefined
}

function newestFirst(resource: Resource): RawBuilder<unknown>[] {
  const key = resource.key.map(name => sql`${sql.ref(`${resource.family}.${name}`)} desc`)
  return resource.key.length === 1 ? key : [sql`${sql.ref(`${resource.family}.time_created`)} desc`, ...key]
}
