import { sql, type Kysely } from 'kysely'
import { isClockSteady } from '../database/steady-clock.ts'
import type { Database } from '../database/schema.ts'

/** The account library's columns are UTC without a time zone. */
const utc = sql`now() at time zone 'UTC'`

const statements = [
  sql`delete from sessions where expires_at < ${utc}`,
  sql`delete from verifications where expires_at < ${utc}`,
  sql`delete from authorization_codes where expires_at < now()`,
  sql`delete from tokens where expires_at < now()`,
  sql`delete from account_links where time_created < now() - interval '30 days'`,
  sql`delete from invitations where time_created < now() - interval '30 days'`,
  // A week late: entries that an unreachable tablet recorded before a pass expired still count. People who
  // were let in again stay.
  sql`delete from roles using passes where passes.id = roles.pass_id and passes.expires_at < now() - interval '7 days'
    and roles.time_created < passes.expires_at + interval '7 days'`,
  sql`update pass_arrivals set source = null where source is not null and arrived_at < now() - interval '1 day'`,
  sql`update deliveries set email = '', name = '', subject = '', text = '', reply_to = '', problem = '' where email <> '' and time_changed < now() - interval '90 days'`,
  sql`delete from idempotency_keys where time_created < now() - interval '1 day'`,
  sql`delete from devices where last_contact < now() - interval '1 year'`,
]

/**
 * Removes expired rows. Nothing depends on it: expired rows count nowhere. It waits if the clock has jumped:
 * rows that only look expired by a wrong clock are valid again once the clock is right.
 */
export async function removeExpired(db: Kysely<Database>): Promise<void> {
  if (!(await isClockSteady(db))) return
  for (const statement of statements) await statement.execute(db)
}
