import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '../texts/t.ts'

interface TimeZoneFieldProps {
  readonly label?: string
  readonly value: string
  readonly error?: ReactNode
  readonly onChange: (zone: string) => void
}

/** A time zone, found by its city or continent: nobody has to know the exact names. */
export function TimeZoneField({ label = t('details.timezone'), value, error, onChange }: TimeZoneFieldProps) {
  const zones = zonesWith(value)
  // Typing the whole name selects it, even without a tap on the only remaining line.
  const chooseCalled = (typed: string): void => {
    const called = zones.find(zone => zone.toLowerCase() === typed.trim().toLowerCase())
    if (called !== undefined && called !== value) onChange(called)
  }
  return (
    <Select
      label={label}
      error={error}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('details.noTimezone')}
      value={value === '' ? null : value}
      onChange={zone => onChange(zone ?? '')}
      onFocus={event => event.currentTarget.select()}
      onSearchChange={chooseCalled}
      data={zones.map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
    />
  )
}

/** The browser's time zones, with the selected one, which may be an older name. */
const zonesWith = (value: string): string[] => {
  // The names are the same in every language.
  // eslint-disable-next-line no-restricted-syntax
  const known = Intl.supportedValuesOf('timeZone')
  return [...new Set(['UTC', ...known, ...(value === '' ? [] : [value])])].toSorted()
}
