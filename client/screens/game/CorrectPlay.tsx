import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { GameView } from '../../scoring/game-view.ts'
import type { TimelineLine } from '../../scoring/timeline.ts'
import { PlayerPicker } from './PlayerPicker.tsx'
import type { Game } from './use-recording.ts'

interface CorrectPlayProps {
  readonly line: TimelineLine
  readonly view: GameView
  readonly game: Game
  readonly onClose: () => void
}

/** Names other players for a play, or takes it back. */
export function CorrectPlay({ line: { root, entry, title, detail, reason }, view, game, onClose }: CorrectPlayProps) {
  const remove = async (): Promise<void> => {
    if (await game.record({ kind: 'withdrawal', data: { entry_id: root.id } })) onClose()
  }
  return (
    <Modal opened onClose={onClose} title={title} size="xl" closeButtonProps={{ 'aria-label': 'Close', size: 56 }}>
      <Stack>
        {detail !== '' && <Text>{detail}</Text>}
        {reason !== null && <Text fw={700}>{reason}</Text>}
        {entry.kind === 'play' && <PlayerPicker asking={{ root: root.id, play: entry.data }} view={view} game={game} onDone={onClose} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>Cancel</Button>
          <Button color="red" leftSection={<IconTrash />} onClick={() => void remove()}>Remove</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
