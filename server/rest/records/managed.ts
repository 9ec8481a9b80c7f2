import { sql, type RawBuilder } from 'kysely'
import type { Author } from '../../access/author.ts'
import { managedOrganizations } from '../../access/permissions.ts'
import { Problem } from '../../problems/problem.ts'
import { type Say } from '../../texts/say.ts'

/**
 * SQL: whether a row's `owner_id` is an organization that the author manages.
 * @throws Problem 403 with this text if they manage none
 */
export function managedOnly(author: Author, say: Say): RawBuilder<boolean> {
  const managed = managedOrganizations(author)
  if (managed === 'all') return sql<boolean>`true`
  if (managed.length === 0) throw new Problem('not_allowed', say)
  return sql<boolean>`owner_id = any(${managed}::integer[])`
}
