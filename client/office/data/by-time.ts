/** An event with the days on which it takes place. */
export interface TimedEvent {
  readonly start_date: string | null
  /** Null if it is open. */
  readonly end_date: string | null
  /** True if the office has closed it. */
  readonly is_closed: boolean
}

export const times = ['now', 'next', 'past'] as const
export type Time = (typeof times)[number]

/** The time of an event as seen today; one without a day is to come, and one that is closed is over. */
function timeOf({ start_date, end_date, is_closed }: TimedEvent, today: string): Time {
  if (is_closed) return 'past'
  if (start_date === null || start_date > today) return 'next'
  return end_date === null || end_date >= today ? 'now' : 'past'
}

/** Events by their time: those to come with the soonest first, others with the latest first. */
export function byTime<E extends TimedEvent>(events: readonly E[], today: string): Record<Time, E[]> {
  const of = (time: Time): E[] => events.filter(event => timeOf(event, today) === time)
  return {
    now: of('now').toSorted(byStart).toReversed(),
    next: of('next').toSorted(byStart),
    past: of('past').toSorted(byStart).toReversed(),
  }
}

/** Without a day last. */
const byStart = (one: TimedEvent, other: TimedEvent): number =>
  (one.start_date ?? '9').localeCompare(other.start_date ?? '9')
