import { SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import type { Registration } from '../../../../shared-schema/api/registrations.ts'
import { dayOfDevice } from '../../../base/formats/own-clock.ts'
import { Form } from '../../../components/fields/Form.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import { useFields } from '../../../components/fields/use-fields.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { amountIn } from '../../bank-lists/amounts.ts'
import { recordingOf } from '../../data/registration.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { t } from '../../texts/t.ts'

interface NewPaymentProps {
  readonly tournamentId: number
  readonly currency: string
  readonly registration: Registration
}

/** Records a payment by hand: cash, or a transfer that somebody has seen. */
export function NewPayment({ tournamentId, currency, registration: { id, team_name } }: NewPaymentProps) {
  const { send, busy, wrong, problem } = useChange()
  const [today] = useState(() => dayOfDevice(Date.now()))
  const { values, field, errors, validate, reset } = useFields(
    { amount: '', day: today, note: '' },
    ({ amount }) => ({
      amount: amountIn(amount, currency) ? undefined : t('registration.amountWrong'),
    }),
  )
  const record = async (): Promise<void> => {
    if (!validate()) return
    const amount = amountIn(values.amount, currency) ?? 0
    const { day, note } = values
    if (await send(recordingOf(tournamentId, [{ registration_id: id, amount, day, note }]))) reset()
  }
  return (
    <Form onSend={record} aria-label={t('registration.newPaymentOf', { team: team_name })}>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextField
          label={t('registration.amountIn', { currency })}
          description={t('registration.belowZero')}
          error={errors.amount ?? wrong['payments.0.amount']}
          field={field('amount')}
        />
        <TimeField
          type="date"
          label={t('registration.paidOn')}
          description={t('registration.paidOnWhat')}
          error={wrong['payments.0.day']}
          field={field('day')}
        />
        <TextField
          label={t('registration.note')}
          description={t('registration.noteWhat')}
          maxLength={500}
          error={wrong['payments.0.note']}
          field={field('note')}
        />
      </SimpleGrid>
      <ProblemAlert problem={problem} />
      <div>
        <SendButton busy={busy} variant="default">
          {t('registration.record')}
        </SendButton>
      </div>
    </Form>
  )
}
