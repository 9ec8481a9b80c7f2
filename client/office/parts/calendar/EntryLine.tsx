import { Link } from 'wouter'
import type { CalendarEntry } from '../../data/calendar-entries.ts'
import { t } from '../../texts/t.ts'
import { EntryTime } from './EntryTime.tsx'
import classes from './calendar.module.css'

export interface EntryLineProps {
  readonly entry: CalendarEntry
  /** The day of the line. */
  readonly day: string
  /** With its end, place and further details. */
  readonly whole?: boolean
  readonly onOpen: (eventId: number) => void
}

/** One line of the calendar: an event opens here, a game or a tournament has a page of its own. */
export function EntryLine({ entry, day, whole = false, onOpen }: EntryLineProps) {
  const { kind, title, page, event, place, note } = entry
  const what = (
    <>
      <EntryTime entry={entry} day={day} whole={whole} />
      <b>{title}</b>
      {whole && <small>{[t(`calendar.kinds.${kind}`), place, note].filter(Boolean).join(' · ')}</small>}
    </>
  )
  const look = { className: classes.entry, 'data-kind': kind, 'data-whole': whole || undefined }
  return (
    <li>
      {event === null ? (
        <Link {...look} href={page ?? ''}>
          {what}
        </Link>
      ) : (
        <button {...look} type="button" onClick={() => onOpen(event.id)}>
          {what}
        </button>
      )}
    </li>
  )
}
