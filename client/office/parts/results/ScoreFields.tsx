import { Group, Stack, TextInput } from '@mantine/core'
import { EditConflict } from '../../frame/EditConflict.tsx'
import type { useEdits } from '../../frame/use-edits.ts'
import type { WrittenResult } from './result-form.ts'

interface ScoreFieldsProps {
  readonly form: ReturnType<typeof useEdits<WrittenResult>>
  /** The stored result. */
  readonly now: WrittenResult
  readonly names: readonly ('one' | 'two' | 'shootoutOne' | 'shootoutTwo')[]
  readonly labels: readonly string[]
  readonly description?: string
}

/** Two numbers side by side, one of each team, with values that somebody else stored meanwhile. */
export function ScoreFields({ form, now, names, labels, description }: ScoreFieldsProps) {
  return (
    <Group grow align="flex-start">
      {names.map((name, index) => (
        <Stack key={name} gap={4}>
          <TextInput
            label={labels[index]}
            description={description}
            inputMode="numeric"
            autoComplete="off"
            data-autofocus={name === 'one' || undefined}
            value={form.values[name]}
            onFocus={event => event.currentTarget.select()}
            onChange={event => form.set(name, event.currentTarget.value)}
          />
          {form.conflicts.includes(name) && (
            <EditConflict theirs={now[name]} onTake={() => form.takeTheirs(name)} />
          )}
        </Stack>
      ))}
    </Group>
  )
}
