import { Select } from '@mantine/core'
import { t } from '../texts/t.ts'
import { FieldFrame } from '../../components/fields/FieldFrame.tsx'
import type { FieldProps } from '../../components/fields/form-field.ts'

type TimeZoneFieldProps = Pick<FieldProps<string>, 'field' | 'error'> & { readonly label?: string }

/** A time zone, found by its city or continent: nobody has to know the exact names. */
export function TimeZoneField({ field, label = t('details.timezone'), error }: TimeZoneFieldProps) {
  const { value, set } = field
  const zones = zonesWith(value)
  // Typing the whole name selects it, even without a tap on the only remaining line.
  const chooseCalled = (typed: string): void => {
    const called = zones.find(zone => zone.toLowerCase() === typed.trim().toLowerCase())
    if (called !== undefined && called !== value) set(called)
  }
  return (
    <FieldFrame field={field} textOf={String}>
      <Select
        label={label}
        error={error}
        searchable
        allowDeselect={false}
        // Below it would cover the button of the form, also once the name is typed to its end.
        comboboxProps={{ position: 'top' }}
        nothingFoundMessage={t('details.noTimezone')}
        value={value === '' ? null : value}
        onChange={zone => set(zone ?? '')}
        onFocus={event => event.currentTarget.select()}
        onSearchChange={chooseCalled}
        data={zones.map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      />
    </FieldFrame>
  )
}

/** The browser's time zones, with the selected one, which may be an older name. */
const zonesWith = (value: string): string[] => {
  // The names are the same in every language.
  // oxlint-disable-next-line sideline/format-by-texts
  const known = Intl.supportedValuesOf('timeZone')
  return [...new Set(['UTC', ...known, ...(value === '' ? [] : [value])])].toSorted()
}
