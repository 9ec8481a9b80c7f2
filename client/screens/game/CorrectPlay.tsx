import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import type { GameView } from '../../scoring/game-view.ts'
import type { TimelineLine } from '../../scoring/timeline.ts'
import { PlayQuestions } from './PlayQuestions.tsx'
import type { Game } from './use-recording.ts'
import { t } from '../../texts/t.ts'

interface CorrectPlayProps {
  readonly line: TimelineLine
  readonly view: GameView
  readonly game: Game
  readonly onClose: () => void
}

/** Names other players for a play, or takes it back. Nothing is recorded before it is said to be right. */
export function CorrectPlay({
  line: { root, entry, title, detail, reason },
  view,
  game,
  onClose,
}: CorrectPlayProps) {
  const [play, setPlay] = useState<Play | null>(null)
  const [removing, setRemoving] = useState(false)
  const save = async (): Promise<void> => {
    if (!play || (await game.record({ kind: 'play', data: { ...play, replaces: root.id } }))) onClose()
  }
  const remove = async (): Promise<void> => {
    if (await game.record({ kind: 'withdrawal', data: { entry_id: root.id } })) onClose()
  }
  const pick = (named: Play): Promise<boolean> => {
    setPlay(named)
    return Promise.resolve(true)
  }
  return (
    <Modal opened onClose={onClose} title={title} size="xl" closeOnClickOutside={false}>
      <Stack>
        {detail !== '' && <Text>{detail}</Text>}
        {reason !== null && <Text fw={700}>{reason}</Text>}
        {!removing && entry.kind === 'play' && (
          <PlayQuestions play={entry.data} view={view} game={game} onPick={pick} />
        )}
        {removing ? (
          <Group key="removing" justify="flex-end" role="group" aria-label={t('game.removeIt')}>
            <Text fw={700}>{t('game.removeQuestion', { what: title })}</Text>
            <Button color="red" leftSection={<IconTrash />} onClick={() => void remove()}>
              {t('common.remove')}
            </Button>
            <Button variant="default" onClick={() => setRemoving(false)}>
              {t('common.keepIt')}
            </Button>
          </Group>
        ) : (
          <Group key="correcting" justify="flex-end">
            <Button variant="default" leftSection={<IconTrash />} mr="auto" onClick={() => setRemoving(true)}>
              {t('game.removeOffer')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            {entry.kind === 'play' && (
              <Button disabled={!play} onClick={() => void save()}>
                {t('common.save')}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Modal>
  )
}
