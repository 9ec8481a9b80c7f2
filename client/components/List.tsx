import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface ListProps {
  readonly label: string
  /** Shown if the list is empty. */
  readonly none: string
  readonly children: readonly ReactNode[]
}

/** Items in a column. */
export function List({ label, none, children }: ListProps) {
  if (children.length === 0) return <Text>{none}</Text>
  return (
    <Stack component="ul" aria-label={label} gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {children}
    </Stack>
  )
}
