import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database, LinkPurpose } from '../../database/schema.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import type { Link, LinkKind, OneTimeKind } from './redeem-link.ts'
import { hashOf } from '../sessions/token.ts'

/** The purpose and person of an account's link. */
interface AccountLink {
  readonly purpose: LinkPurpose
  readonly person_id: string
  /** The address that it is sent to, which its use confirms; null if a person hands it over. */
  readonly email: string | null
  /** The person who made it; null for the server or its operator. */
  readonly made_by: string | null
}

/**
 * Makes a link that works once, within 24 hours.
 * @returns its code, which is not stored anywhere
 */
export async function makeLink(db: Kysely<Database>, link: AccountLink): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  await db
    .insertInto('account_links')
    .values({
      ...link,
      code_hash: hashOf(code),
      used_at: null,
      expires_at: sql<string>`now() + interval '24 hours'`,
    })
    .execute()
  return code
}

/** The page for choosing a new password. The code is after the #, so that it reaches no server and no log. */
export const resetUrl = (base: string, code: string): string => `${base}/reset#${code}`

/** The page for confirming an address. */
export const verifyUrl = (base: string, code: string): string => `${base}/verify#${code}`

/** The page on which a pass holder gets an account of their own. */
export const ownAccountUrl = (base: string, code: string): string => `${base}/own-account#${code}`

/** An unused link, with its code's hash as key. */
export interface UnusedLink extends Link {
  readonly person_id: string
  readonly email: string | null
  readonly code_hash: string
}

/**
 * Defines a kind of account link.
 * @param isWorth whether its maker could make it today
 */
export const accountLinkKind = (
  purpose: LinkPurpose,
  isWorth: LinkKind<UnusedLink>['isWorth'],
): OneTimeKind<UnusedLink> => ({
  table: 'account_links',
  find: (db, code) => unused(db, purpose).where('code_hash', '=', hashOf(code)).executeTakeFirst(),
  unusedBy: (tx, makerId) => unused(tx, purpose).where('made_by', '=', makerId).execute(),
  isWorth,
  async use(tx, { code_hash }) {
    const { numUpdatedRows } = await tx
      .updateTable('account_links')
      .set({ used_at: sql<string>`now()` })
      .where('code_hash', '=', code_hash)
      .where(isUnused)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  notGood: linkExpired,
})

/** Withdraws a person's unused links of the given purposes. */
export async function withdrawLinksFor(tx: Tx, personId: string, ...purposes: LinkPurpose[]): Promise<void> {
  await tx
    .deleteFrom('account_links')
    .where('person_id', '=', personId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()
}

const unused = (db: Kysely<Database>, purpose: LinkPurpose) =>
  db
    .selectFrom('account_links')
    .select(['code_hash', 'made_by', 'person_id', 'email'])
    .where('purpose', '=', purpose)
    .where(isUnused)

const isUnused = sql<boolean>`used_at is null and expires_at > now()`

/** The error for an expired or used link. */
export const linkExpired = () =>
  new Problem('link_expired', t => t('accounts.linkExpired'), {
    code: [t => t('accounts.codeNotValid')],
  })
