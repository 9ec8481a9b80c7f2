import { ActionIcon, Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../texts/t.ts'
import type { Sent } from './use-request.ts'

/** The texts of a removal. */
export interface Removal {
  /** The action and its object: `Forget Test Cup`. */
  readonly name: string
  /** The consequence of the action. */
  readonly consequence: string
  /** The label of the confirming button: `Confirm forget`. */
  readonly confirm: string
}

interface RemoveQuestionProps extends Removal {
  readonly busy: boolean
  readonly problem: string | null
  readonly forgetProblem: () => void
  readonly onConfirm: () => Promise<Sent<unknown>>
}

/** A button to remove something, which asks for confirmation. The dialog stays open after a failure. */
export function RemoveQuestion(props: RemoveQuestionProps) {
  const { name, consequence, confirm, busy, problem, forgetProblem, onConfirm } = props
  const [asking, setAsking] = useState(false)
  const remove = async (): Promise<void> => {
    if (await onConfirm()) setAsking(false)
  }
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
            <Button color="red" loading={busy} onClick={() => void remove()}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
