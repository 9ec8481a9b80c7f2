import { sql, type Kysely, type RawBuilder } from 'kysely'
import { partsOf, type Scope } from '../../shared-schema/replication/scope.ts'
import { prepared } from '../database/prepared-statement.ts'
import type { Database } from '../database/schema.ts'
import { publicView, viewByPass, wholeView, type ScopeAccess, type View } from './view.ts'
import type { Author } from '../access/author.ts'
import { scopesOfRole } from '../access/pass-reach.ts'
import { managedOrganizations, readableOrganizations } from '../access/permissions.ts'
import { documentsByPass, eventsByPass, scopesByPass } from '../access/read-by-pass.ts'
import { readableBy, readableOwner } from '../access/visibility.ts'

/**
 * Who may read a scope, as SQL, and who sees it whole: everybody with a role in its organization, because
 * scoring needs names. A pass holder sees the names on the rosters of their games, everybody else sees the
 * public view. A tournament's scope is open to readers of the tournament. A season's scope holds all of its
 * teams and games, so the season itself must be public; a public tournament in it is not enough. A document
 * that concerns one person goes to that person and to the office of the event.
 */
export function scopeAccess(author: Author, scope: Scope): ScopeAccess {
  const { kind, id } = partsOf(scope)
  const byPass = scopesByPass(author).includes(scope)
  const seesWhole = ownedBy(scope, readableOrganizations(author))
  const concerns = sql<boolean>`(feed.audience is null or feed.audience = ${author.person_id} or ${ownedBy(scope, managedOrganizations(author))})`
  const mayRead =
    kind === 'tournament'
      ? sql<boolean>`exists (select from tournaments where id = ${id} and ${readableBy(author, 'tournaments')})`
      : sql<boolean>`exists (select from seasons where id = ${id} and ${isOpenSeason(author)})`
  return {
    mayRead,
    seesWhole,
    otherwise: byPass ? viewByPass(documentsByPass(author)) : publicView,
    concerns,
  }
}

/**
 * SQL: true for the seasons whose scope an author may read. A season that is shown only because of a public
 * tournament is not included.
 */
export function isOpenSeason(author: Author): RawBuilder<boolean> {
  const byPass = eventsByPass(author, 'season')
  return sql<boolean>`(seasons.id = any(${byPass}::integer[]) or seasons.is_public or ${readableOwner(author, 'seasons.owner_id')})`
}

/** The author's view of a scope; undefined if they may not read it. */
export async function viewOfScope(
  db: Kysely<Database>,
  author: Author,
  scope: Scope,
): Promise<View | undefined> {
  const { mayRead, seesWhole, otherwise } = scopeAccess(author, scope)
  const {
    rows: [row],
  } = await sql<{ whole: boolean }>`${prepared} select ${seesWhole} as whole where ${mayRead}`.execute(db)
  return row && (row.whole ? wholeView : otherwise)
}

/** Whether an author has any role in the organization of a scope, or a pass for the scope itself. */
export async function hasRoleAt(db: Kysely<Database>, author: Author, scope: Scope): Promise<boolean> {
  const view = await viewOfScope(db, author, scope)
  return view !== undefined && view !== publicView
}

/** Whether an author has any role in the organization of a scope, not counting passes. */
export const hasOwnRoleAt = (db: Kysely<Database>, author: Author, scope: Scope): Promise<boolean> =>
  holds(db, ownedBy(scope, readableOrganizations(author)))

/** SQL: true for a `person_id` who currently has such a role. */
export function isOfOwnRole(scope: Scope): RawBuilder<boolean> {
  const { kind, id } = partsOf(scope)
  return sql<boolean>`coalesce(person_id in (select roles.person_id from roles where pass_id is null
    and (organization_id is null or organization_id = (select owner_id from ${sql.table(`${kind}s`)} as event where event.id = ${id}))), false)`
}

/** Whether an author manages the organization of a scope. */
export const managesScope = (db: Kysely<Database>, author: Author, scope: Scope): Promise<boolean> =>
  holds(db, ownedBy(scope, managedOrganizations(author)))

/**
 * Whether the person once had a role here: a tablet of theirs was noted in the scope while they had one, or a
 * pass for a place in it let them in.
 */
export const hadRoleAt = (db: Kysely<Database>, { person_id }: Author, scope: Scope): Promise<boolean> =>
  holds(
    db,
    sql<boolean>`(exists (select from devices where scope = ${scope} and person_id = ${person_id}) or exists (
      select from pass_arrivals join passes as roles on roles.id = pass_id
      where person_id = ${person_id} and ${scope} in ${scopesOfRole}))`,
  )

/** SQL: true if a scope belongs to one of these organizations; always true for `all`. */
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
