import { Group, Text } from '@mantine/core'
import { dayTitle } from '../../../base/formats/day-title.ts'
import { SelectField } from '../../../components/fields/SelectField.tsx'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import type { FormOfRecord } from '../../frame/use-edits.ts'
import { t } from '../../texts/t.ts'
import type { WrittenEvent } from './event-form.ts'
import { repeatedStarts, repetitions } from './repeated-event.ts'

/** How often a new event is repeated, and until which day. */
export function RepeatEvent({ form }: { form: FormOfRecord<WrittenEvent> }) {
  const { values, field } = form
  const starts = repeatedStarts(values)
  return (
    <>
      <Group grow align="flex-start">
        <SelectField
          label={t('calendar.repeats')}
          field={field('repeats')}
          options={repetitions.map(value => ({ value, label: t(`calendar.repetitions.${value}`) }))}
        />
        {values.repeats !== 'never' && (
          <TimeField type="date" label={t('calendar.until')} field={field('until')} />
        )}
      </Group>
      {values.repeats !== 'never' && (
        <Text size="sm" role="status">
          {starts.length === 1
            ? t('calendar.untilNeeded')
            : t('calendar.dates', {
                count: starts.length,
                last: dayTitle(starts.at(-1)?.slice(0, 10) ?? ''),
              })}
        </Text>
      )}
    </>
  )
}
