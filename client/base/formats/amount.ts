import type { Balance } from '../../../shared-schema/api/fees.ts'
import { isOut, type RegistrationState } from '../../../shared-schema/api/registrations.ts'
import { amountText } from '../../../shared-schema/texts/amount-text.ts'
import { t } from '../../texts/t.ts'
import { texts } from '../../texts/texts.ts'

/** `€12.50` @param minor in the smallest unit of the currency */
export const amountOf = (minor: number, currency: string): string =>
  amountText(minor, currency, texts.language)

/** The open amount of a registered team, in a sentence. */
export function balanceText(
  { owed, paid, open, overdue }: Balance,
  currency: string,
  state: RegistrationState,
): string {
  if (isOut(state)) return t('registration.balance.out')
  const amount = amountOf(Math.abs(open), currency)
  if (open < 0) return t('registration.balance.tooMuch', { amount })
  if (overdue > 0) return t('registration.balance.overdue', { amount, overdue: amountOf(overdue, currency) })
  if (open > 0) return t('registration.balance.open', { amount })
  return t(paid >= owed ? 'registration.balance.paid' : 'registration.balance.nothing')
}
