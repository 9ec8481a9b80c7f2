import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import type { OfficeGame } from '../../data/games.ts'
import { ConfirmWithPreview } from '../../frame/ConfirmWithPreview.tsx'
import { t } from '../../texts/t.ts'
import { GameForm } from './GameForm.tsx'
import { isByHand, type GameEvent } from './game-form.ts'

interface ChangeGameProps {
  readonly event: GameEvent
  readonly game: OfficeGame
  readonly nameOf: (gameId: number) => string | undefined
  readonly onRemoved: () => void
}

/** Changes or removes a game that was added by hand; nothing for other games. */
export function ChangeGame({ event, game, nameOf, onRemoved }: ChangeGameProps) {
  const [changing, setChanging] = useState(false)
  if (!isByHand(game)) return null
  return (
    <Group>
      <Button variant="default" onClick={() => setChanging(true)}>
        {t('games.edit')}
      </Button>
      <ConfirmWithPreview
        name={t('games.remove')}
        change={{
          method: 'DELETE',
          path: `/v1/games/${game.id}/?cascade=true`,
          asOf: game.time_last_updated,
        }}
        nameOf={nameOf}
        onDone={onRemoved}
      >
        <Text>{t('games.removeWhat')}</Text>
      </ConfirmWithPreview>
      <Modal opened={changing} onClose={() => setChanging(false)} size="lg" title={t('games.edit')}>
        <GameForm event={event} game={game} onDone={() => setChanging(false)} />
      </Modal>
    </Group>
  )
}
