import { List } from '@mantine/core'
import type { Fee } from '../../../shared-schema/api/fees.ts'
import { amountOf } from '../../base/formats/amount.ts'
import { daysText } from '../../base/formats/day-title.ts'
import { t } from '../../texts/t.ts'

interface FeeListProps {
  readonly fees: readonly Fee[]
  readonly currency: string
}

/** Fees with their amounts and the days until which they are paid. */
export const FeeList = ({ fees, currency }: FeeListProps) => (
  <List aria-label={t('registration.fees')}>
    {fees.map(({ name, amount, due_date }, place) => (
      <List.Item key={place}>
        {due_date === null
          ? t('registration.fee', { name, amount: amountOf(amount, currency) })
          : t('registration.feeBy', {
              name,
              amount: amountOf(amount, currency),
              day: daysText(due_date, null),
            })}
      </List.Item>
    ))}
  </List>
)
