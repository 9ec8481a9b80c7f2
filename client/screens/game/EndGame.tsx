import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { GameView } from '../../scoring/game-view.ts'

interface EndGameProps {
  readonly opened: boolean
  readonly view: GameView
  readonly onClose: () => void
  readonly onEnd: () => void
}

/** Asked, because a final score moves teams on to their next games. */
export function EndGame({ opened, view: { sides: [one, two] }, onClose, onEnd }: EndGameProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="End the game?" centered>
      <Stack>
        <Text fw={800} fz="xl"><bdi>{one.name}</bdi> {one.score} – {two.score} <bdi>{two.name}</bdi></Text>
        <Text>This becomes the final score.</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>Go on playing</Button>
          <Button color="dark" onClick={onEnd}>Confirm end</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
