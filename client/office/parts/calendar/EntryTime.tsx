import { offsetIfOther, startTime } from '../../../base/formats/event-clock.ts'
import type { CalendarEntry } from '../../data/calendar-entries.ts'
import { t } from '../../texts/t.ts'

interface EntryTimeProps {
  readonly entry: CalendarEntry
  /** The day of the line. */
  readonly day: string
  /** With its end. */
  readonly whole: boolean
}

/**
 * The time of an entry on a day, in its own zone; with the offset of the zone if this device's local time
 * differs.
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
