import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { dayAfter, neighbouringDay } from '../../data/calendar-days.ts'
import type { CalendarAddress } from './use-calendar-address.ts'

const days: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const pages: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 }

/** The arrow keys move between days, Page Up and Page Down between months or weeks. */
export function useDayKeys(
  { view, day, go }: CalendarAddress,
  table: RefObject<HTMLTableElement | null>,
): (event: KeyboardEvent) => void {
  const moved = useRef(false)
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day, table])
  return event => {
    const on = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    if (on === undefined) return
    const [step, page] = [days[event.key], pages[event.key]]
    const next =
      step !== undefined ? dayAfter(on, step) : page !== undefined ? neighbouringDay(view, on, page) : null
    if (next === null) return
    event.preventDefault()
    moved.current = true
    go({ date: next }, true)
  }
}
