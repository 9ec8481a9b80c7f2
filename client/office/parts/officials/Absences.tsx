import { Button, Fieldset, Group, Stack, Text } from '@mantine/core'
import { FieldFrame } from '../../../components/fields/FieldFrame.tsx'
import type { FormField } from '../../../components/fields/form-field.ts'
import { TimeField } from '../../../components/fields/TimeField.tsx'
import { useFields } from '../../../components/fields/use-fields.ts'
import type { Official } from '../../data/officials.ts'
import { t } from '../../texts/t.ts'
import { absenceOn, absenceText } from './absence-text.ts'

interface AbsencesProps {
  readonly error: string | undefined
  readonly field: FormField<Official['unavailable']>
}

/** When an official cannot come: whole days, or parts of them. */
export function Absences({ error, field: form }: AbsencesProps) {
  const { values, field, set } = useFields({ day: '', from: '', to: '' })
  const isWhole = values.day !== '' && (values.to === '' || values.to > (values.from || '00:00'))
  const add = (): void => {
    form.set([...form.value, absenceOn(values.day, values.from, values.to)])
    for (const name of ['day', 'from', 'to'] as const) set(name, '')
  }
  return (
    <FieldFrame field={form} textOf={absences => absences.map(absenceText).join(', ')}>
      <Fieldset legend={t('officials.absences')}>
        <Stack gap="xs">
          {form.value.map((one, index) => (
            <Group key={`${index} ${one.from}`} gap="xs">
              <Text>{absenceText(one)}</Text>
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => form.set(form.value.filter(other => other !== one))}
              >
                {t('officials.takeOut', { name: absenceText(one) })}
              </Button>
            </Group>
          ))}
          <Group align="flex-end">
            <TimeField type="date" label={t('officials.day')} field={field('day')} />
            <TimeField type="time" label={t('officials.from')} field={field('from')} />
            <TimeField type="time" label={t('officials.until')} field={field('to')} />
            <Button variant="default" disabled={!isWhole} onClick={add}>
              {t('officials.addAbsence')}
            </Button>
          </Group>
          <Text size="sm">{t('officials.wholeDay')}</Text>
          {error !== undefined && <Text c="red">{error}</Text>}
        </Stack>
      </Fieldset>
    </FieldFrame>
  )
}
