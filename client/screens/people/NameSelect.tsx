import { Select } from '@mantine/core'
import { t } from '../../texts/t.ts'

interface NameSelectProps<T> {
  readonly label: string
  readonly options: readonly T[]
  readonly value: T | null
  readonly keyOf: (option: T) => string
  readonly onChange: (chosen: T | null) => void
}

/** A choice among many by a part of the name. */
export function NameSelect<T extends { readonly name: string }>({
  label,
  options,
  value,
  keyOf,
  onChange,
}: NameSelectProps<T>) {
  return (
    <Select
      label={label}
      placeholder={t('people.typeToSearch')}
      required
      searchable
      clearable
      nothingFoundMessage={t('common.noneFound')}
      data={options.map(option => ({ value: keyOf(option), label: option.name }))}
      value={value && keyOf(value)}
      onChange={key => onChange(options.find(option => keyOf(option) === key) ?? null)}
    />
  )
}
