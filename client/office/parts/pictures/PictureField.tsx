import { FileButton, Group, Stack, Text } from '@mantine/core'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { RemoveRecord } from '../../frame/RemoveRecord.tsx'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'

const types = ['image/png', 'image/jpeg', 'image/webp']

interface PictureFieldProps {
  /** The label: `Picture of Rusty Bikes`. */
  readonly label: string
  /** The address for sending: `/v1/teams/5/picture/`. */
  readonly path: string
  /** The address for reading; null without a picture. */
  readonly shown: string | null
  readonly asOf: string
  /** False if the parent shows the picture itself. */
  readonly preview?: boolean
}

/** The picture of a record: upload, replacement and removal. */
export function PictureField({ label, path, shown, asOf, preview = true }: PictureFieldProps) {
  const { send, busy, problem } = useChange()
  const upload = async (file: File | null): Promise<void> => {
    if (!file) return
    await send({ method: 'PUT', path, body: file, asOf })
  }
  return (
    <Stack component="section" gap="xs" aria-label={label}>
      <Text fw={700}>{label}</Text>
      {preview && shown !== null && (
        <img src={shown} alt={label} style={{ maxWidth: 200, maxHeight: 200, alignSelf: 'flex-start' }} />
      )}
      {shown === null && <Text>{t('pictures.none')}</Text>}
      <Group>
        <FileButton accept={types.join(',')} onChange={file => void upload(file)}>
          {({ onClick }) => (
            <SendButton busy={busy} variant="default" onClick={onClick}>
              {shown === null ? t('pictures.choose') : t('pictures.replace')}
            </SendButton>
          )}
        </FileButton>
        {shown !== null && (
          <RemoveRecord
            name={t('pictures.remove', { label })}
            consequence={t('pictures.removeWhat')}
            confirm={clientT('common.confirmRemove')}
            path={path}
            asOf={asOf}
          />
        )}
      </Group>
      <Text size="sm">{t('pictures.hint')}</Text>
      <ProblemAlert problem={problem} />
    </Stack>
  )
}
