import { List, NativeSelect, Paper, SimpleGrid, Text } from '@mantine/core'
import type { MatchedRow } from '../../../../shared-schema/api/fees.ts'
import type { Registration } from '../../../../shared-schema/api/registrations.ts'
import { amountOf } from '../../../base/formats/amount.ts'
import { daysText } from '../../../base/formats/day-title.ts'
import type { BankLine } from '../../bank-lists/lines.ts'
import { t } from '../../texts/t.ts'

/** A row of a bank statement with the team that it fits. */
export interface MatchedLine extends BankLine {
  readonly match: MatchedRow
}

interface BankRowProps {
  readonly row: MatchedLine
  readonly currency: string
  readonly registrations: readonly Registration[]
  /** The team to which the row is recorded; null if it is left out. */
  readonly team: number | null
  readonly onChoose: (team: number | null) => void
}

/** A row of a bank statement, with the choice of its team. */
export function BankRow({ row, currency, registrations, team, onChoose }: BankRowProps) {
  const { line, day, amount, payer, text, match } = row
  const name = registrations.find(({ id }) => id === match.registration_id)?.team_name ?? ''
  return (
    <List.Item styles={{ itemWrapper: { width: '100%' }, itemLabel: { width: '100%' } }}>
      <Paper withBorder p="xs">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <div style={{ overflowWrap: 'anywhere' }}>
            <Text fw={700}>
              {daysText(day, null)} · {amountOf(amount, currency)}
            </Text>
            <Text size="sm">{[payer, text].filter(Boolean).join(' · ')}</Text>
          </div>
          <div>
            {match.state === 'recorded' ? (
              <Text>{t('registration.bank.recorded', { team: name })}</Text>
            ) : (
              <>
                <NativeSelect
                  aria-label={t('registration.bank.teamOf', { number: line })}
                  value={String(team ?? '')}
                  onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : Number(value))}
                  data={[
                    { value: '', label: t('registration.bank.leaveOut') },
                    ...registrations
                      .map(one => ({ value: String(one.id), label: one.team_name }))
                      .toSorted((one, other) => one.label.localeCompare(other.label)),
                  ]}
                />
                <Text size="sm">{whyText(row, name)}</Text>
              </>
            )}
          </div>
        </SimpleGrid>
      </Paper>
    </List.Item>
  )
}

/** Why a row has its team, or none. */
function whyText({ match: { state, matched_by } }: MatchedLine, team: string): string {
  if (state === 'cancelled') return t('registration.bank.takenBack')
  if (state === 'alike') return t('registration.bank.alike', { team })
  return matched_by === null
    ? t('registration.bank.by.none')
    : t(`registration.bank.by.${matched_by}`, { team })
}
