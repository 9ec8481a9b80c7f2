import type { CalendarOf } from '../../data/calendar.ts'

/** The owner of a calendar, and the options for its events. */
export interface CalendarSubject {
  readonly of: CalendarOf
  /** The organization whose sites can be chosen; undefined until it is known. */
  readonly organizationId: number | undefined
  /** The time zone of a new event. */
  readonly zone: string
  /** The teams that an event can invite. */
  readonly teams: readonly { readonly id: number; readonly name: string }[]
}
