import type { Reminder } from '../../../../shared-schema/scoring/caps.ts'
import type { ClockFace } from '../../../../shared-schema/scoring/clock-face.ts'
import type { CalledPoints } from '../../../../shared-schema/sports/model/situation.ts'
import { minutesText } from '../../../base/formats/minutes-text.ts'
import { playedUntil, type Moment } from '../../../../shared-schema/scoring/game-clock.ts'
import { calledText } from '../../../scoring/board-text.ts'
import type { GameTimes } from '../../../scoring/game-times.ts'
import { capital } from '../../../base/formats/capital.ts'
import { t } from '../../../texts/t.ts'

/** `45:00`, and `+1:23` behind it in added time. */
export const faceText = ({ seconds, added }: ClockFace): string =>
  added === 0 ? minutesText(seconds) : `${minutesText(seconds)} +${minutesText(added)}`

/**
 * Where in the game it is: `Half 2`, `Half-time`, `Set 3`, `Set 2 · 30–15`, `Inning 5, bottom · 1 out`, `Over
 * 12.4`.
 */
export function placeText(times: GameTimes): string {
  const { structure, clock, period, place, status } = times
  const { periods, overtime } = structure
  const hasInnings = structure.period === 'inning' || structure.period === 'innings'
  if (place && 'over' in place && place.over)
    return t('clock.over', { overs: place.over[0], balls: place.over[1] })
  if (clock?.stoppedBy === 'break' && status === 'live' && !times.isPeriodPlayed)
    return t(period === periods / 2 + 1 ? 'clock.halfTime' : 'clock.pause')
  if (period > periods && overtime !== null && !hasInnings) return t('clock.overtime')
  const number = hasInnings ? period : Math.min(period, periods)
  const name = capital(t(`game.nth.${structure.period === 'point' ? 'match' : structure.period}`, { number }))
  if (!place) return name
  if ('points' in place) return inGameText(name, place)
  return t('clock.outs', {
    place: t(place.turn === 1 ? 'clock.top' : 'clock.bottom', { inning: name }),
    count: place.outs,
  })
}

/**
 * `Set 2 · 30–15`, `Set 2 · Deuce`, `Set 2 · 40–Advantage`, `Set 2 · Tie-break 5–3`; before the first point
 * of a game the set alone.
 */
function inGameText(set: string, { isTiebreak, points: [one, two] }: CalledPoints): string {
  if (one === 0 && two === 0 && !isTiebreak) return set
  const points = `${calledText(one)}–${calledText(two)}`
  if (isTiebreak) return t('clock.inGame', { set, points: t('clock.tiebreak', { points }) })
  return t('clock.inGame', { set, points: one === 40 && two === 40 ? t('clock.deuce') : points })
}

/** The reminder of a cap or a target, in words. */
export const reminderText = (reminder: Reminder): string =>
  'points' in reminder
    ? t(`clock.reminder.${reminder.code}`, { points: reminder.points })
    : t(`clock.reminder.${reminder.code}`)

/** Milliseconds on the clock of a game at a moment. */
export const playedAt = ({ clock }: GameTimes, now: Moment): number => (clock ? playedUntil(clock, now) : 0)

/** True if plays are recorded before anybody has started the clock, of the game or of its period. */
export const isClockForgotten = ({ hasClock, clock, status, isPeriodPlayed }: GameTimes): boolean =>
  hasClock && status === 'live' && isPeriodPlayed && (clock === null || clock.stoppedBy === 'break')
