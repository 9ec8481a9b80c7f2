import { Alert, Stack } from '@mantine/core'
import { IconGavel } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** Something that the rules leave to a person, with the available actions. */
export const ToDecide = ({ title, children }: { title: string; children: ReactNode }) => (
  <Alert color="yellow" icon={<IconGavel />} title={title}>
    <Stack align="flex-start">{children}</Stack>
  </Alert>
)
