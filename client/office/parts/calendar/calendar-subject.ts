import type { CalendarOf } from '../../data/calendar.ts'

/** Whose calendar it is, and what its events can have. */
export interface CalendarSubject {
  readonly of: CalendarOf
  /** Whose sites there are to choose from; undefined until it is known. */
  readonly organizationId: number | undefined
  /** That of a new event. */
  readonly zone: string
  /** Whom an event can invite. */
  readonly teams: readonly { readonly id: number; readonly name: string }[]
}
