import { useEffect, useState } from 'react'
import { z } from 'zod'
import { dayOfDevice } from '../../../base/formats/own-clock.ts'
import { useSearchChoices } from '../../../components/use-search-choices.ts'
import { calendarViews, clampedDay, isDay, type CalendarView } from '../../data/calendar-days.ts'

const views = z.enum(calendarViews)

/** The state of a calendar view in its address, for bookmarks and the back button. */
export interface CalendarAddress {
  readonly view: CalendarView
  /** A day of the shown month or week. */
  readonly day: string
  readonly today: string
  /** Shows one team only; 0 for all. */
  readonly team: number
  /** The open event; 0 for none. */
  readonly event: number
  /** The day of the new event being edited; empty if there is none. */
  readonly newOn: string
  /** Navigates; null leaves the address. @param quietly without a history entry */
  readonly go: (to: Readonly<Record<string, string | null>>, quietly?: boolean) => void
}

/**
 * @param first the event's first day and its last, if known: on another day its calendar opens on the nearest
 * of them
 */
export function useCalendarAddress(first: string | null, last: string | null): CalendarAddress {
  const [wanted, choose] = useSearchChoices()
  const today = useToday()
  const [chosen, newOn] = [wanted.get('date') ?? '', wanted.get('new') ?? '']
  return {
    view: views.catch('month').parse(wanted.get('view')),
    day: isDay(chosen) ? chosen : clampedDay(today, first, last),
    today,
    team: Number(wanted.get('team')),
    event: Number(wanted.get('event')),
    newOn: isDay(newOn) ? newOn : '',
    go: (to, quietly = false) => choose(to, { replace: quietly }),
  }
}

const LOOK_EVERY_MS = 60_000

/** Today on this device, updated on a page that stays open overnight. */
function useToday(): string {
  const [today, setToday] = useState(() => dayOfDevice(Date.now()))
  useEffect(() => {
    const timer = setInterval(() => setToday(dayOfDevice(Date.now())), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return today
}
