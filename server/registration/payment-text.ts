import type { Kysely } from 'kysely'
import { amountText } from '../../shared-schema/texts/amount-text.ts'
import type { Language } from '../../shared-schema/texts/languages.ts'
import { timeText } from '../../shared-schema/texts/time-text.ts'
import type { Database } from '../database/schema.ts'
import { textsIn } from '../texts/say.ts'
import { storedForm } from './form.ts'
import type { OwnEvent } from './own-registration.ts'
import { readRegistration } from './read-registrations.ts'

const longDay = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** The open amount of a team, its fees and how to pay, for a mail; empty if nothing is open. */
export async function paymentText(
  db: Kysely<Database>,
  { event, id }: OwnEvent,
  language: Language,
): Promise<string> {
  const registration = await readRegistration(db, id)
  const { currency, payment_instructions } = await storedForm(db, event.id)
  if (!registration || currency === null || registration.balance.open <= 0) return ''
  const [t] = textsIn(language)
  const amountOf = (amount: number): string => amountText(amount, currency, language)
  const lines = registration.fees.map(({ name, amount, due_date }) =>
    due_date === null
      ? t('registration.mails.fee', { name, amount: amountOf(amount) })
      : t('registration.mails.feeBy', {
          ...{ name, amount: amountOf(amount) },
          day: timeText(Date.parse(`${due_date}T12:00:00Z`), longDay, language),
        }),
  )
  const { open } = registration.balance
  return [
    [t('registration.mails.open', { amount: amountOf(open) }), ...lines].join('\n'),
    t('registration.mails.reference', { reference: registration.reference }),
    ...(payment_instructions === '' ? [] : [payment_instructions]),
  ].join('\n\n')
}
