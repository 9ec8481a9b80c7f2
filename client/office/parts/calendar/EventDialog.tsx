import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { calendarEvent, type CalendarEvent } from '../../data/calendar.ts'
import { titleOf } from '../../data/calendar-entries.ts'
import { recordOf } from '../../data/queries.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { EventForm } from './EventForm.tsx'
import { eventNow, newEvent } from './event-form.ts'
import type { CalendarSubject } from './calendar-subject.ts'

interface EventDialogProps {
  readonly subject: CalendarSubject
  readonly onClose: () => void
}

/** A new event of the calendar. @param day its initial day */
export function NewEventDialog({ subject, day, onClose }: EventDialogProps & { readonly day: string }) {
  const { of, zone } = subject
  return (
    <Modal opened onClose={onClose} size="lg" title={t('calendar.add')}>
      <EventForm
        kept={`calendar/${of.by}/${of.id}/${day}`}
        now={newEvent(of, day, zone)}
        event={null}
        subject={subject}
        onDone={onClose}
      />
    </Modal>
  )
}

/**
 * An event of the calendar, for reading and editing. @param known its data from the calendar, if shown there
 */
export function EventDialog({
  subject,
  id,
  known,
  onClose,
}: EventDialogProps & { readonly id: number; readonly known: CalendarEvent | undefined }) {
  const query = useQuery({
    ...recordOf('events', id, calendarEvent),
    ...(known && { initialData: known, initialDataUpdatedAt: 0 }),
  })
  return (
    <Modal opened onClose={onClose} size="lg" title={query.data ? titleOf(query.data) : t('calendar.title')}>
      <QueryResult query={query}>
        {event => (
          <EventForm
            key={event.id}
            kept={`events/${event.id}`}
            now={eventNow(event)}
            event={event}
            subject={subject}
            onDone={onClose}
          />
        )}
      </QueryResult>
    </Modal>
  )
}
