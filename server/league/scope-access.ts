import { sql, type Kysely } from 'kysely'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import { kept } from '../database/kept.ts'
import type { Database } from '../database/schema.ts'
import type { ScopeAccess, View } from '../feed/read.ts'
import type { Author } from './author.ts'
import { readableOrganizations } from './permissions.ts'
import { readableBy, readableOwner } from './visibility.ts'

/**
 * Who may read a scope, as SQL, and who sees it whole: whoever has a role in its organization, because a score cannot be
 * kept without names. All others see it as the public does. A tournament's is read by whoever may read the tournament; a
 * season's holds all of its teams and games, so a public tournament in it is not enough.
 */
export function scopeAccess(author: Author, scope: Scope): ScopeAccess {
  const [kind, id] = scope.split(':')
  const table = kind === 'tournament' ? sql.table('tournaments') : sql.table('seasons')
  const own = readableOrganizations(author)
  const seesWhole = own === 'all' ? sql<boolean>`true` : own.length === 0 ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${table} where id = ${Number(id)} and owner_id = any(${own}::integer[]))`
  const mayRead = kind === 'tournament'
    ? sql<boolean>`exists (select from tournaments where id = ${Number(id)} and ${readableBy(author, 'tournaments')})`
    : sql<boolean>`exists (select from seasons where id = ${Number(id)} and ${readableOwner(author, sql.ref('seasons.owner_id'))})`
  return { mayRead, seesWhole }
}

/** How an author sees a scope; undefined where they may not read it. */
export async function viewOfScope(db: Kysely<Database>, author: Author, scope: Scope): Promise<View | undefined> {
  const { mayRead, seesWhole } = scopeAccess(author, scope)
  const { rows: [row] } = await sql<{ whole: boolean }>`${kept} select ${seesWhole} as whole where ${mayRead}`.execute(db)
  return row && (row.whole ? 'whole' : 'public')
}

/** Whether an author may read a scope. */
export const mayReadScope = async (db: Kysely<Database>, author: Author, scope: Scope): Promise<boolean> =>
  await viewOfScope(db, author, scope) !== undefined
