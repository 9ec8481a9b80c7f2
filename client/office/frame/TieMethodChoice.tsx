import { Select } from '@mantine/core'
import { tieMethods } from '../../../shared-schema/resources/tie-decisions.ts'
import { t } from '../texts/t.ts'

export type TieMethod = (typeof tieMethods)[number]

interface TieMethodProps {
  readonly value: TieMethod
  readonly onChange: (method: TieMethod) => void
}

/** The method by which somebody decided about level teams. */
export const TieMethodChoice = ({ value, onChange }: TieMethodProps) => (
  <Select
    label={t('decisions.method')}
    allowDeselect={false}
    value={value}
    onChange={chosen => onChange(tieMethods.find(one => one === chosen) ?? 'coin toss')}
    data={tieMethods.map(one => ({ value: one, label: t(`decisions.by.${one}`) }))}
  />
)
