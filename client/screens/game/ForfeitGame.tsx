import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ForfeitReason } from '../../../shared-schema/resources/forfeit-reasons.ts'
import { forfeit, forfeitChoices, type Forfeiting } from '../../sync/recording/forfeit.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { Choice } from './Choice.tsx'
import type { Game } from './use-recording.ts'
import { t } from '../../texts/t.ts'

interface ForfeitGameProps {
  readonly view: GameView
  readonly game: Game
  readonly onClose: () => void
  /** Called when the forfeit is on the disk. */
  readonly onDone: () => void
}

/** Which team did not play, and why. It shows what follows before it is recorded. */
export function ForfeitGame({
  view: {
    sides: [one, two],
    rules,
    gamesTo,
  },
  game,
  onClose,
  onDone,
}: ForfeitGameProps) {
  const [by, setBy] = useState<Forfeiting | null>(null)
  const [reason, setReason] = useState<ForfeitReason | null>(null)
  const recording = by && reason && forfeit(rules, gamesTo, [one.id, two.id], by, reason)
  const confirm = async (): Promise<void> => {
    game.ask(null)
    if (!recording || !(await game.record(recording))) return
    onClose()
    onDone()
  }
  return (
    <Modal opened onClose={onClose} title={t('game.forfeit')} size="lg" closeOnClickOutside={false}>
      <Stack>
        <Choice
          question={t('game.forfeitBy')}
          value={by}
          onChoose={setBy}
          answers={[
            { value: 'team 1', words: one.name },
            { value: 'team 2', words: two.name },
            { value: 'both', words: t('game.forfeitBoth') },
          ]}
        />
        <Choice
          question={t('game.forfeitWhy')}
          value={reason}
          onChoose={setReason}
          answers={forfeitChoices.map(value => ({ value, words: t(`scoring.forfeit.${value}`) }))}
        />
        {recording && (
          <Text fw={800} fz="xl" role="status">
            <bdi>{one.name}</bdi> {recording.data.team_1_score} – {recording.data.team_2_score}{' '}
            <bdi>{two.name}</bdi>
          </Text>
        )}
        <Text>{t('game.forfeitWhat')}</Text>
        <Group grow preventGrowOverflow={false}>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button color="dark" disabled={!recording} onClick={() => void confirm()}>
            {t('game.forfeitConfirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
