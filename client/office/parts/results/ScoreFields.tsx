import { Group } from '@mantine/core'
import { TextField } from '../../../components/fields/TextField.tsx'
import type { FormOfRecord } from '../../frame/use-edits.ts'
import type { WrittenResult } from './result-form.ts'

interface ScoreFieldsProps {
  readonly form: FormOfRecord<WrittenResult>
  readonly names: readonly ('one' | 'two' | 'shootoutOne' | 'shootoutTwo')[]
  readonly labels: readonly string[]
  readonly description?: string
}

/** Two numbers side by side, one of each team. */
export const ScoreFields = ({ form, names, labels, description }: ScoreFieldsProps) => (
  <Group grow align="flex-start">
    {names.map((name, index) => (
      <TextField
        key={name}
        label={labels[index]}
        description={description}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus={name === 'one' || undefined}
        onFocus={event => event.currentTarget.select()}
        field={form.field(name)}
      />
    ))}
  </Group>
)
