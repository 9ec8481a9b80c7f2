import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database, LinkPurpose } from '../database/schema.ts'
import type { Tx } from '../database/transaction.ts'
import { Problem } from '../problems/problem.ts'
import { hashOf } from './token.ts'

/** What a link of an account is for, and for whom. */
interface AccountLink {
  readonly purpose: LinkPurpose
  readonly person_id: string
  /**
   * The address to which it is sent, which whoever uses it so shows to be theirs; null if a person hands it
   * over.
   */
  readonly email: string | null
  /** Who made it; null if it is the server, or whoever runs it. */
  readonly made_by: string | null
}

/** Makes a link that works once, within 24 hours. @returns its code, which is stored nowhere */
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

/**
 * The page where a new password is chosen. The code stands behind the #, so that it reaches no server and no
 * log.
 */
export const resetUrl = (base: string, code: string): string => `${base}/reset#${code}`

/** The page where somebody confirms that an address is theirs. */
export const verifyUrl = (base: string, code: string): string => `${base}/verify#${code}`

/** The page where a pass holder takes up an account of their own. */
export const ownAccountUrl = (base: string, code: string): string => `${base}/own-account#${code}`

/** @throws Problem for a code that is good for nothing any more */
export async function expectLink(db: Kysely<Database>, purpose: LinkPurpose, code: string): Promise<void> {
  if (
    !(await db
      .selectFrom('account_links')
      .select('code_hash')
      .where(isValid(purpose, code))
      .executeTakeFirst())
  )
    throw notValid()
}

/** Uses a link up. @throws Problem for a code that is good for nothing any more */
export async function redeemLink(
  tx: Tx,
  purpose: LinkPurpose,
  code: string,
): Promise<Pick<AccountLink, 'person_id' | 'email'>> {
  const link = await tx
    .updateTable('account_links')
    .set({ used_at: sql<string>`now()` })
    .where(isValid(purpose, code))
    .returning(['person_id', 'email'])
    .executeTakeFirst()
  if (!link) throw notValid()
  return link
}

/** Takes back the links of somebody that were not used. */
export async function withdrawLinks(tx: Tx, personId: string, purpose: LinkPurpose): Promise<void> {
  await tx
    .deleteFrom('account_links')
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

const isValid = (purpose: LinkPurpose, code: string) =>
  sql<boolean>`code_hash = ${hashOf(code)} and purpose = ${purpose} and used_at is null and expires_at > now()`

const notValid = () =>
  new Problem('link_expired', t => t('accounts.linkExpired'), {
    code: [t => t('accounts.codeNotValid')],
  })
