import { sql, type RawBuilder } from 'kysely'
import type { Author } from '../league/author.ts'
import { managedOrganizations } from '../league/permissions.ts'
import { Problem } from '../league/problem.ts'

/**
 * SQL that is true for the rows, by their `owner_id`, of the organizations that an author manages.
 * @throws Problem 403, in these words, for somebody who manages none
 */
export function ofManaged(author: Author, words: string): RawBuilder<boolean> {
  const managed = managedOrganizations(author)
  if (managed === 'all') return sql<boolean>`true`
  if (managed.length === 0) throw new Problem(403, words)
  return sql<boolean>`owner_id = any(${managed}::integer[])`
}
