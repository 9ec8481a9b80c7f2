import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { grantOf } from '../../access/author.ts'
import type { Database } from '../../database/schema.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { judgeAgain } from '../../games/entries/judge-again.ts'
import { Problem } from '../../problems/problem.ts'
import { expectWelcome, type Arriving, type Whereabouts } from './arrival-limit.ts'
import { disabled } from '../sessions/auth.ts'
import { grantRole } from '../links/grant-role.ts'
import { lockPerson } from '../links/account-authority.ts'
import { addressOfHolder } from '../sessions/pass-holder.ts'
import { holdPassWithCode, passLink } from './passes.ts'
import { redeemLink } from '../links/redeem-link.ts'

/**
 * Lets a person in by a pass. A name alone makes a new person, whose only access is the session that begins;
 * a known person gets the role. Their recordings from before the role count from now on.
 * @param where the device, by which the office can end all arrivals on it, and the source address
 * @throws Problem for a code that lets nobody in, a removed device or person, and too many arrivals
 */
export async function redeemPass(
  db: Kysely<Database>,
  code: string,
  who: Arriving,
  where: Whereabouts,
): Promise<string> {
  return transaction(db, async tx => {
    await holdPassWithCode(tx, code)
    const pass = await redeemLink(tx, passLink, code, 'name' in who ? null : who.person_id)
    await expectWelcome(tx, pass.id, who, where)
    const personId = 'name' in who ? await newHolder(tx, who.name) : who.person_id
    if ((await lockPerson(tx, personId)).is_disabled) throw new Problem('account_disabled', disabled)
    await grantRole(tx, personId, grantOf(pass), pass.id)
    await tx
      .insertInto('pass_arrivals')
      .values({ pass_id: pass.id, person_id: personId, device_id: where.deviceId, source: where.source })
      .onConflict(conflict => conflict.columns(['pass_id', 'person_id']).doNothing())
      .execute()
    await judgeAgain(tx, { person_id: personId })
    return personId
  })
}

async function newHolder(tx: Tx, name: string): Promise<string> {
  const id = randomUUID()
  await sql`insert into people (id, name, email, email_verified, is_pass_holder, created_at, updated_at)
    values (${id}, ${name}, ${addressOfHolder(id)}, false, true, now() at time zone 'UTC', now() at time zone 'UTC')`.execute(
    tx,
  )
  return id
}
