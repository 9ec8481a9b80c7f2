import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { roles, type Role } from '../../../shared-schema/api/accounts.ts'
import type { Database } from '../../database/schema.ts'
import { grantOf, type Author, type Grant, type Place, type RoleRow } from '../../access/author.ts'
import { linkExpired } from './account-links.ts'
import { hasItsPlace } from './places.ts'
import type { Link, OneTimeKind } from './redeem-link.ts'
import { hashOf } from '../sessions/token.ts'

const rank = (role: Role): number => roles.indexOf(role)

export const isHigher = (role: Role, other: Role): boolean => rank(role) < rank(other)

/**
 * Makes an invitation to a role, valid once and for seven days.
 * @returns the code, which is not stored anywhere
 */
export async function invite(db: Kysely<Database>, grant: Grant, invitedBy: string | null): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  const { organization_id, role, place } = grant
  await db
    .insertInto('invitations')
    .values({
      organization_id,
      role,
      ...columnsOf(place),
      code_hash: hashOf(code),
      invited_by: invitedBy,
      used_at: null,
      expires_at: sql<string>`now() + interval '7 days'`,
    })
    .execute()
  return code
}

/** Withdraws an invitation that reached nobody. */
export const withdraw = (db: Kysely<Database>, code: string) =>
  db.deleteFrom('invitations').where('code_hash', '=', hashOf(code)).execute()

/** The page that takes the code. The code is after the #, so that it reaches no server and no log. */
export const joinUrl = (base: string, code: string): string => `${base}/join#${code}`

interface Invitation extends Link, RoleRow {
  readonly code_hash: string
}

/** Links that give a role to the first person who uses them. */
export const invitationLink: OneTimeKind<Invitation> = {
  table: 'invitations',
  find: (db, code) => unused(db).where('code_hash', '=', hashOf(code)).executeTakeFirst(),
  unusedBy: (tx, makerId) => unused(tx).where('invited_by', '=', makerId).execute(),
  async isWorth(db, invitation, maker) {
    const grant = grantOf(invitation)
    return mayInvite(maker, grant) && (await hasItsPlace(db, grant))
  },
  async use(tx, { code_hash }) {
    const { numUpdatedRows } = await tx
      .updateTable('invitations')
      .set({ used_at: sql<string>`now()` })
      .where('code_hash', '=', code_hash)
      .where(isUnused)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  notGood: linkExpired,
}

const unused = (db: Kysely<Database>) =>
  db
    .selectFrom('invitations')
    .select(['code_hash', 'invited_by as made_by'])
    .select(['organization_id', 'role', 'place_kind', 'place_id', 'place_day'])
    .where(isUnused)

const isUnused = sql<boolean>`used_at is null and expires_at > now()`

/**
 * Owners and admins may invite to their own role or a lower one; only an owner of all to a role in all
 * organizations.
 */
export function mayInvite(author: Pick<Author, 'grants'>, wanted: Grant): boolean {
  return author.grants.some(own =>
    wanted.organization_id === null
      ? own.organization_id === null && own.role === 'owner'
      : [null, wanted.organization_id].includes(own.organization_id) &&
        (own.role === 'owner' || own.role === 'admin') &&
        !isHigher(wanted.role, own.role),
  )
}

/** True until the first person has joined. */
export async function nobodyCanSignIn(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('people').select('id').limit(1).executeTakeFirst()) === undefined
}

/** The database columns of a place. */
export const columnsOf = (place: Place | null) => ({
  place_kind: place?.kind ?? null,
  place_id: place?.id ?? null,
  place_day: place?.day ?? null,
})
