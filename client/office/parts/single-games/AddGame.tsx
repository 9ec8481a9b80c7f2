import { Button, Modal } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../texts/t.ts'
import { GameForm } from './GameForm.tsx'
import type { GameEvent } from './game-form.ts'

/** Adds one game to an event, by hand. */
export function AddGame({ event }: { event: GameEvent }) {
  const [adding, setAdding] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconPlus />} onClick={() => setAdding(true)}>
        {t('games.add')}
      </Button>
      <Modal opened={adding} onClose={() => setAdding(false)} size="lg" title={t('games.add')}>
        <GameForm event={event} game={null} onDone={() => setAdding(false)} />
      </Modal>
    </>
  )
}
