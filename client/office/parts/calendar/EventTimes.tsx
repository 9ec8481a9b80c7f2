import { Group } from '@mantine/core'
import { endMovedAlong } from '../../data/calendar-days.ts'
import { t } from '../../texts/t.ts'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import type { FormOfRecord } from '../../frame/use-edits.ts'
import type { WrittenEvent } from './event-form.ts'

interface EventTimesProps {
  readonly form: FormOfRecord<WrittenEvent>
  /** The errors, by the field names of the REST interface. */
  readonly wrong: Readonly<Record<string, string>>
}

/** Start and end of an event: the end moves along with the start. */
export function EventTimes({ form, wrong }: EventTimesProps) {
  const { kind, start, end } = form.values
  return (
    <Group grow align="flex-start">
      <TimeField
        type="datetime-local"
        label={t(kind === 'deadline' ? 'calendar.lastMoment' : 'calendar.start')}
        error={wrong.start_time}
        field={{
          ...form.field('start'),
          set: moved => form.setAll({ start: moved, end: endMovedAlong(start, end, moved) }),
        }}
      />
      {kind !== 'deadline' && (
        <TimeField
          type="datetime-local"
          label={t('calendar.end')}
          error={wrong.end_time}
          field={form.field('end')}
        />
      )}
    </Group>
  )
}
