import { reminderOf } from '../../../../shared-schema/scoring/caps.ts'
import { clockFace } from '../../../../shared-schema/scoring/clock-face.ts'
import { between, type Moment } from '../../../../shared-schema/scoring/game-clock.ts'
import type { GameTimes } from '../../../scoring/game-times.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { t } from '../../../texts/t.ts'
import { minutesText } from '../../../base/formats/minutes-text.ts'
import { isClockForgotten, playedAt, reminderText } from './clock-text.ts'
import classes from './clock.module.css'
import { useNow } from './use-now.ts'

/** How long an ended timeout is shown as over. */
const OVER_MS = 30_000

/**
 * The clock's messages, in the line below the score: a running timeout, a cap or target that was reached.
 */
export function ClockNote({
  times,
  deviceId,
  children,
}: {
  times: GameTimes
  deviceId: string
  /** Shown if there is no message. */
  children: React.ReactNode
}) {
  const { clock, timeout, status } = times
  const isLive = status === 'live'
  const ticks = isLive && (clock?.runs === true || timeout !== null)
  const now = useNow(deviceId, ticks, timeout?.since.at ?? 0)
  if (!isLive) return children
  const running = timeoutText(times, now)
  if (running !== null) return <span className={classes.note}>{running}</span>
  const reminder = reminderIn(times, now)
  if (reminder !== null)
    return (
      <span className={classes.note} role="status">
        {reminder}
      </span>
    )
  if (!children && isClockForgotten(times))
    return <span className={classes.note}>{t('clock.forgotten')}</span>
  return children
}

function timeoutText({ timeout }: GameTimes, now: Moment): string | null {
  if (!timeout) return null
  const left = timeout.seconds * 1000 - between(timeout.since, now)
  const team = bidiIsolate(timeout.team)
  if (left > 0) return t('clock.timeoutRuns', { team, time: minutesText(Math.ceil(left / 1000)) })
  return left > -OVER_MS ? t('clock.timeoutOver', { team }) : null
}

function reminderIn(times: GameTimes, now: Moment): string | null {
  const { structure, clock, period, limits, score } = times
  const played = playedAt(times, now)
  if (clock && structure.countsDown && clockFace(structure, clock.period, played).isUp)
    return t('clock.reminder.periodIsUp')
  // Caps belong to a clock that runs through the whole game.
  const ofTime = structure.minutes === null ? {} : { softCap: null, hardCap: null }
  const reminder = reminderOf({ ...limits, ...ofTime }, { score, clock, period, played })
  return reminder && reminderText(reminder)
}
