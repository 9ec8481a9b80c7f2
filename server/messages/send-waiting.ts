import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Mailer } from '../mail/mailer.ts'

interface Taken {
  readonly id: number
  readonly email: string
  readonly subject: string
  readonly text: string
  readonly reply_to: string
  /** When it began to wait. */
  readonly since: string
}

/**
 * Sends the mails that wait, one after the other, each at most once: a mail is marked before it goes out. One
 * that the server had marked when it stopped, or whose connection broke off, may have gone out, so it is only
 * sent again by hand. A mail that waited for more than an hour is refused: a database that is restored from a
 * backup repeats no old mails.
 */
export async function sendWaiting(db: Kysely<Database>, mailer: Mailer): Promise<void> {
  await sql`update deliveries set state = 'unknown', time_changed = now()
    where state = 'sending' and time_changed < now() - interval '5 minutes'`.execute(db)
  await sql`update deliveries set state = 'refused', time_changed = now()
    where state = 'waiting' and time_changed < now() - interval '1 hour'`.execute(db)
  let last = 0
  while (!mailer.isClosing) {
    const mail = await takeAfter(db, last)
    if (!mail) return
    const { id, email, subject, text, reply_to, since } = mail
    last = id
    const attempt = await mailer.trySending({
      ...{ to: email, subject, text },
      ...(reply_to && { replyTo: reply_to }),
    })
    if (attempt.kind === 'away' || attempt.kind === 'later') await note(db, id, 'waiting', { since })
    else if (attempt.kind === 'refused') await note(db, id, 'refused', { problem: attempt.reason })
    else await note(db, id, attempt.kind)
    if (attempt.kind === 'away') return
  }
}

/** Marks the next mail that waits. @param last the id of the one before */
async function takeAfter(db: Kysely<Database>, last: number): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    update deliveries set state = 'sending', time_changed = now() from (
      select id, time_changed as since from deliveries where state = 'waiting' and id > ${last}
      order by id limit 1 for update skip locked) as next
    where deliveries.id = next.id
    returning deliveries.id, email, subject, text, reply_to, since`.execute(db)
  return rows[0]
}

const note = (
  db: Kysely<Database>,
  id: number,
  state: 'sent' | 'refused' | 'unknown' | 'waiting',
  { problem = '', since = null }: { readonly problem?: string; readonly since?: string | null } = {},
) =>
  sql`update deliveries set state = ${state}, problem = ${problem}, time_changed = coalesce(${since}::timestamptz, now())
    where id = ${id}`.execute(db)
