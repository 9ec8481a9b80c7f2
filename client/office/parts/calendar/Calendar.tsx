import { Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ExportTable } from '../../../components/ExportTable.tsx'
import { localDay, localTime, type SheetTable } from '../../../base/sheets/table.ts'
import { daysText } from '../../../base/formats/day-title.ts'
import { calendarIn, type InCalendar } from '../../data/calendar.ts'
import { daysShown, momentsAround } from '../../data/calendar-days.ts'
import { calendarEntries, isOn, type CalendarEntry } from '../../data/calendar-entries.ts'
import type { NamedGame } from '../../data/game-names.ts'
import { t } from '../../texts/t.ts'
import { t as clientT, timeT } from '../../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { CalendarBar } from './CalendarBar.tsx'
import type { CalendarSubject } from './calendar-subject.ts'
import { DayList } from './DayList.tsx'
import { EventDialog, NewEventDialog } from './EventDialog.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { Subscription } from './Subscription.tsx'
import { useCalendarAddress, type CalendarAddress } from './use-calendar-address.ts'
import { WeekGrid } from './WeekGrid.tsx'

interface CalendarProps {
  readonly subject: CalendarSubject
  /** The games of the tournament, in a tournament's calendar; empty in others. */
  readonly games: readonly NamedGame[]
  readonly first: string | null
  readonly last: string | null
}

/** A calendar by months or weeks, with events and games. */
export function Calendar({ subject, games, first, last }: CalendarProps) {
  const address = useCalendarAddress(first, last)
  const { view, day, event, newOn, go } = address
  const days = daysShown(view, day)
  const query = useQuery({
    ...calendarIn(subject.of, momentsAround(days)),
    placeholderData: before => before,
  })
  const label =
    view === 'week'
      ? daysText(days[0] ?? day, days.at(-1) ?? day)
      : timeT(Date.parse(`${day}T12:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const close = (): void => go({ event: null, new: null })
  return (
    <Stack>
      <CalendarBar label={label} address={address} teams={subject.teams} />
      <QueryResult query={query}>
        {found => (
          <>
            <Days {...{ label, days, found, games, address, subject }} />
            {event > 0 && (
              <EventDialog
                key={event}
                id={event}
                known={found.events.find(({ id }) => id === event)}
                subject={subject}
                onClose={close}
              />
            )}
          </>
        )}
      </QueryResult>
      {newOn !== '' && <NewEventDialog key={newOn} day={newOn} subject={subject} onClose={close} />}
      <Subscription of={subject.of} />
    </Stack>
  )
}

interface DaysOfProps {
  readonly label: string
  readonly days: readonly string[]
  readonly found: InCalendar
  readonly games: readonly NamedGame[]
  readonly address: CalendarAddress
  readonly subject: CalendarSubject
}

/** The days in the chosen view, or as a list if there is no room for a table. */
function Days({ label, days, found, games, address, subject: { of } }: DaysOfProps) {
  const isNarrow = useMediaQuery('(max-width: 640px)') ?? false
  const { team, go } = address
  const entries = useMemo(() => {
    const all = calendarEntries(found, games, of.id)
    return team > 0 ? all.filter(({ teamIds }) => teamIds.includes(team)) : all
  }, [found, games, of.id, team])
  const shown = { label, days, entries, address, onOpen: (id: number) => go({ event: String(id) }) }
  const Shown = isNarrow || address.view === 'list' ? DayList : address.view === 'week' ? WeekGrid : MonthGrid
  return (
    <>
      <Shown {...shown} />
      <ExportTable
        title={`${t('calendar.title')} ${label}`}
        table={() => sheetOf(entries.filter(entry => days.some(day => isOn(entry, day))))}
      />
    </>
  )
}

const sheetOf = (entries: readonly CalendarEntry[]): SheetTable => ({
  columns: [
    ...[clientT('tables.columns.start'), clientT('tables.columns.end'), t('calendar.kind')],
    ...[t('calendar.name'), t('calendar.place'), t('calendar.info')],
  ],
  rows: entries.map(({ start, end, firstDay, lastDay, kind, title, place, note }) => [
    start === null ? localDay(firstDay) : localTime(start),
    start === null ? localDay(lastDay) : localTime(end),
    ...[t(`calendar.kinds.${kind}`), title, place, note],
  ]),
})
