import { Alert, List, Stack, Text, Title } from '@mantine/core'
import type { OwnRegistration } from '../../../shared-schema/api/registrations.ts'
import { amountOf, balanceText } from '../../base/formats/amount.ts'
import { daysText } from '../../base/formats/day-title.ts'
import { CopyField } from '../../components/CopyField.tsx'
import { t } from '../../texts/t.ts'
import { FeeList } from './FeeList.tsx'
import classes from './registration.module.css'

/** The fees and payments of a team, and how to pay the rest. */
export function PaymentParts({
  own: { state, currency, fees, payments, balance, reference, payment_instructions },
}: {
  readonly own: OwnRegistration
}) {
  if (currency === null || fees.length + payments.length === 0) return null
  return (
    <Stack component="section" gap="xs" aria-label={t('registration.payment')}>
      <Title order={2}>{t('registration.payment')}</Title>
      <Alert color={balance.overdue > 0 ? 'red' : balance.open > 0 ? 'yellow' : 'field'}>
        <Text fw={700}>{balanceText(balance, currency, state)}</Text>
      </Alert>
      {fees.length > 0 && <FeeList fees={fees} currency={currency} />}
      {balance.open > 0 && (
        <>
          <CopyField label={t('registration.reference')} text={reference} />
          <Text size="sm">{t('registration.referenceWhat')}</Text>
          {payment_instructions !== '' && <Text className={classes.written}>{payment_instructions}</Text>}
        </>
      )}
      {payments.length > 0 && (
        <>
          <Text fw={700}>{t('registration.payments')}</Text>
          <List aria-label={t('registration.payments')}>
            {payments.map(({ day, amount }, place) => (
              <List.Item key={place}>
                {t('registration.paymentOn', {
                  day: daysText(day, null),
                  amount: amountOf(amount, currency),
                })}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Stack>
  )
}
