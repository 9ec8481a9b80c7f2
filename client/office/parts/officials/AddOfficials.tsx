import { Alert, Button, Group, Modal, Stack, Table, Text, Textarea } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import type { Official } from '../../data/officials.ts'
import { ColumnChoice } from '../../frame/ColumnChoice.tsx'
import { FileChoice } from '../../frame/FileChoice.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { useListFile } from '../../frame/use-list-file.ts'
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
  /** Those who are there already. */
  readonly known: readonly Pick<Official, 'name' | 'email'>[]
}

/** A button that opens a list of officials, pasted or from a file: its effects are shown before it is stored. */
export function AddOfficials(props: AddOfficialsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('officials.addList')}
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} size="xl" title={t('officials.addList')}>
        <ListOfOfficials {...props} onStored={() => setIsOpen(false)} />
      </Modal>
    </>
  )
}

const nothing = { text: '', isTable: false, chosen: {} }

function ListOfOfficials({
  organizationId,
  known,
  onStored,
}: AddOfficialsProps & { readonly onStored: () => void }) {
  const [list, setList] = useState<{
    readonly text: string
    readonly isTable: boolean
    readonly chosen: Readonly<Record<number, OfficialColumn | null>>
  }>(nothing)
  const file = useListFile((text, isTable) => setList({ ...nothing, text, isTable }), officialColumnOf)
  const { send, busy, problem } = useChange()
  const sheet = officialSheet(list.text, list.isTable)
  const columns = guessedOfficialColumns(sheet).map((column, at) => list.chosen[at] ?? column)
  const officials = officialsIn(sheet, columns, known)
  const fresh = officials.filter(({ wrong }) => wrong === null)
  const store = async (): Promise<void> => {
    const body = fresh.map(({ name, email, roles, info }) => ({
      ...{ name, email, roles, info },
      organization_id: organizationId,
    }))
    if (await send({ method: 'POST', path: '/v1/officials/', body })) onStored()
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
          onChoose={(at, column) => setList({ ...list, chosen: { ...list.chosen, [at]: column } })}
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
