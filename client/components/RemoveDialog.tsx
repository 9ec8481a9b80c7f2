import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { t } from '../texts/t.ts'

/** The texts of a removal. */
export interface Removal {
  /** The action and its object: `Forget Test Cup`. */
  readonly name: string
  /** The consequence of the action. */
  readonly consequence: string
  /** The label of the confirming button: `Confirm forget`. */
  readonly confirm: string
}

interface RemoveDialogProps extends Removal {
  readonly opened: boolean
  readonly busy: boolean
  readonly problem: string | null
  readonly onKeep: () => void
  readonly onConfirm: () => void
}

/** Asks for confirmation before something is removed. */
export function RemoveDialog({
  name,
  consequence,
  confirm,
  opened,
  busy,
  problem,
  onKeep,
  onConfirm,
}: RemoveDialogProps) {
  return (
    <Modal opened={opened} onClose={onKeep} title={t('common.question', { what: name })}>
      <Stack>
        <Text>{consequence}</Text>
        {problem !== null && (
          <Alert color="red" role="alert" title={t('common.notRemoved')}>
            {problem}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onKeep}>
            {t('common.keep')}
          </Button>
          <Button color="red" loading={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
