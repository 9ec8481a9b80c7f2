import { ActionIcon, Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../texts/t.ts'
import { useRequest } from './use-request.ts'

interface RemoveButtonProps {
  /** The action and its object: `Forget Test Cup`. */
  readonly name: string
  /** The consequence of the action. */
  readonly consequence: string
  /** The label of the confirming button: `Confirm forget`. */
  readonly confirm: string
  readonly onConfirm: () => Promise<void>
  readonly problemOf: (error: unknown) => string
}

/** Removes something, after a confirmation. */
export function RemoveButton({ name, consequence, confirm, onConfirm, problemOf }: RemoveButtonProps) {
  const [asking, setAsking] = useState(false)
  const { busy, problem, send, forgetProblem } = useRequest(problemOf)
  return (
    <>
      <ActionIcon
        size={56}
        variant="default"
        aria-label={name}
        onClick={() => {
          forgetProblem()
          setAsking(true)
        }}
      >
        <IconTrash />
      </ActionIcon>
      <Modal opened={asking} onClose={() => setAsking(false)} title={t('common.question', { what: name })}>
        <Stack>
          <Text>{consequence}</Text>
          {problem !== null && (
            <Alert color="red" role="alert" title={t('common.notRemoved')}>
              {problem}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setAsking(false)}>
              {t('common.keep')}
            </Button>
            <Button color="red" loading={busy} onClick={() => send(onConfirm, () => setAsking(false))}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
