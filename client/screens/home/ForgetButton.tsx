import { ActionIcon, Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useServices } from '../../app/services.ts'
import { StillUnsent } from '../../scopes/open-scopes.ts'

/** Removes an event from this device, unless something recorded there is not sent yet. */
export function ForgetButton({ scope, name }: { scope: string; name: string }) {
  const { forgetting } = useServices()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const forget = async (): Promise<void> => {
    try {
      await forgetting.forget(scope)
    } catch (error) {
      setProblem(error instanceof StillUnsent ? error.message : 'The event could not be removed.')
    }
  }
  return (
    <>
      <ActionIcon size={56} variant="default" aria-label={`Forget ${name}`} onClick={() => { setProblem(null); setAsking(true) }}><IconTrash /></ActionIcon>
      <Modal opened={asking} onClose={() => setAsking(false)} title={`Forget ${name}?`}>
        <Stack>
          <Text>It is removed from this device only. Opening it again needs a connection.</Text>
          {problem !== null && <Alert color="red" role="alert" title="Not removed">{problem}</Alert>}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setAsking(false)}>Keep</Button>
            <Button color="red" onClick={() => void forget()}>Confirm forget</Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
