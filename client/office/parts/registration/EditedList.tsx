import { ActionIcon, Button, Fieldset, Group, Paper, Stack, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FieldFrame } from '../../../components/fields/FieldFrame.tsx'
import type { FormField } from '../../../components/fields/form-field.ts'
import { t } from '../../texts/t.ts'

interface EditedListProps<T> {
  readonly legend: string
  readonly description: string
  readonly field: FormField<T[]>
  /** A new item. */
  readonly fresh: () => T
  readonly add: string
  /** An item in a few words, which name it. */
  readonly textOf: (item: T) => string
  readonly children: (item: T, change: (some: Partial<T>) => void, place: number) => ReactNode
}

/** A list in a form: its items are changed, added and removed, and stored with the rest of the form. */
export function EditedList<T>({
  legend,
  description,
  field,
  fresh,
  add,
  textOf,
  children,
}: EditedListProps<T>) {
  const { value: items, set } = field
  return (
    <Fieldset legend={legend}>
      <FieldFrame field={field} textOf={theirs => theirs.map(textOf).join(', ')}>
        <Stack gap="sm">
          <Text size="sm">{description}</Text>
          {items.map((item, place) => (
            <Paper key={place} withBorder p="xs">
              <Group wrap="nowrap" align="flex-start">
                <Stack gap="xs" flex={1} miw={0}>
                  {children(
                    item,
                    some => set(items.map((one, at) => (at === place ? { ...one, ...some } : one))),
                    place,
                  )}
                </Stack>
                <ActionIcon
                  size={44}
                  variant="default"
                  aria-label={t('registration.removeItem', { item: textOf(item) || String(place + 1) })}
                  onClick={() => set(items.filter((_, at) => at !== place))}
                >
                  <IconTrash />
                </ActionIcon>
              </Group>
            </Paper>
          ))}
          <div>
            <Button variant="default" leftSection={<IconPlus />} onClick={() => set([...items, fresh()])}>
              {add}
            </Button>
          </div>
        </Stack>
      </FieldFrame>
    </Fieldset>
  )
}
