import { Select, type SelectProps } from '@mantine/core'
import { FieldFrame } from './FieldFrame.tsx'
import { optionOf, type OptionsProps } from './form-field.ts'

type SelectFieldProps<T extends string> = OptionsProps<T> &
  Pick<SelectProps, 'searchable' | 'limit' | 'placeholder'>

/** One of many values, which may be searched. */
export const SelectField = <T extends string>({ field, options, ...input }: SelectFieldProps<T>) => (
  <FieldFrame field={field} textOf={value => optionOf(options, value)?.label ?? ''}>
    <Select
      {...input}
      allowDeselect={false}
      value={field.value}
      data={[...options]}
      onChange={value => {
        const chosen = optionOf(options, value)
        if (chosen) field.set(chosen.value)
      }}
    />
  </FieldFrame>
)
