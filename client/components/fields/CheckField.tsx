import { Checkbox } from '@mantine/core'
import { t } from '../../texts/t.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './form-field.ts'

/** Yes or no. */
export const CheckField = ({ field, ...input }: FieldProps<boolean>) => (
  <FieldFrame field={field} textOf={isOn => t(isOn ? 'game.yes' : 'game.no')}>
    <Checkbox {...input} checked={field.value} onChange={event => field.set(event.currentTarget.checked)} />
  </FieldFrame>
)
