import { sql, type RawBuilder } from 'kysely'
import type { Author } from './author.ts'
import { managedOrganizations } from './permissions.ts'
import { readableBy } from './visibility.ts'

/**
 * SQL: true for the games of which an author learns when they take their field: those that they may read, and
 * those on a field of an organization that they manage. Of the latter they learn nothing else.
 */
export function takesField(author: Author): RawBuilder<boolean> {
  const managed = managedOrganizations(author)
  if (managed === 'all') return sql<boolean>`true`
  return sql<boolean>`(${readableBy(author, 'games')} or games.game_site_id in (
    select id from game_sites where owner_id = any(${managed}::integer[])))`
}
