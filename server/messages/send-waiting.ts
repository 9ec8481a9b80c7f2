import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Mailer } from '../mail/mailer.ts'

interface Taken {
  readonly id: number
  readonly email: string
  readonly subject: string
  readonly text: string
  readonly reply_to: string
}

/**
 * Sends the mails that wait, one after the other, each at most once: a mail is marked before it goes out. One
 * that the server had marked when it stopped may have gone out, so it is only sent again by hand. A mail that
 * waited for more than an hour is refused: a database that is restored from a backup repeats no old mails.
 */
export async function sendWaiting(db: Kysely<Database>, mailer: Mailer): Promise<void> {
  await sql`update deliveries set state = 'unknown', time_changed = now()
    where state = 'sending' and time_changed < now() - interval '5 minutes'`.execute(db)
  await sql`update deliveries set state = 'refused', time_changed = now()
    where state = 'waiting' and time_changed < now() - interval '1 hour'`.execute(db)
  for (let mail = await takeOne(db); mail !== undefined; mail = await takeOne(db)) {
    const { id, email, subject, text, reply_to } = mail
    const outcome = await mailer.trySending({
      to: email,
      subject,
      text,
      ...(reply_to && { replyTo: reply_to }),
    })
    if (outcome.kind === 'sent') await note(db, id, 'sent', '')
    else if (outcome.kind === 'refused') await note(db, id, 'refused', outcome.reason)
    else {
      // It waits as long as the mail server is away; the time since which it waits stays.
      await sql`update deliveries set state = 'waiting', time_changed = (
        select time_created from messages where messages.id = message_id) where id = ${id}`.execute(db)
      return
    }
  }
}

async function takeOne(db: Kysely<Database>): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    update deliveries set state = 'sending', time_changed = now() where id = (
      select id from deliveries where state = 'waiting' order by id limit 1 for update skip locked)
    returning id, email, subject, text, reply_to`.execute(db)
  return rows[0]
}

const note = (db: Kysely<Database>, id: number, state: 'sent' | 'refused', problem: string) =>
  sql`update deliveries set state = ${state}, problem = ${problem}, time_changed = now() where id = ${id}`.execute(
    db,
  )
