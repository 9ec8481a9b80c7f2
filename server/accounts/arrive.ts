import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { grantOf, lockRoles } from '../access/author.ts'
import type { Database } from '../database/schema.ts'
import { transaction, type Tx } from '../database/transaction.ts'
import { judgeAgain } from '../entries/judge-again.ts'
import { Problem } from '../problems/problem.ts'
import { giveRole } from './give-role.ts'
import { addressOfHolder } from './pass-holder.ts'
import { isGood, notGood } from './passes.ts'

/** How many come in by one pass within a day: more than a tournament has scorekeepers, and no flood. */
const MOST_IN_A_DAY = 100

/** Who shows a pass: somebody who is known here, or a name. */
export type Arriving = { readonly person_id: string } | { readonly name: string }

/**
 * Lets somebody in by a pass. Whoever gives a name becomes a person without a way to sign in, other than the
 * session that begins; whoever is known already gets the role. What they recorded before they had it counts
 * from now on.
 * @param deviceId the device as it names itself, by which the office can end all that came in on it
 * @throws Problem for a code that lets nobody in, a device or person that was taken out, and too many at once
 */
export async function arrive(
  db: Kysely<Database>,
  code: string,
  who: Arriving,
  deviceId: string | null,
): Promise<string> {
  return transaction(db, async tx => {
    const pass = await tx.selectFrom('passes').selectAll().where(isGood(code)).forUpdate().executeTakeFirst()
    if (!pass) throw notGood()
    await expectWelcome(tx, pass.id, who, deviceId)
    const personId = 'name' in who ? await newHolder(tx, who.name) : who.person_id
    await lockRoles(tx, personId, 'to give')
    await giveRole(tx, personId, grantOf(pass), pass.id)
    await tx
      .insertInto('pass_arrivals')
      .values({ pass_id: pass.id, person_id: personId, device_id: deviceId })
      .onConflict(conflict => conflict.columns(['pass_id', 'person_id']).doNothing())
      .execute()
    await judgeAgain(tx, { person_id: personId })
    return personId
  })
}

async function expectWelcome(tx: Tx, passId: number, who: Arriving, deviceId: string | null): Promise<void> {
  const personId = 'name' in who ? null : who.person_id
  const {
    rows: [found],
  } = await sql<{ today: number; isOut: boolean | null }>`
    select count(*) filter (where arrived_at > now() - interval '1 day')::integer as today,
      bool_or(revoked_at is not null and (person_id = ${personId} or device_id = ${deviceId})) as "isOut"
    from pass_arrivals where pass_id = ${passId}`.execute(tx)
  if (found?.isOut === true) throw new Problem('not_allowed', t => t('passes.wasTakenOut'))
  if (found && found.today >= MOST_IN_A_DAY)
    throw new Problem('too_many_requests', t => t('passes.enoughToday', { count: MOST_IN_A_DAY }))
}

async function newHolder(tx: Tx, name: string): Promise<string> {
  const id = randomUUID()
  await sql`insert into people (id, name, email, email_verified, is_pass_holder, created_at, updated_at)
    values (${id}, ${name}, ${addressOfHolder(id)}, false, true, now() at time zone 'UTC', now() at time zone 'UTC')`.execute(
    tx,
  )
  return id
}
