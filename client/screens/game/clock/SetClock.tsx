import { Button, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { clockFace } from '../../../../shared-schema/scoring/clock-face.ts'
import { momentNow } from '../../../base/device/moment.ts'
import { clockSet } from '../../../sync/recording/timed.ts'
import type { GameTimes } from '../../../scoring/game-times.ts'
import { t } from '../../../texts/t.ts'
import type { Game } from '../use-recording.ts'
import { faceText, playedAt } from './clock-text.ts'
import { useNow } from './use-now.ts'

interface SetClockProps {
  readonly times: GameTimes
  readonly deviceId: string
  readonly game: Game
  readonly onClose: () => void
}

const steps = [60, 10, 1] as const

/**
 * Sets the clock of the game to what the one of the hall or the referee shows: by what it shows, whichever
 * way it counts.
 */
export function SetClock({ times, deviceId, game, onClose }: SetClockProps) {
  const { structure, clock } = times
  const runs = clock?.runs === true
  const now = useNow(deviceId, runs, clock ? clock.since.at - clock.played : 0)
  /** Milliseconds more that are played. */
  const [more, setMore] = useState(0)
  const played = Math.max(0, playedAt(times, now) + more)
  const way = structure.countsDown && structure.minutes !== null ? -1 : 1
  const move = (seconds: number): void =>
    setMore(Math.max(-playedAt(times, now), more + way * seconds * 1000))
  const save = async (): Promise<void> => {
    const moment = momentNow(deviceId)
    if (await game.record(clockSet(runs, playedAt(times, moment) + more, moment))) onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t('clock.set')} closeOnClickOutside={false}>
      <Stack>
        <Text fw={900} fz="3rem" lh={1} ta="center" role="timer">
          {faceText(clockFace(structure, clock?.period ?? 1, played))}
        </Text>
        <SimpleGrid cols={2} spacing="xs">
          {steps.map(seconds => (
            <SetBy key={seconds} seconds={seconds} onMove={move} />
          ))}
        </SimpleGrid>
        <Group grow preventGrowOverflow={false}>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button onClick={() => void save()}>{t('common.save')}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function SetBy({ seconds, onMove }: { seconds: (typeof steps)[number]; onMove: (seconds: number) => void }) {
  const by = t(`clock.setBy.${seconds}`)
  return (
    <>
      <Button variant="default" onClick={() => onMove(-seconds)}>
        {t('clock.earlier', { by })}
      </Button>
      <Button variant="default" onClick={() => onMove(seconds)}>
        {t('clock.later', { by })}
      </Button>
    </>
  )
}
