import { Text, Title } from '@mantine/core'
import { dayHeading } from '../../../base/formats/day-title.ts'
import { entriesOn } from '../../data/calendar-entries.ts'
import { t } from '../../texts/t.ts'
import { EntryLine } from './EntryLine.tsx'
import type { DaysProps } from './days-props.ts'
import classes from './calendar.module.css'

/** The days with entries as a list, which also fits if there is no room for a table. */
export function DayList({ label, days, entries, onOpen }: DaysProps) {
  const full = days.filter(day => entriesOn(entries, day).length > 0)
  if (full.length === 0) return <Text>{t('calendar.nothing')}</Text>
  return (
    <section aria-label={label} className={classes.list}>
      {full.map(day => (
        <section key={day}>
          <Title order={3} size="h5">
            {dayHeading(day)}
          </Title>
          <ul>
            {entriesOn(entries, day).map(entry => (
              <EntryLine key={entry.key} entry={entry} day={day} whole onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
