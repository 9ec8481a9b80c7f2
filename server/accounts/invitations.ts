import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { roles, type Role } from '../../shared-schema/api/accounts.ts'
import type { Database } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import { grantOf, type Author, type Grant, type Place } from '../access/author.ts'
import { Problem } from '../problems/problem.ts'
import { hashOf } from './token.ts'

const rank = (role: Role): number => roles.indexOf(role)

export const isHigher = (role: Role, other: Role): boolean => rank(role) < rank(other)

/**
 * Invites whoever has the code, once and within seven days, to a role.
 * @returns the code, which is stored nowhere
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

/** The page where the code is used. It stands behind the #, so that it reaches no server and no log. */
export const joinUrl = (base: string, code: string): string => `${base}/join#${code}`

/** What a code invites to. @throws Problem for a code that gives no role any more */
export async function validInvitation(db: Kysely<Database>, code: string) {
  const invitation = await db.selectFrom('invitations').selectAll().where(isValid(code)).executeTakeFirst()
  if (!invitation) throw notValid()
  return invitation
}

/** The role that a code gives, at most once. @throws Problem for a code that gives none any more */
export async function redeem(tx: Tx, code: string): Promise<Grant> {
  const grant = await tx
    .updateTable('invitations')
    .set({ used_at: sql<string>`now()` })
    .where(isValid(code))
    .returning(['organization_id', 'role', 'place_kind', 'place_id', 'place_day'])
    .executeTakeFirst()
  if (!grant) throw notValid()
  return grantOf(grant)
}

const isValid = (code: string) =>
  sql<boolean>`code_hash = ${hashOf(code)} and used_at is null and expires_at > now()`

const notValid = () =>
  new Problem('link_expired', t => t('accounts.linkExpired'), {
    code: [t => t('accounts.codeNotValid')],
  })

/**
 * Owners and admins invite to what they have themselves, or less; a role in all organizations only an owner
 * of all.
 */
export function mayInvite(author: Author, wanted: Grant): boolean {
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

/** A place as its columns. */
export const columnsOf = (place: Place | null) => ({
  place_kind: place?.kind ?? null,
  place_id: place?.id ?? null,
  place_day: place?.day ?? null,
})
