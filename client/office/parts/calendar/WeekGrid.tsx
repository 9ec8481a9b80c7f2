import { useRef } from 'react'
import { entriesOn } from '../../data/calendar-entries.ts'
import { DayButton } from './DayButton.tsx'
import { EntryLine } from './EntryLine.tsx'
import type { DaysProps } from './days-props.ts'
import { useDayKeys } from './use-day-keys.ts'
import { WeekdayHeads } from './WeekdayHeads.tsx'
import classes from './calendar.module.css'

/** A week, a column for each day, with the full details of each line. */
export function WeekGrid({ label, days, entries, address, onOpen }: DaysProps) {
  const table = useRef<HTMLTableElement>(null)
  const onKeyDown = useDayKeys(address, table)
  return (
    <table className={classes.week} aria-label={label} onKeyDown={onKeyDown} ref={table}>
      <WeekdayHeads days={days} />
      <tbody>
        <tr>
          {days.map(day => (
            <td key={day}>
              <DayButton day={day} address={address} />
              <ul>
                {entriesOn(entries, day).map(entry => (
                  <EntryLine key={entry.key} entry={entry} day={day} whole onOpen={onOpen} />
                ))}
              </ul>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
