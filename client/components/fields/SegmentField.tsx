import { SegmentedControl } from '@mantine/core'
import { FieldFrame } from './FieldFrame.tsx'
import { optionOf, type OptionsProps } from './form-field.ts'

type SegmentFieldProps<T extends string> = Pick<OptionsProps<T>, 'field' | 'options'> & {
  readonly label: string
}

/** One of two to four values, all in view. */
export const SegmentField = <T extends string>({ field, options, label }: SegmentFieldProps<T>) => (
  <FieldFrame field={field} textOf={value => optionOf(options, value)?.label ?? ''}>
    <SegmentedControl aria-label={label} value={field.value} onChange={field.set} data={[...options]} />
  </FieldFrame>
)
