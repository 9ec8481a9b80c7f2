import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import { kept } from '../database/kept.ts'
import type { Database } from '../database/schema.ts'
import type { Author } from './author.ts'
import { readableBy, readableOwner } from './visibility.ts'

/**
 * SQL that is true where an author may read a scope. A tournament's is read by whoever may read the tournament; a
 * season's holds all of its teams and games, so a public tournament in it is not enough.
 */
export function readableScope(author: Author, scope: Scope): RawBuilder<boolean> {
  const [kind, id] = scope.split(':')
  return kind === 'tournament'
    ? sql<boolean>`exists (select from tournaments where id = ${Number(id)} and ${readableBy(author, 'tournaments')})`
    : sql<boolean>`exists (select from seasons where id = ${Number(id)} and ${readableOwner(author, sql.ref('seasons.owner_id'))})`
}

/** Whether an author may read a scope. */
export async function mayReadScope(db: Kysely<Database>, author: Author, scope: Scope): Promise<boolean> {
  const { rows } = await sql`${kept} select where ${readableScope(author, scope)}`.execute(db)
  return rows.length > 0
}
