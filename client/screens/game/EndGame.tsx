import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { GameView } from '../../scoring/game-view.ts'
import { t } from '../../texts/t.ts'

interface EndGameProps {
  readonly opened: boolean
  readonly sides: GameView['sides']
  readonly onClose: () => void
  readonly onEnd: () => void
}

/** Asked, because a final score moves teams on to their next games. At the top, where the finger on End game is not. */
export function EndGame({ opened, sides: [one, two], onClose, onEnd }: EndGameProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('game.endQuestion')}
      yOffset={0}
      closeOnClickOutside={false}
    >
      <Stack>
        <Text fw={800} fz="xl" lineClamp={4}>
          <bdi>{one.name}</bdi> {one.score} – {two.score} <bdi>{two.name}</bdi>
        </Text>
        <Text>{t('game.endWhat')}</Text>
        <Group grow preventGrowOverflow={false}>
          <Button color="dark" onClick={onEnd}>
            {t('game.endConfirm')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('game.endNot')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
