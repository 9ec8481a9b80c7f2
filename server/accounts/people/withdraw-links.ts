import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import { invitationLink } from '../links/invitations.ts'
import { makerNow } from '../links/link-maker.ts'
import { ownAccountLink } from './own-account.ts'
import { passwordLink } from '../sign-in/password-link.ts'
import type { Link, OneTimeKind } from '../links/redeem-link.ts'

/**
 * Withdraws a person's unused links that they may no longer make: to be called when a role of theirs ends or
 * their account is disabled. Such links would be refused anyway; this also takes them off the lists.
 */
export async function withdrawLinksBy(tx: Tx, personId: string): Promise<void> {
  await withdrawOfKind(tx, invitationLink, personId)
  await withdrawOfKind(tx, passwordLink, personId)
  await withdrawOfKind(tx, ownAccountLink, personId)
}

async function withdrawOfKind<L extends Link>(tx: Tx, kind: OneTimeKind<L>, makerId: string): Promise<void> {
  const maker = await makerNow(tx, makerId)
  for (const link of await kind.unusedBy(tx, makerId))
    if (!(await kind.isWorth(tx, link, maker)))
      await sql`delete from ${sql.table(kind.table)} where code_hash = ${link.code_hash}`.execute(tx)
}
