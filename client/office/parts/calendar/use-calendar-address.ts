import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { dayOfDevice } from '../../../base/formats/own-clock.ts'
import { calendarViews, clampedDay, isDay, type CalendarView } from '../../data/calendar-days.ts'

const views = z.enum(calendarViews)

/** What of a calendar is shown, as its address says it: to be bookmarked, and gone back to. */
export interface CalendarAddress {
  readonly view: CalendarView
  /** A day of the month or week that is shown. */
  readonly day: string
  readonly today: string
  /** Of one team alone; 0 for all. */
  readonly team: number
  /** The event that is open; 0 for none. */
  readonly event: number
  /** The day for which a new one is being written; empty if none is. */
  readonly newOn: string
  /** Goes there; what is empty leaves the address. @param quietly without a step to go back to */
  readonly go: (to: Readonly<Record<string, string>>, quietly?: boolean) => void
}

/**
 * @param first the event's first day and its last, if they are known: on another day its calendar opens on
 *   the nearest of these
 */
export function useCalendarAddress(first: string | null, last: string | null): CalendarAddress {
  const [wanted, want] = useSearchParams()
  const today = useToday()
  const [asked, newOn] = [wanted.get('date') ?? '', wanted.get('new') ?? '']
  return {
    view: views.catch('month').parse(wanted.get('view')),
    day: isDay(asked) ? asked : clampedDay(today, first, last),
    today,
    team: Number(wanted.get('team')),
    event: Number(wanted.get('event')),
    newOn: isDay(newOn) ? newOn : '',
    go: (to, quietly = false) =>
      want(
        before => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(to)) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: quietly },
      ),
  }
}

const LOOK_EVERY_MS = 60_000

/** The day that it is on this device, also on a page that stays open over night. */
function useToday(): string {
  const [today, setToday] = useState(() => dayOfDevice(Date.now()))
  useEffect(() => {
    const timer = setInterval(() => setToday(dayOfDevice(Date.now())), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return today
}
