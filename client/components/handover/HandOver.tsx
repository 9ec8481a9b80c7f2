import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconFileDownload, IconQrcode, IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import type { Handover } from '../../../shared-schema/handover/packed.ts'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import { messageOf } from '../../base/formats/message-of.ts'
import { drawCodes } from '../../sync/handover/draw-codes.ts'
import { canShare, download, fileFrom } from '../../sync/handover/save-file.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import { ShowCodes, type Shown } from './ShowCodes.tsx'
import { t } from '../../texts/t.ts'

/** The ways to hand over an event's unsent entries without a network. */
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
  const readable = async (): Promise<Handover<Entry>> => {
    const handover = await open.handOver()
    if (handover.entries.length === 0 && open.unsent.ids$.value.size > 0)
      throw new Error(t('handover.sealed'))
    return handover
  }
  const show = async (): Promise<void> => {
    const handover = await readable()
    setShown({ codes: await drawCodes(handover), entries: handover.entries.length })
  }
  const save = async (): Promise<void> => {
    const file = await fileFrom(await readable())
    setFile(file)
    download(file)
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
