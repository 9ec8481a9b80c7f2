import { Group, Text } from '@mantine/core'
import { dayTitle } from '../../base/formats/day-title.ts'
import type { FormField } from '../../components/fields/form-field.ts'
import { SelectField } from '../../components/fields/SelectField.tsx'
import { TimeField } from '../../components/fields/TimeField.tsx'
import { repetitions, type Repetition } from '../data/repeated-days.ts'
import { t } from '../texts/t.ts'

interface RepeatFieldsProps {
  readonly repeats: FormField<Repetition>
  /** The last day, empty for none. */
  readonly until: FormField<string>
  /** All days that come of it. */
  readonly days: readonly string[]
}

/** How often something new is repeated, and until which day. */
export function RepeatFields({ repeats, until, days }: RepeatFieldsProps) {
  return (
    <>
      <Group grow align="flex-start">
        <SelectField
          label={t('calendar.repeats')}
          field={repeats}
          options={repetitions.map(value => ({ value, label: t(`calendar.repetitions.${value}`) }))}
        />
        {repeats.value !== 'never' && <TimeField type="date" label={t('calendar.until')} field={until} />}
      </Group>
      {repeats.value !== 'never' && (
        <Text size="sm" role="status">
          {days.length === 1
            ? t('calendar.untilNeeded')
            : t('calendar.dates', { count: days.length, last: dayTitle(days.at(-1) ?? '') })}
        </Text>
      )}
    </>
  )
}
