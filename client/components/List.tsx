import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface ListProps {
  readonly label: string
  /** What to say if there is nothing in the list. */
  readonly none: string
  readonly children: readonly ReactNode[]
}

/** Several things below each other. */
export function List({ label, none, children }: ListProps) {
  if (children.length === 0) return <Text>{none}</Text>
  return (
    <Stack component="ul" aria-label={label} gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {children}
    </Stack>
  )
}
