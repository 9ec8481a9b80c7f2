import { sql, type Kysely, type RawBuilder } from 'kysely'
import { partsOf, type Scope } from '../../shared-schema/replication/scope.ts'
import { prepared } from '../database/prepared-statement.ts'
import type { Database } from '../database/schema.ts'
import type { ScopeAccess, View } from '../feed/read.ts'
import type { Author } from './author.ts'
import { managedOrganizations, readableOrganizations } from './permissions.ts'
import { readableBy, readableOwner } from './visibility.ts'

/**
 * Who may read a scope, as SQL, and who sees it whole: whoever has a role in its organization, because a
 * score cannot be kept without names. All others see it as the public does. A tournament's is read by whoever
 * may read the tournament; a season's holds all of its teams and games, so a public tournament in it is not
 * enough. What concerns one person goes to that person, and to the office of the event.
 */
export function scopeAccess(author: Author, scope: Scope): ScopeAccess {
  const { kind, id } = partsOf(scope)
  const seesWhole = ownedBy(scope, readableOrganizations(author))
  const concerns = sql<boolean>`(feed.audience is null or feed.audience = ${author.person_id} or ${ownedBy(scope, managedOrganizations(author))})`
  const mayRead =
    kind === 'tournament'
      ? sql<boolean>`exists (select from tournaments where id = ${id} and ${readableBy(author, 'tournaments')})`
      : sql<boolean>`exists (select from seasons where id = ${id} and ${readableOwner(author, 'seasons.owner_id')})`
  return { mayRead, seesWhole, concerns }
}

/** How an author sees a scope; undefined if they may not read it. */
export async function viewOfScope(
  db: Kysely<Database>,
  author: Author,
  scope: Scope,
): Promise<View | undefined> {
  const { mayRead, seesWhole } = scopeAccess(author, scope)
  const {
    rows: [row],
  } = await sql<{ whole: boolean }>`${prepared} select ${seesWhole} as whole where ${mayRead}`.execute(db)
  return row && (row.whole ? 'whole' : 'public')
}

/** Whether an author may read a scope. */
export const mayReadScope = async (db: Kysely<Database>, author: Author, scope: Scope): Promise<boolean> =>
  (await viewOfScope(db, author, scope)) !== undefined

/** Whether an author has a role, whichever, in the organization of a scope. */
export const hasRoleAt = async (db: Kysely<Database>, author: Author, scope: Scope): Promise<boolean> =>
  (await viewOfScope(db, author, scope)) === 'whole'

/** Whether an author manages the organization of a scope. */
export const managesScope = (db: Kysely<Database>, author: Author, scope: Scope): Promise<boolean> =>
  holds(db, ownedBy(scope, managedOrganizations(author)))

/**
 * Whether a tablet of somebody who had a role then was heard from in a scope, or a pass of its organization
 * let them in.
 */
export function hadRoleAt(db: Kysely<Database>, { person_id }: Author, scope: Scope): Promise<boolean> {
  const { kind, id } = partsOf(scope)
  return holds(
    db,
    sql<boolean>`(exists (select from devices where scope = ${scope} and person_id = ${person_id}) or exists (
      select from pass_arrivals join passes on passes.id = pass_id join ${sql.table(`${kind}s`)} as event on event.owner_id = passes.organization_id
      where person_id = ${person_id} and event.id = ${id}))`,
  )
}

/** SQL that is true if a scope belongs to one of these organizations, or if these are all. */
function ownedBy(scope: Scope, organizations: 'all' | readonly number[]): RawBuilder<boolean> {
  if (organizations === 'all') return sql<boolean>`true`
  if (organizations.length === 0) return sql<boolean>`false`
  const { kind, id } = partsOf(scope)
  const table = sql.table(`${kind}s`)
  return sql<boolean>`exists (select from ${table} where id = ${id} and owner_id = any(${organizations}::integer[]))`
}

async function holds(db: Kysely<Database>, condition: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql`${prepared} select where ${condition}`.execute(db)
  return rows.length > 0
}
