import type { CalendarEntry } from '../../data/calendar-entries.ts'
import type { CalendarAddress } from './use-calendar-address.ts'

/** The props of a calendar view. */
export interface DaysProps {
  /** The name of the shown month or week. */
  readonly label: string
  readonly days: readonly string[]
  readonly entries: readonly CalendarEntry[]
  readonly address: CalendarAddress
  readonly onOpen: (eventId: number) => void
}
