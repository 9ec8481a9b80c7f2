import type { CalendarEntry } from '../../data/calendar-entries.ts'
import type { CalendarAddress } from './use-calendar-address.ts'

/** What a view of the calendar shows. */
export interface DaysProps {
  /** Which month or week it is. */
  readonly label: string
  readonly days: readonly string[]
  readonly entries: readonly CalendarEntry[]
  readonly address: CalendarAddress
  readonly onOpen: (eventId: number) => void
}
