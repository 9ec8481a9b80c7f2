import { shortDay } from '../../../base/formats/day-title.ts'
import type { Official } from '../../data/officials.ts'
import { t } from '../../texts/t.ts'

type Absence = Official['unavailable'][number]

const MIDNIGHT = 'T00:00'

/** An absence in words: whole days, or from one time to another. */
export function absenceText({ from, to }: Absence): string {
  const [firstDay, lastDay] = [from.slice(0, 10), to.slice(0, 10)]
  if (from.endsWith(MIDNIGHT) && to.endsWith(MIDNIGHT)) {
    const last = dayBefore(lastDay)
    return firstDay === last
      ? shortDay(firstDay)
      : t('officials.fromTo', { from: shortDay(firstDay), to: shortDay(last) })
  }
  const [begin, end] = [from.slice(11), to.slice(11)]
  const isToMidnight = to.endsWith(MIDNIGHT) && firstDay === dayBefore(lastDay)
  return t('officials.fromTo', {
    from: t('officials.dayAt', { day: shortDay(firstDay), time: begin }),
    to: isToMidnight
      ? '24:00'
      : firstDay === lastDay
        ? end
        : t('officials.dayAt', { day: shortDay(lastDay), time: end }),
  })
}

const DAY_MS = 24 * 60 * 60 * 1000

const dayBefore = (day: string): string => shifted(day, -DAY_MS)
const dayAfter = (day: string): string => shifted(day, DAY_MS)

const shifted = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + by).toISOString().slice(0, 10)

/** The absence of a day, or of a part of it. @param from empty for its beginning, as `to` for its end */
export const absenceOn = (day: string, from: string, to: string): Absence => ({
  from: `${day}T${from || '00:00'}`,
  to: to === '' ? `${dayAfter(day)}${MIDNIGHT}` : `${day}T${to}`,
})
