import { offsetIfOther, startTime } from '../../../base/formats/event-clock.ts'
import type { CalendarEntry } from '../../data/calendar-entries.ts'
import { t } from '../../texts/t.ts'

interface EntryTimeProps {
  readonly entry: CalendarEntry
  /** The day on which it stands. */
  readonly day: string
  /** With its end. */
  readonly whole: boolean
}

/**
 * When something is on a day, by its own clock; with the offset of its zone if the clock of this device shows
 * another time.
 */
export function EntryTime({ entry: { start, end, firstDay, lastDay }, day, whole }: EntryTimeProps) {
  if (start === null) return null
  if (day !== firstDay) return <span>{t('calendar.goesOn')}</span>
  const until = whole && end !== null && lastDay === firstDay ? `–${startTime(end)}` : ''
  return (
    <time dateTime={start}>
      {startTime(start)}
      {until}
      {offsetIfOther(start)}
    </time>
  )
}
