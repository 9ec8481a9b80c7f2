import { timeT } from '../../../texts/t.ts'

/** The names of the weekdays above a table of days. */
export function WeekdayHeads({ days }: { days: readonly string[] }) {
  return (
    <thead>
      <tr>
        {days.map(day => (
          <th key={day} scope="col">
            {timeT(Date.parse(`${day}T12:00:00Z`), { weekday: 'short', timeZone: 'UTC' })}
          </th>
        ))}
      </tr>
    </thead>
  )
}
