import { ActionIcon, List, Modal, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProblemAlert } from '../../components/ProblemAlert.tsx'
import type { Removal } from '../../components/RemoveDialog.tsx'
import { t as clientT } from '../../texts/t.ts'
import { removalOf } from '../data/previews.ts'
import { t } from '../texts/t.ts'
import { Consequences } from './Consequences.tsx'
import { DialogButtons } from './DialogButtons.tsx'
import { SendButton } from './SendButton.tsx'
import { useChange } from './use-change.ts'
import { useGameNames, type EventPlace } from './use-game-names.ts'

interface RemoveWithPreviewProps extends Removal {
  /** The address that is deleted, with `cascade` if its dependents go along. */
  readonly path: string
  readonly place: EventPlace
}

/** Deletes a record of an event, after showing its dependents and what else would change. */
export function RemoveWithPreview({ name, consequence, confirm, path, place }: RemoveWithPreviewProps) {
  const [asking, setAsking] = useState(false)
  const preview = useQuery({ ...removalOf(path), enabled: asking })
  const nameOf = useGameNames(place, asking)
  const { send, busy, problem, forgetProblem } = useChange()
  const close = (): void => {
    setAsking(false)
    forgetProblem()
  }
  const remove = async (): Promise<void> => {
    if (await send({ method: 'DELETE', path })) close()
  }
  const dependents = preview.data?.dependents ?? []
  return (
    <>
      <ActionIcon size={56} variant="default" aria-label={name} onClick={() => setAsking(true)}>
        <IconTrash />
      </ActionIcon>
      <Modal opened={asking} onClose={close} title={clientT('common.question', { what: name })} size="lg">
        <Stack>
          <Text>{consequence}</Text>
          {dependents.length > 0 && (
            <div>
              <Text>{t('details.goesAlong')}</Text>
              <List aria-label={t('details.goesAlong')}>
                {dependents.map(({ text }) => (
                  <List.Item key={text}>{text}</List.Item>
                ))}
              </List>
            </div>
          )}
          <Consequences query={preview} nameOf={nameOf} />
          <ProblemAlert problem={problem} />
          <DialogButtons onCancel={close}>
            <SendButton
              busy={busy}
              color="red"
              disabled={preview.data === undefined}
              onClick={() => void remove()}
            >
              {confirm}
            </SendButton>
          </DialogButtons>
        </Stack>
      </Modal>
    </>
  )
}
