import { sql, type Kysely } from 'kysely'
import type { RegistrationState } from '../../shared-schema/api/registrations.ts'
import type { Database } from '../database/schema.ts'
import type { OutgoingMail } from '../mail/mailer.ts'
import { textsIn } from '../texts/say.ts'
import type { OwnEvent } from './own-registration.ts'
import { paymentText } from './payment-text.ts'

/** The most mails about new registrations to one address in an hour: a stranger can name any address. */
const MAX_IN_AN_HOUR = 3

/** The page of a registration. The key is after the #, so that it reaches no server and no log. */
const pageOf = (base: string, key: string): string => `${base}/registration#${key}`

/** Mails the private link to the contact of a new registration. */
export async function mailLink(
  db: Kysely<Database>,
  { mailer, base }: OutgoingMail,
  own: OwnEvent,
  key: string,
): Promise<void> {
  const { event, id } = own
  const found = await contactOf(db, id)
  if (!found) return
  const { rows } = await sql`select from registrations
    where lower(contact_email) = lower(${found.contact_email}) and time_created > now() - interval '1 hour'`.execute(
    db,
  )
  if (rows.length > MAX_IN_AN_HOUR) return
  const [t] = textsIn(found.language)
  await mailer.send({
    to: found.contact_email,
    subject: t('registration.mails.link.subject', { event: event.name }),
    text: withPayment(
      t('registration.mails.link.text', {
        event: event.name,
        team: found.team_name,
        link: pageOf(base, key),
        state: t(`registration.mails.states.${found.state}`),
      }),
      await paymentText(db, own, found.language),
    ),
  })
}

/** Mails the answer of the office to the contact of a registration, once it has one. */
export async function mailAnswer(
  db: Kysely<Database>,
  { mailer }: OutgoingMail,
  own: OwnEvent,
): Promise<void> {
  const { event, id } = own
  const found = await contactOf(db, id)
  if (!found || !isAnswer(found.state)) return
  const [t] = textsIn(found.language)
  await mailer.send({
    to: found.contact_email,
    subject: t('registration.mails.answer.subject', { event: event.name }),
    text: withPayment(
      t('registration.mails.answer.text', {
        event: event.name,
        team: found.team_name,
        state: t(`registration.mails.states.${found.state}`),
      }),
      await paymentText(db, own, found.language),
    ),
  })
}

const withPayment = (text: string, payment: string): string =>
  payment === '' ? text : `${text}\n\n${payment}`

const isAnswer = (state: RegistrationState): boolean =>
  state === 'confirmed' || state === 'waiting' || state === 'declined'

const contactOf = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('registrations')
    .select(['state', 'team_name', 'contact_email', 'language'])
    .where('id', '=', id)
    .executeTakeFirst()
