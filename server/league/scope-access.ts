import { sql, type Kysely } from 'kysely'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import { kept } from '../database/kept.ts'
import type { Database } from '../database/schema.ts'
import type { Author } from './author.ts'
import { readableBy, readableOwner } from './visibility.ts'

/**
 * Whether an author may read a scope. A tournament's is read by whoever may read the tournament; a
 * season's holds all of its teams and games, so a public tournament in it is not enough.
 */
export async function mayReadScope(db: Kysely<Database>, author: Author, scope: Scope): Promise<boolean> {
  const [kind, id] = scope.split(':')
  const { rows } = kind === 'tournament'
    ? await sql`${kept} select 1 from tournaments where id = ${Number(id)} and ${readableBy(author, 'tournaments')}`.execute(db)
    : await sql`${kept} select 1 from seasons where id = ${Number(id)} and ${readableOwner(author, sql.ref('seasons.owner_id'))}`.execute(db)
  return rows.length > 0
}
