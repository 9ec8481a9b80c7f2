import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconFileDownload, IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { canShare, download, fileFrom } from '../../handover/save-file.ts'
import type { OpenScope } from '../../scopes/open-scope.ts'

/** The way of an event's unsent entries out of this device without a network. */
export function HandOver({ open }: { open: OpenScope }) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async (): Promise<void> => {
    try {
      const made = await fileFrom(await open.handOver())
      setProblem(null)
      setFile(made)
      download(made)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Stack gap="xs" align="flex-start">
      <Group>
        <Button variant="default" leftSection={<IconFileDownload />} onClick={() => void save()}>Save them as a file</Button>
        {file && canShare(file) && (
          <Button variant="default" leftSection={<IconShare />} onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}>Share the file</Button>
        )}
      </Group>
      {file && <Text role="status">Saved as {file.name}. Any other tablet or the office can take it in. They stay here until the office has them.</Text>}
      {problem !== null && <Alert color="red" role="alert" title="Not saved">{problem}</Alert>}
    </Stack>
  )
}
