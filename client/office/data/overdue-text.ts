import { minutesLate, type TimedGame } from './day-games.ts'
import { t } from '../texts/t.ts'

const HOUR = 60
const DAY = 24 * HOUR
/** Up to this delay minutes are shown: "1 hour" would hide how late a game is. */
const LAST_MINUTE = 2 * HOUR

/** `Field 3: Sexy Legs – Rusty Bikes, for 12 minutes`, or hours, or days */
export function overdueText(one: TimedGame, game: string, now: number): string {
  const minutes = minutesLate(one, now)
  if (minutes < LAST_MINUTE) return t('day.lateBy', { game, count: minutes })
  return minutes < DAY
    ? t('day.lateByHours', { game, count: Math.floor(minutes / HOUR) })
    : t('day.lateByDays', { game, count: Math.floor(minutes / DAY) })
}

/** The text for the card of a field: `due for 12 min` */
export function dueText(one: TimedGame, now: number): string {
  const minutes = minutesLate(one, now)
  if (minutes < LAST_MINUTE) return t('day.due', { count: minutes })
  return minutes < DAY
    ? t('day.dueHours', { count: Math.floor(minutes / HOUR) })
    : t('day.dueDays', { count: Math.floor(minutes / DAY) })
}
