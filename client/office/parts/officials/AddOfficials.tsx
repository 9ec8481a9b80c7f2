import { Alert, Group, Stack, Table, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { makeLists } from '../../data/make-records.ts'
import type { Official } from '../../data/officials.ts'
import { ColumnChoice } from '../../frame/ColumnChoice.tsx'
import { FileChoice } from '../../frame/FileChoice.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { ListDialog } from '../../frame/ListDialog.tsx'
import { useListFile } from '../../frame/use-list-file.ts'
import { useSteps } from '../../frame/use-steps.ts'
import { asChosen, withColumn } from '../../rosters/chosen-columns.ts'
import {
  guessedOfficialColumns,
  officialColumnOf,
  officialColumns,
  officialSheet,
  officialsIn,
  type ListedOfficial,
  type OfficialColumn,
} from '../../rosters/officials.ts'
import { t } from '../../texts/t.ts'

interface AddOfficialsProps {
  readonly organizationId: number
  /** The officials of the organization. */
  readonly known: readonly Pick<Official, 'name' | 'email'>[]
}

/** A button that opens a list of officials, pasted or from a file: its effects are shown before it is stored. */
export const AddOfficials = (props: AddOfficialsProps) => (
  <ListDialog name={t('officials.addList')}>
    {close => <ListOfOfficials {...props} onStored={close} />}
  </ListDialog>
)

const nothing = { text: '', isTable: false, columns: {} }

function ListOfOfficials({
  organizationId,
  known,
  onStored,
}: AddOfficialsProps & { readonly onStored: () => void }) {
  const [list, setList] = useState<{
    readonly text: string
    readonly isTable: boolean
    readonly columns: Readonly<Record<string, OfficialColumn | null>>
  }>(nothing)
  const file = useListFile((text, isTable) => setList({ ...nothing, text, isTable }), officialColumnOf)
  const [attempt] = useState(() => crypto.randomUUID())
  const { run, busy, problem } = useSteps()
  const sheet = officialSheet(list.text, list.isTable)
  const columns = asChosen(guessedOfficialColumns(sheet), list.columns)
  const officials = officialsIn(sheet, columns, known)
  const fresh = officials.filter(({ wrong }) => wrong === null)
  const store = async (): Promise<void> => {
    const records = fresh.map(({ name, email, roles, info }) => ({
      ...{ name, email, roles, info },
      organization_id: organizationId,
    }))
    if (await run(step => makeLists(attempt, step)('officials', records))) onStored()
  }
  return (
    <Stack>
      <Textarea
        label={t('officials.title')}
        description={t('officials.listWhat')}
        autosize
        minRows={3}
        maxRows={8}
        value={list.text}
        onChange={event => {
          file.forget()
          setList({ ...nothing, text: event.currentTarget.value })
        }}
      />
      <FileChoice file={file} />
      {sheet.width > 1 && (
        <ColumnChoice
          sheet={sheet}
          columns={columns}
          choices={officialColumns.map(value => ({ value, label: columnText(value) }))}
          onChoose={(at, column) => setList({ ...list, ...withColumn(columns, at, column) })}
        />
      )}
      {officials.length > 0 && (
        <>
          <Text role="status" fw={700}>
            {t('officials.newOnes', { count: fresh.length })}
          </Text>
          <Preview officials={officials} />
        </>
      )}
      <ProblemAlert problem={problem} />
      <Group>
        <SendButton busy={busy} disabled={fresh.length === 0} onClick={() => void store()}>
          {t('officials.storeList')}
        </SendButton>
      </Group>
    </Stack>
  )
}

function columnText(column: OfficialColumn): string {
  switch (column) {
    case 'email':
      return t('lists.email')
    case 'roles':
    case 'info':
      return t(`officials.${column}`)
    default:
      return t(`teams.holds.${column}`)
  }
}

/** The official that each row makes, or the reason why it makes none. */
const Preview = ({ officials }: { officials: readonly ListedOfficial[] }) => (
  <Table aria-label={t('teams.preview')}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>{t('teams.line')}</Table.Th>
        <Table.Th>{t('officials.name')}</Table.Th>
        <Table.Th>{t('lists.email')}</Table.Th>
        <Table.Th>{t('officials.roles')}</Table.Th>
        <Table.Th>{t('teams.leadsTo')}</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {officials.map(({ line, name, email, roles, wrong, lacksEmail }) => (
        <Table.Tr key={line}>
          <Table.Td>{line}</Table.Td>
          <Table.Td>{bidiIsolate(name)}</Table.Td>
          <Table.Td>{bidiIsolate(email)}</Table.Td>
          <Table.Td>{roles.map(bidiIsolate).join(', ')}</Table.Td>
          <Table.Td>
            {t(wrong === null ? 'officials.lines.new' : `officials.lines.${wrong}`)}
            {lacksEmail && <Alert color="yellow">{t('officials.lines.email')}</Alert>}
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
)
