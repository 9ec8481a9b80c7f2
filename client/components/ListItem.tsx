import { Anchor, Group, Paper, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

export interface ItemLink {
  readonly to: string
  readonly text: string
}

interface ListItemProps {
  readonly name: string
  /** What else there is to know, line by line. */
  readonly lines: readonly string[]
  /** Where there is more. */
  readonly link?: ItemLink | undefined
  /** What can be done with it. */
  readonly children: ReactNode
}

/** One of several things in a list. */
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
