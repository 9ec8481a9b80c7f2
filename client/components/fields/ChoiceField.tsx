import { NativeSelect } from '@mantine/core'
import { FieldFrame } from './FieldFrame.tsx'
import { optionOf, type OptionsProps } from './form-field.ts'

/** One of a few values, chosen in the device's own list. */
export const ChoiceField = <T extends string>({ field, options, ...input }: OptionsProps<T>) => (
  <FieldFrame field={field} textOf={value => optionOf(options, value)?.label ?? ''}>
    <NativeSelect
      {...input}
      value={field.value}
      data={[...options]}
      onChange={event => {
        const chosen = optionOf(options, event.currentTarget.value)
        if (chosen) field.set(chosen.value)
      }}
    />
  </FieldFrame>
)
