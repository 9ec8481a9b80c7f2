import { Group, List, Text } from '@mantine/core'
import type { Payment } from '../../../../shared-schema/api/fees.ts'
import { amountOf } from '../../../base/formats/amount.ts'
import { daysText } from '../../../base/formats/day-title.ts'
import { momentOf } from '../../../base/formats/own-clock.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { t as clientT } from '../../../texts/t.ts'
import { cancellationOf } from '../../data/registration.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { t } from '../../texts/t.ts'

interface PaymentListProps {
  readonly tournamentId: number
  readonly currency: string
  readonly payments: readonly Payment[]
}

/** All payments of a team. One that is taken back stays, struck through. */
export function PaymentList({ tournamentId, currency, payments }: PaymentListProps) {
  const { send, busy, problem } = useChange()
  return (
    <>
      <List listStyleType="none" spacing="xs" aria-label={clientT('registration.payments')}>
        {payments.map(({ id, amount, day, note, bank_row, time_created, person, cancelled }) => {
          const what = { day: daysText(day, null), amount: amountOf(amount, currency) }
          return (
            <List.Item key={id}>
              <Group justify="space-between" wrap="nowrap" align="flex-start">
                <div>
                  <Text td={cancelled ? 'line-through' : undefined}>
                    {clientT('registration.paymentOn', what)}
                  </Text>
                  <Text size="sm">
                    {[note, bank_row?.payer ?? '', bank_row?.text ?? ''].filter(Boolean).join(' · ')}
                  </Text>
                  <Text size="sm">
                    {t('registration.recordedBy', byWhom(person, time_created))}
                    {cancelled &&
                      ` ${t('registration.takenBackBy', byWhom(cancelled.person, cancelled.time))}`}
                  </Text>
                </div>
                {cancelled === null && (
                  <SendButton
                    variant="default"
                    busy={busy}
                    aria-label={t('registration.takeBackOf', what)}
                    onClick={() => void send(cancellationOf(tournamentId, id))}
                  >
                    {t('registration.takeBack')}
                  </SendButton>
                )}
              </Group>
            </List.Item>
          )
        })}
      </List>
      <ProblemAlert problem={problem} />
    </>
  )
}

const byWhom = (person: Payment['person'], time: string) => ({
  who: person?.name ?? t('history.server'),
  when: momentOf(time),
})
