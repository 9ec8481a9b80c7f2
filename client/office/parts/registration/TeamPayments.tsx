import { Stack, Text } from '@mantine/core'
import type { RegistrationForm } from '../../../../shared-schema/api/registration-form.ts'
import type { Registration } from '../../../../shared-schema/api/registrations.ts'
import { CopyField } from '../../../components/CopyField.tsx'
import { t as clientT } from '../../../texts/t.ts'
import { t } from '../../texts/t.ts'
import { NewPayment } from './NewPayment.tsx'
import { PaymentList } from './PaymentList.tsx'
import { TeamFees } from './TeamFees.tsx'

interface TeamPaymentsProps {
  readonly tournamentId: number
  readonly form: RegistrationForm
  readonly currency: string
  readonly registration: Registration
}

/** The fees and the payments of one team. */
export function TeamPayments({ tournamentId, form, currency, registration }: TeamPaymentsProps) {
  const { id, reference, payments } = registration
  return (
    <Stack gap="xs">
      <CopyField label={clientT('registration.reference')} text={reference} />
      <TeamFees tournamentId={tournamentId} form={form} currency={currency} registration={registration} />
      <Text fw={700}>{clientT('registration.payments')}</Text>
      {payments.length === 0 ? (
        <Text>{t('registration.noPayments')}</Text>
      ) : (
        <PaymentList tournamentId={tournamentId} currency={currency} payments={payments} />
      )}
      <NewPayment key={id} tournamentId={tournamentId} currency={currency} registration={registration} />
    </Stack>
  )
}
