import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { EditConflict } from './EditConflict.tsx'
import type { FormField } from './form-field.ts'

interface FieldFrameProps<T> {
  readonly field: FormField<T>
  /** A value of the field in words. */
  readonly textOf: (value: T) => string
  readonly children: ReactNode
}

/** An input with a note below it while somebody else's value is in conflict. */
export const FieldFrame = <T,>({ field: { conflict }, textOf, children }: FieldFrameProps<T>) => (
  <Stack gap={4}>
    {children}
    {conflict && <EditConflict theirs={textOf(conflict.theirs)} onTake={conflict.takeTheirs} />}
  </Stack>
)
