import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconFileDownload, IconQrcode, IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '../../formats/message-of.ts'
import { drawCodes } from '../../handover/draw-codes.ts'
import { canShare, download, fileFrom } from '../../handover/save-file.ts'
import type { OpenScope } from '../../scopes/open-scope.ts'
import { ShowCodes, type Shown } from './ShowCodes.tsx'
import { t } from '../../texts/t.ts'

/** The ways of an event's unsent entries out of this device without a network. */
export function HandOver({ open }: { open: OpenScope }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
      setProblem(null)
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  const show = async (): Promise<void> => {
    const handover = await open.handOver()
    setShown({ codes: await drawCodes(handover), entries: handover.entries.length })
  }
  const save = async (): Promise<void> => {
    const made = await fileFrom(await open.handOver())
    setFile(made)
    download(made)
  }
  return (
    <Stack gap="xs" align="flex-start">
      <Group>
        <Button variant="default" leftSection={<IconQrcode />} onClick={() => void attempt(show)}>
          {t('handover.showCodes')}
        </Button>
        <Button variant="default" leftSection={<IconFileDownload />} onClick={() => void attempt(save)}>
          {t('handover.saveFile')}
        </Button>
        {file && canShare(file) && (
          <Button
            variant="default"
            leftSection={<IconShare />}
            onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}
          >
            {t('handover.shareFile')}
          </Button>
        )}
      </Group>
      {shown && <ShowCodes {...shown} onClose={() => setShown(null)} />}
      {file && <Text role="status">{t('handover.saved', { file: file.name })}</Text>}
      {problem !== null && (
        <Alert color="red" role="alert" title={t('handover.notHandedOver')}>
          {problem}
        </Alert>
      )}
    </Stack>
  )
}
