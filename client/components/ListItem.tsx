import { Anchor, Group, Paper, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

export interface ItemLink {
  readonly to: string
  readonly text: string
}

interface ListItemProps {
  readonly name: string
  /** Further facts, line by line. */
  readonly lines: readonly string[]
  /** A link to more. */
  readonly link?: ItemLink | undefined
  /** The item's buttons. */
  readonly children: ReactNode
}

/** One item of a list. */
export function ListItem({ name, lines, link, children }: ListItemProps) {
  return (
    <Paper withBorder p="sm" component="li">
      <Group wrap="nowrap" justify="space-between">
        <Stack gap={2} miw={0}>
          <Text fw={700}>{name}</Text>
          {lines.map(line => (
            <Text key={line} size="sm" style={{ overflowWrap: 'anywhere' }}>
              {line}
            </Text>
          ))}
          {link && (
            <Anchor component={Link} href={link.to} size="sm" style={{ overflowWrap: 'anywhere' }}>
              {link.text}
            </Anchor>
          )}
        </Stack>
        {children}
      </Group>
    </Paper>
  )
}
