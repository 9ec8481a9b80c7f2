import { Button, Group, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { use } from 'react'
import { dayOfDevice } from '../base/formats/own-clock.ts'
import type { SheetKind } from '../base/sheets/file.ts'
import type { SheetTable } from '../base/sheets/table.ts'
import { download } from '../sync/handover/save-file.ts'
import { t } from '../texts/t.ts'
import { texts } from '../texts/texts.ts'
import { PageName } from './page-name.ts'
import { ProblemAlert } from './ProblemAlert.tsx'
import { useRequest } from './use-request.ts'

interface ExportTableProps {
  /** The name of the table, in the name of the file too. */
  readonly title: string
  /** All rows, also those that the screen does not draw. */
  readonly table: () => SheetTable | Promise<SheetTable>
}

const kinds: readonly SheetKind[] = ['xlsx', 'csv']

/** Saves a table as a file for Excel or as CSV. The writers are loaded when one is chosen. */
export function ExportTable({ title, table }: ExportTableProps) {
  const of = use(PageName)
  const { send, busy, problem } = useRequest()
  const save = async (kind: SheetKind): Promise<void> => {
    const { fileOf } = await import('../base/sheets/file.ts')
    const day = dayOfDevice(Date.now())
    download(await fileOf({ kind, of, title, table: await table(), language: texts.language, day }))
  }
  return (
    <Group gap="xs" data-print="no">
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            variant="default"
            loading={busy}
            leftSection={<IconDownload aria-hidden />}
            aria-label={t('tables.exportOf', { table: title })}
          >
            {t('tables.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {kinds.map(kind => (
            <Menu.Item key={kind} onClick={() => void send(() => save(kind))}>
              {t(`tables.${kind}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ProblemAlert problem={problem} />
    </Group>
  )
}
