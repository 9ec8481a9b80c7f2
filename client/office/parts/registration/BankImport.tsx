import { Checkbox, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Registration } from '../../../../shared-schema/api/registrations.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { bankColumns } from '../../bank-lists/columns.ts'
import { bankRowsOf } from '../../data/registration.ts'
import { ColumnChoice } from '../../frame/ColumnChoice.tsx'
import { FileChoice } from '../../frame/FileChoice.tsx'
import { HeadingRow } from '../../frame/HeadingRow.tsx'
import { t } from '../../texts/t.ts'
import { BankRows } from './BankRows.tsx'
import { useBankList } from './use-bank-list.ts'

interface BankImportProps {
  readonly tournamentId: number
  readonly currency: string
  readonly registrations: readonly Registration[]
}

/** Payments from a bank statement: its file, what its columns hold, and the team of each row. */
export function BankImport({ tournamentId, currency, registrations }: BankImportProps) {
  const list = useBankList(currency)
  const { file, sheet, columns, lines, asksMonthFirst, isMonthFirst, choose, change } = list
  const whole = useMemo(() => lines.filter(({ wrong }) => wrong.length === 0), [lines])
  const rows = useMemo(
    () => whole.map(({ day, amount, payer, text, occurrence }) => ({ day, amount, payer, text, occurrence })),
    [whole],
  )
  const matches = useQuery({ ...bankRowsOf(tournamentId, rows), enabled: whole.length > 0 })
  const hasDayAndAmount = columns.includes('day') && columns.some(one => one === 'amount' || one === 'credit')
  return (
    <Stack>
      <Title order={2}>{t('registration.views.bank')}</Title>
      <Text>{t('registration.bank.what')}</Text>
      <FileChoice file={file} />
      {sheet.all.length > 0 && (
        <>
          <ColumnChoice
            sheet={sheet}
            columns={columns}
            choices={bankColumns.map(value => ({ value, label: t(`registration.bank.columns.${value}`) }))}
            onChoose={choose}
          />
          <HeadingRow
            sheet={sheet}
            none={t('registration.bank.noHeadings')}
            onChoose={headingRow => change({ headingRow, columns: {} })}
          />
          {!hasDayAndAmount && <Text fw={700}>{t('registration.bank.needed')}</Text>}
        </>
      )}
      {asksMonthFirst && (
        <Checkbox
          label={t('gameLists.monthFirst')}
          checked={isMonthFirst}
          onChange={event => change({ isMonthFirst: event.currentTarget.checked })}
        />
      )}
      {whole.length > 0 && (
        <QueryResult query={matches}>
          {found => (
            <BankRows
              key={file.chosen?.file.name}
              tournamentId={tournamentId}
              currency={currency}
              registrations={registrations}
              rows={whole.flatMap((line, at) => {
                const match = found[at]
                return match ? [{ ...line, match }] : []
              })}
              unread={lines.length - whole.length}
            />
          )}
        </QueryResult>
      )}
    </Stack>
  )
}
