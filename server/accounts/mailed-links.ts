import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { transaction, type Tx } from '../database/transaction.ts'
import { Problem } from '../league/problem.ts'
import { makeLink, resetUrl, verifyUrl } from './account-links.ts'
import { holdPerson } from './governing.ts'
import type { Mailer } from './mailer.ts'

/** What the mails need of the server around them. */
export interface MailParts {
  readonly db: Kysely<Database>
  readonly mailer: Mailer
  /** The address of the server, without a slash at the end. */
  readonly base: string
}

/** How many mails one account gets in an hour. */
const MOST_IN_AN_HOUR = 3

/** Mails a link for a new password to whoever has an account with this address; to nobody where there is none. */
export async function mailReset({ db, mailer, base }: MailParts, email: string): Promise<void> {
  const code = await transaction(db, async tx => {
    const person = await tx.selectFrom('people').select('id').where('email', '=', email).where('disabled_at', 'is', null).executeTakeFirst()
    if (!person) return undefined
    const { id } = await holdPerson(tx, person.id)
    return await hasMailsEnough(tx, id) ? undefined : makeLink(tx, { purpose: 'new password', person_id: id, email, made_by: null })
  })
  if (code === undefined) return
  await mailer.send({
    to: email, subject: 'A new password for Sideline', text: [
      'Somebody, probably you, asked for a new password for your account at', base,
      '\nOpen this link within 24 hours to choose one. It works once:', resetUrl(base, code),
      '\nIf it was not you, there is nothing to do: your password stays as it is.',
    ].join('\n'),
  })
}

/**
 * Mails a link to somebody's present address, by which they show that it is theirs; nothing where they have shown so.
 * @throws Problem 409 for one mail too many, 503 for one that is not taken
 */
export async function mailVerification({ db, mailer, base }: MailParts, personId: string): Promise<void> {
  await mailer.expectReady()
  const link = await transaction(db, async tx => {
    const { email, email_verified } = await holdPerson(tx, personId)
    if (email_verified) return undefined
    if (await hasMailsEnough(tx, personId)) throw new Problem(409, `You got ${MOST_IN_AN_HOUR} mails within the last hour. Look among the unwanted ones too, or try again later.`)
    return { email, code: await makeLink(tx, { purpose: 'own address', person_id: personId, email, made_by: null }) }
  })
  if (!link) return
  await mailer.send({
    to: link.email, subject: 'Is this your address?', text: [
      'Somebody, probably you, has an account with this e-mail address at', base,
      '\nOpen this link within 24 hours to confirm that the address is yours:', verifyUrl(base, link.code),
      '\nIf it was not you, there is nothing to do.',
    ].join('\n'),
  })
}

/**
 * Notes that an address is somebody's own: whoever uses a link that was mailed to it has shown so.
 * @throws Problem 400 where the account has another address by now
 */
export async function confirmAddress(tx: Tx, personId: string, mailedTo: string | null): Promise<void> {
  const { numUpdatedRows } = await tx.updateTable('people').set({ email_verified: true }).where('id', '=', personId).where('email', '=', mailedTo).executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem(400, 'The account has another e-mail address by now. Ask for a mail to that one.', { code: ['is for an earlier address'] })
}

async function hasMailsEnough(tx: Tx, personId: string): Promise<boolean> {
  const { rows } = await sql`select from account_links where person_id = ${personId} and email is not null and time_created > now() - interval '1 hour'`.execute(tx)
  return rows.length >= MOST_IN_AN_HOUR
}
