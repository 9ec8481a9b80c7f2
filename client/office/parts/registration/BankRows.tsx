import { List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { MAX_PAYMENTS } from '../../../../shared-schema/api/fees.ts'
import type { Registration } from '../../../../shared-schema/api/registrations.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { recordingOf } from '../../data/registration.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { t } from '../../texts/t.ts'
import { BankRow, type MatchedLine } from './BankRow.tsx'

/** The number of rows shown; those that need somebody's attention come first. */
const SHOWN = 300

interface BankRowsProps {
  readonly tournamentId: number
  readonly currency: string
  readonly registrations: readonly Registration[]
  readonly rows: readonly MatchedLine[]
  /** The number of rows without a day or an amount. */
  readonly unread: number
}

/** The rows of a bank statement, each with its team, to be looked at before anything is stored. */
export function BankRows({ tournamentId, currency, registrations, rows, unread }: BankRowsProps) {
  const { send, busy, problem } = useChange()
  /** The teams that somebody chose, by line; null for a row that is left out. */
  const [chosen, setChosen] = useState<Readonly<Record<number, number | null>>>({})
  const [stored, setStored] = useState<number>()
  const teamOf = ({ line, match }: MatchedLine): number | null => {
    if (match.state === 'recorded') return null
    const choice = chosen[line]
    if (choice !== undefined) return choice
    return match.state === 'new' && match.matched_by === 'reference' ? match.registration_id : null
  }
  const shown = rows
    .toSorted((one, other) => rank(one) - rank(other) || one.line - other.line)
    .slice(0, SHOWN)
  // Nothing is recorded that nobody could look at: further rows come into view after these.
  const payments = shown.flatMap(row => {
    const registration_id = teamOf(row)
    const { amount, day, payer, text, occurrence } = row
    return registration_id === null
      ? []
      : [{ registration_id, amount, day, bank_row: { payer, text, occurrence } }]
  })
  const store = async (): Promise<void> => {
    let count = 0
    for (let from = 0; from < payments.length; from += MAX_PAYMENTS) {
      const sent = await send(recordingOf(tournamentId, payments.slice(from, from + MAX_PAYMENTS)))
      if (!sent) return
      count += sent.answer.payments.filter(({ is_new }) => is_new).length
    }
    setStored(count)
    setChosen({})
  }
  return (
    <Stack>
      <List listStyleType="none" spacing="xs" aria-label={t('teams.preview')}>
        {shown.map(row => (
          <BankRow
            key={row.line}
            row={row}
            currency={currency}
            registrations={registrations}
            team={teamOf(row)}
            onChoose={team => {
              setStored(undefined)
              setChosen({ ...chosen, [row.line]: team })
            }}
          />
        ))}
      </List>
      {rows.length > SHOWN && <Text>{t('teams.moreRows', { count: rows.length - SHOWN })}</Text>}
      {unread > 0 && <Text>{t('registration.bank.unread', { count: unread })}</Text>}
      <ProblemAlert problem={problem} />
      <div>
        <SendButton busy={busy} disabled={payments.length === 0} onClick={() => void store()}>
          {t('registration.bank.store', { count: payments.length })}
        </SendButton>
      </div>
      <Text role="status">
        {stored === undefined ? '' : t('registration.bank.stored', { count: stored })}
      </Text>
    </Stack>
  )
}

/** Rows to look at come first: those of a guessed team, then those that no team fits. */
function rank({ match: { state, matched_by }, amount }: MatchedLine): number {
  if (state === 'recorded') return 4
  if (matched_by === 'name' || state !== 'new') return 0
  if (matched_by === 'reference') return 1
  return amount > 0 ? 2 : 3
}
