import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { accountLinkKind, makeLink, resetUrl, verifyUrl } from './account-links.ts'
import { findPerson, lockPerson } from './account-authority.ts'
import type { Mailer } from '../../mail/mailer.ts'
import type { Grant } from '../../access/author.ts'
import type { Readers } from '../../texts/say.ts'
import { linkPreview } from './link-preview.ts'

/** The parts of the server that mails need. */
export interface MailParts {
  readonly db: Kysely<Database>
  readonly mailer: Mailer
  /** The address of the server, without a trailing slash. */
  readonly base: string
  /** The texts in the recipient's language. */
  readonly texts: Readers
}

/** Links that confirm an address. */
export const addressLink = accountLinkKind('own address', async (db, { person_id }) => {
  const person = await findPerson(db, person_id)
  return person !== undefined && !person.is_disabled
})

/** The most mails to one account per hour. */
const MAX_IN_AN_HOUR = 3

/** The most invitations that one person mails per hour. */
const MAX_INVITATIONS = 100

/** Mails a link for a new password to the account with this address; does nothing if there is none. */
export async function mailReset({ db, mailer, base, texts: [t] }: MailParts, email: string): Promise<void> {
  const code = await transaction(db, async tx => {
    const person = await tx
      .selectFrom('people')
      .select('id')
      .where('email', '=', email)
      .where('disabled_at', 'is', null)
      .where('is_pass_holder', '=', false)
      .executeTakeFirst()
    if (!person) return undefined
    const { id } = await lockPerson(tx, person.id)
    return (await hasMailsEnough(tx, id))
      ? undefined
      : makeLink(tx, { purpose: 'new password', person_id: id, email, made_by: null })
  })
  if (code === undefined) return
  await mailer.send({
    to: email,
    subject: t('mails.newPassword.subject'),
    text: t('mails.newPassword.text', { base, link: resetUrl(base, code) }),
  })
}

/**
 * Mails a link that confirms a person's present address; does nothing if it is confirmed.
 * @throws Problem 409 for one mail too many, 503 if the mail server refuses it
 */
export async function mailVerification(
  { db, mailer, base, texts: [t] }: MailParts,
  personId: string,
): Promise<void> {
  await mailer.expectReady()
  const link = await transaction(db, async tx => {
    const { email, email_verified } = await lockPerson(tx, personId)
    if (email_verified) return undefined
    if (await hasMailsEnough(tx, personId))
      throw new Problem('mails_enough', t => t('mails.enough', { count: MAX_IN_AN_HOUR }))
    return {
      email,
      code: await makeLink(tx, { purpose: 'own address', person_id: personId, email, made_by: null }),
    }
  })
  if (!link) return
  await mailer.send({
    to: link.email,
    subject: t('mails.ownAddress.subject'),
    text: t('mails.ownAddress.text', { base, link: verifyUrl(base, link.code) }),
  })
}

/** An invitation on its way to somebody. */
interface MailedInvitation {
  readonly to: string
  readonly url: string
  readonly grant: Grant
  /** The account of the person who invites. */
  readonly by: string
  readonly texts: Readers
}

/** Mails the link of an invitation. @throws Problem 409 for one mail too many, 503 if the mail server refuses it */
export async function mailInvitation(
  db: Kysely<Database>,
  mailer: Mailer,
  { to, url, grant, by, texts: [t] }: MailedInvitation,
): Promise<void> {
  const { rows } =
    await sql`select from invitations where invited_by = ${by} and time_created > now() - interval '1 hour'`.execute(
      db,
    )
  if (rows.length > MAX_INVITATIONS)
    throw new Problem('too_many_mails', t => t('mails.tooManyInvitations', { count: MAX_INVITATIONS }))
  const { organization, place, made_by } = await linkPreview(db, grant, by)
  const names = [organization?.name, place?.name].filter(name => name !== undefined && name !== '')
  const values = { person: made_by ?? '', place: names.join(', ') || 'Sideline', link: url }
  await mailer.send({
    to,
    subject: t('mails.invitation.subject', values),
    text: t('mails.invitation.text', values),
  })
}

/**
 * Marks an address as confirmed: its owner used a link that was mailed to it.
 * @returns the address
 * @throws Problem 400 if the account has another address now
 */
export async function confirmAddress(tx: Tx, personId: string, mailedTo: string | null): Promise<string> {
  const person = await tx
    .updateTable('people')
    .set({ email_verified: true })
    .where('id', '=', personId)
    .where('email', '=', mailedTo)
    .returning('email')
    .executeTakeFirst()
  if (!person)
    throw new Problem('link_expired', t => t('mails.addressChanged'), {
      code: [t => t('mails.codeForEarlier')],
    })
  return person.email
}

async function hasMailsEnough(tx: Tx, personId: string): Promise<boolean> {
  const { rows } =
    await sql`select from account_links where person_id = ${personId} and email is not null and time_created > now() - interval '1 hour'`.execute(
      tx,
    )
  return rows.length >= MAX_IN_AN_HOUR
}
