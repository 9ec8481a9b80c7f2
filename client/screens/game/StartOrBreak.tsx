import { Button } from '@mantine/core'
import { IconPlayerPlay, IconPlayerSkipForward } from '@tabler/icons-react'
import { clockFace } from '../../../shared-schema/scoring/clock-face.ts'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import type { Level } from '../../../shared-schema/sports/model/play-kind.ts'
import { breakText } from '../../scoring/play-text.ts'
import type { GameTimes } from '../../scoring/game-times.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { breakAt } from '../../scoring/play-choices.ts'
import { t } from '../../texts/t.ts'
import { playedAt } from './clock/clock-text.ts'
import { useNow } from './clock/use-now.ts'
import classes from './game.module.css'
import type { Recording } from '../../sync/recording/recorder.ts'
import { gameKeys } from './use-shortcuts.ts'

interface StartOrBreakProps {
  readonly view: GameView
  readonly deviceId: string
  readonly level: Level
  /** False while this device does not keep the score. */
  readonly enabled: boolean
  readonly onRecord: (recording: Recording) => void
}

/**
 * Starts the game, ends each of its periods, and reopens it after its end: one button, since a game needs one
 * of them at a time. It is yellow when its time has come.
 */
export function StartOrBreak({ view, deviceId, level, enabled, onRecord }: StartOrBreakProps) {
  const isDue = useIsBreakDue(view.times, deviceId)
  const { status } = view
  const ending = status === 'live' ? breakAt(level, view.sport) : undefined
  const isHidden = status === 'live' && !ending
  const start = status === 'final' ? t('game.reopen') : t('game.start')
  return (
    <Button
      variant={status === 'scheduled' ? 'filled' : 'default'}
      className={ending && isDue ? classes.due : undefined}
      disabled={!enabled || isHidden}
      data-hidden={isHidden || undefined}
      leftSection={ending ? <IconPlayerSkipForward /> : <IconPlayerPlay />}
      aria-keyshortcuts={ending ? undefined : gameKeys.start}
      onClick={() =>
        onRecord(
          ending
            ? { kind: 'play', data: playOf(ending.type, {}) }
            : { kind: 'status', data: { status: 'live' } },
        )
      }
    >
      {ending ? breakText(ending, view.sport) : start}
    </Button>
  )
}

/** True if a period has to be ended: its time is up, and if it is the last one the game is level. */
function useIsBreakDue(times: GameTimes, deviceId: string): boolean {
  const { structure, period, score } = times
  const isUp = useIsTimeUp(times, deviceId)
  return isUp && (period < structure.periods || score[0] === score[1])
}

/** True if the game may be ended: the time of its last period is up, and it has a winner or needs none. */
export function useIsEndDue(times: GameTimes, deviceId: string): boolean {
  const { structure, period, score } = times
  const isUp = useIsTimeUp(times, deviceId)
  return isUp && period >= structure.periods && (structure.draw || score[0] !== score[1])
}

/** True if the time of the period on the clock is up. */
function useIsTimeUp(times: GameTimes, deviceId: string): boolean {
  const { structure, clock, status } = times
  const runs = clock?.runs === true && status === 'live'
  const now = useNow(deviceId, runs, clock ? clock.since.at - clock.played : 0)
  return (
    clock !== null &&
    clock.stoppedBy !== 'break' &&
    clockFace(structure, clock.period, playedAt(times, now)).isUp
  )
}
