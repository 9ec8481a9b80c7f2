import { Button, Group, Modal, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { clockFace, playedAtFace } from '../../../../shared-schema/scoring/clock-face.ts'
import { momentNow } from '../../../base/device/moment.ts'
import { minutesText } from '../../../base/formats/minutes-text.ts'
import { clockSet } from '../../../sync/recording/timed.ts'
import type { GameTimes } from '../../../scoring/game-times.ts'
import { t } from '../../../texts/t.ts'
import type { Game } from '../use-recording.ts'
import { faceText, playedAt } from './clock-text.ts'
import { secondsTyped } from './typed-time.ts'
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
  const period = clock?.period ?? 1
  /** Milliseconds more that are played. */
  const [more, setMore] = useState(0)
  const [typed, setTyped] = useState('')
  const seconds = secondsTyped(typed)
  /** The typed time does not run until it is saved, so that it can be typed before the other clock shows it. */
  const target = seconds === null ? null : playedAtFace(structure, period, seconds)
  const played = target ?? Math.max(0, playedAt(times, now) + more)
  const way = structure.countsDown && structure.minutes !== null ? -1 : 1
  const move = (by: number): void => {
    setMore(Math.max(0, played + way * by * 1000) - playedAt(times, now))
    setTyped('')
  }
  const save = async (): Promise<void> => {
    if (typed.trim() !== '' && target === null) return
    const moment = momentNow(deviceId)
    if (await game.record(clockSet(runs, target ?? playedAt(times, moment) + more, moment))) onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t('clock.set')} closeOnClickOutside={false}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <Stack>
          <Text fw={900} fz="3rem" lh={1} ta="center" role="timer">
            {faceText(clockFace(structure, period, played))}
          </Text>
          <TextInput
            label={t('clock.typed')}
            description={t('clock.typedHow')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={typed}
            error={problemOf(typed, seconds, target)}
            onChange={event => setTyped(event.currentTarget.value)}
          />
          <SimpleGrid cols={2} spacing="xs">
            {steps.map(step => (
              <SetBy key={step} seconds={step} onMove={move} />
            ))}
          </SimpleGrid>
          <Group grow preventGrowOverflow={false}>
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit">{t('common.save')}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

function problemOf(typed: string, seconds: number | null, target: number | null): string | null {
  if (typed.trim() === '' || target !== null) return null
  return seconds === null ? t('clock.typedWrong') : t('clock.typedImpossible', { time: minutesText(seconds) })
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
