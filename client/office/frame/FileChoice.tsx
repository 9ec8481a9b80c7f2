import { Alert, Button, FileButton, Group, Select, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useRef } from 'react'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import { encodings } from '../rosters/encodings.ts'
import { t } from '../texts/t.ts'
import type { ListFile } from './use-list-file.ts'

interface FileChoiceProps {
  readonly file: ListFile
  /** True if the sheets of a workbook can be one list, with a team on each. */
  readonly hasTeamOnEach?: boolean
}

/** Chooses a file, its sheet and its encoding. */
export function FileChoice({ file, hasTeamOnEach = false }: FileChoiceProps) {
  const reset = useRef<() => void>(null)
  const { chosen, unread } = file
  return (
    <>
      <div>
        <FileButton
          resetRef={reset}
          accept=".csv,.tsv,.txt,.xlsx,.xlsm"
          onChange={next => {
            // Resets the input: the browser must also report a corrected file of the same name.
            reset.current?.()
            if (next) void file.take(next)
          }}
        >
          {props => (
            <Button {...props} variant="default" leftSection={<IconFileSpreadsheet />}>
              {t('teams.file')}
            </Button>
          )}
        </FileButton>
      </div>
      <ProblemAlert problem={unread === null ? null : t(`lists.unread.${unread}`)} />
      {chosen && <Text>{t('lists.fromFile', { file: chosen.file.name })}</Text>}
      {chosen && chosen.read.sheets.length > 1 && (
        <SheetSelect file={file} chosen={chosen} hasTeamOnEach={hasTeamOnEach} />
      )}
      {chosen && chosen.read.encoding !== null && <EncodingSelect file={file} chosen={chosen} />}
      {chosen?.read.sheets.every(({ cells }) =>
        cells.every(row => row.every(cell => cell.trim() === '')),
      ) && (
        <Alert color="yellow" role="status">
          {t('lists.empty')}
        </Alert>
      )}
    </>
  )
}

interface OfChosen {
  readonly file: ListFile
  readonly chosen: NonNullable<ListFile['chosen']>
}

function SheetSelect({
  file,
  chosen: { read, sheet },
  hasTeamOnEach,
}: OfChosen & { hasTeamOnEach: boolean }) {
  return (
    <Select
      label={t('lists.sheet')}
      maw={520}
      allowDeselect={false}
      value={String(sheet)}
      data={[
        ...read.sheets.map(({ name }, at) => ({ value: String(at), label: name })),
        ...(hasTeamOnEach ? [{ value: 'each', label: t('lists.eachSheet') }] : []),
      ]}
      onChange={value => void file.chooseSheet(value === 'each' ? value : Number(value))}
    />
  )
}

function EncodingSelect({ file, chosen: { read } }: OfChosen) {
  const wordsIn = (encoding: string): string =>
    read.samples.find(sample => sample.encoding === encoding)?.words.join(', ') ?? ''
  return (
    <Group align="flex-end">
      <Select
        label={t('lists.encoding')}
        description={t('lists.encodingWhat')}
        w={520}
        allowDeselect={false}
        value={read.encoding}
        data={read.samples.map(({ encoding }) => ({
          value: encoding,
          label: `${t(`lists.encodings.${encoding}`)}: ${wordsIn(encoding)}`,
        }))}
        onChange={value => {
          const chosen = encodings.find(one => one === value)
          if (chosen) void file.chooseEncoding(chosen)
        }}
      />
    </Group>
  )
}
