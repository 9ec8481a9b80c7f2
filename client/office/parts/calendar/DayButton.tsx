import { dayTitle } from '../../../base/formats/day-title.ts'
import { t } from '../../texts/t.ts'
import { useConnection } from '../../../components/connection.ts'
import type { CalendarAddress } from './use-calendar-address.ts'
import classes from './calendar.module.css'

/** The number of a day; a tap adds an event on it. The arrow keys move between days. */
export function DayButton({ day, address }: { day: string; address: CalendarAddress }) {
  const { answers } = useConnection()
  return (
    <button
      type="button"
      className={classes.day}
      data-day={day}
      aria-current={day === address.today ? 'date' : undefined}
      aria-label={t('calendar.addOn', { day: dayTitle(day) })}
      aria-disabled={!answers}
      title={answers ? undefined : t('frame.away')}
      tabIndex={day === address.day ? 0 : -1}
      onClick={() => {
        if (answers) address.go({ new: day })
      }}
    >
      {Number(day.slice(8))}
    </button>
  )
}
