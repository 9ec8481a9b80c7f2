import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { PlaceKind, Role } from '../../../shared-schema/api/accounts.ts'
import { grantOf, lockRoles, type Grant, type Place, type RoleRow } from '../../access/author.ts'
import type { Database } from '../../database/schema.ts'
import type { Tx } from '../../database/transaction.ts'
import { judgeAgain } from '../../games/entries/judge-again.ts'
import { Problem } from '../../problems/problem.ts'
import { revokeTokens } from '../sessions/revoke-access.ts'
import { grantRole } from '../links/grant-role.ts'
import { columnsOf, mayInvite } from '../links/invitations.ts'
import { hasItsPlace } from '../links/places.ts'
import type { Link, LinkKind } from '../links/redeem-link.ts'
import { hashOf } from '../sessions/token.ts'
import { withdrawLinksBy } from '../people/withdraw-links.ts'

/** The grant of a pass: a role at one place of an organization. */
export interface PassGrant extends Grant {
  readonly organization_id: number
  readonly place: Place
}

/** The role of a pass at a kind of place: the lowest one that may record there. */
export const roleAt = (kind: PlaceKind): Role => (kind === 'team' ? 'captain' : 'scorekeeper')

const newCode = (): string => randomBytes(24).toString('base64url')

/** The page that shows a pass. The code is after the #, so that it reaches no server and no log. */
export const passUrl = (base: string, code: string): string => `${base}/pass#${code}`

/**
 * Makes a pass.
 * @returns its code, which is not stored anywhere
 */
export async function makePass(
  db: Kysely<Database>,
  { organization_id, role, place }: PassGrant,
  expires_at: string | null,
  made_by: string | null,
): Promise<{ id: number; code: string }> {
  const code = newCode()
  const { id } = await db
    .insertInto('passes')
    .values({
      organization_id,
      role,
      place_kind: place.kind,
      place_id: place.id,
      place_day: columnsOf(place).place_day,
      expires_at,
      made_by,
      code_hash: hashOf(code),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, code }
}

interface GoodPass extends Link, RoleRow {
  readonly id: number
  readonly organization_id: number
  readonly expires_at: string | null
}

/** Links that let in many people, each with a role of their own. */
export const passLink: LinkKind<GoodPass> = {
  find: good,
  async isWorth(db, pass, maker) {
    const grant = grantOf(pass)
    return mayInvite(maker, grant) && (await hasItsPlace(db, grant))
  },
  // A pass is not used up.
  use: async () => true,
  // Somebody who guesses codes gets no reason; a holder of a real code gets it from `tellWhyEnded`.
  notGood: () =>
    new Problem('link_expired', t => t('passes.notGood'), { code: [t => t('accounts.codeNotValid')] }),
}

/** The pass with a code, if it still lets people in. */
async function good(db: Kysely<Database>, code: string): Promise<GoodPass | undefined> {
  return db.selectFrom('passes').selectAll().where(isGood(code)).executeTakeFirst()
}

/**
 * Locks the pass with a code until the transaction ends. To be called before people are locked: ending a pass
 * locks the pass first and its arrivals after it.
 */
export async function holdPassWithCode(tx: Tx, code: string): Promise<void> {
  await tx.selectFrom('passes').select('id').where(isGood(code)).forUpdate().execute()
}

const isGood = (code: string) =>
  sql<boolean>`code_hash = ${hashOf(code)} and revoked_at is null and coalesce(expires_at > now(), true)`

/** A pass that is locked until the transaction ends. */
export interface HeldPass {
  readonly id: number
  readonly grant: Grant
  readonly isRevoked: boolean
}

/** @throws Problem 404 if there is no such pass */
export async function holdPass(tx: Tx, id: number): Promise<HeldPass> {
  const row = await tx.selectFrom('passes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Problem('not_found', t => t('passes.noSuchPass', { id }))
  return { id, grant: grantOf(row), isRevoked: row.revoked_at !== null }
}

/**
 * Gives a pass another code: the earlier code lets nobody in any more, and those who are in stay. From now on
 * the pass is limited to what its renewer may give.
 * @returns the code
 */
export async function renewCode(tx: Tx, { id, isRevoked }: HeldPass, renewer: string): Promise<string> {
  if (isRevoked) throw new Problem('overtaken', t => t('passes.isRevoked'))
  const code = newCode()
  await tx
    .updateTable('passes')
    .set({ code_hash: hashOf(code), code_made_at: sql<string>`now()`, made_by: renewer })
    .where('id', '=', id)
    .execute()
  return code
}

/** Ends a pass: it lets nobody in any more, and all who came in by it lose its role. */
export async function revokePass(tx: Tx, { id }: HeldPass): Promise<void> {
  await tx
    .updateTable('passes')
    .set({ revoked_at: sql<string>`coalesce(revoked_at, now())` })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('pass_arrivals')
    .set({ revoked_at: sql<string>`coalesce(revoked_at, now())` })
    .where('pass_id', '=', id)
    .execute()
  const holders = await tx
    .selectFrom('roles')
    .select('person_id')
    .where('pass_id', '=', id)
    .orderBy('person_id')
    .execute()
  for (const { person_id } of holders) await endRole(tx, id, person_id)
}

/** Selects arrivals of a pass: one person, or all on one device. */
export type Whom = { readonly person_id: string } | { readonly device_id: string }

/**
 * Takes the role of a pass from some of its arrivals; the same person or device cannot come in by it again. A
 * device chooses its id itself, so only a new code keeps out people who know the present one.
 * @throws Problem 404 if nobody matches
 */
export async function revokeArrivals(tx: Tx, { id }: HeldPass, whom: Whom): Promise<void> {
  const rows = await tx
    .updateTable('pass_arrivals')
    .set({ revoked_at: sql<string>`coalesce(revoked_at, now())` })
    .where('pass_id', '=', id)
    .where(eb =>
      'person_id' in whom ? eb('person_id', '=', whom.person_id) : eb('device_id', '=', whom.device_id),
    )
    .returning('person_id')
    .execute()
  if (rows.length === 0) throw new Problem('not_found', t => t('passes.noSuchArrival'))
  for (const { person_id } of rows.toSorted((a, b) => (a.person_id < b.person_id ? -1 : 1)))
    await endRole(tx, id, person_id)
}

/**
 * Gives the role of a pass back to one of its arrivals, even if the pass itself lets nobody in any more.
 * Their recordings since then count from now on.
 * @throws Problem 404 for anybody else
 */
export async function letInAgain(tx: Tx, { id, grant }: HeldPass, personId: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('pass_arrivals')
    .set({ revoked_at: null })
    .where('pass_id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('not_found', t => t('passes.noSuchArrival'))
  await lockRoles(tx, personId, 'to give')
  await grantRole(tx, personId, grant, id)
  await judgeAgain(tx, { person_id: personId })
}

/** Sessions continue without the role: the tablet's unsent entries still have to reach the office. */
async function endRole(tx: Tx, passId: number, personId: string): Promise<void> {
  await lockRoles(tx, personId, 'to give')
  await tx.deleteFrom('roles').where('pass_id', '=', passId).where('person_id', '=', personId).execute()
  await revokeTokens(tx, personId)
  await withdrawLinksBy(tx, personId)
}
