import { Button, Stack, Text, Title } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'wouter'
import classes from '../event/event.module.css'

interface LinkListProps {
  readonly title: string
  /** The text if there are no links. */
  readonly none: string
  readonly links: readonly { readonly to: string; readonly name: string; readonly more?: string }[]
}

/** A heading with links below it. */
export function LinkList({ title, none, links }: LinkListProps) {
  return (
    <Stack component="section" aria-label={title} gap="xs">
      <Title order={2}>{title}</Title>
      {links.length === 0 && <Text>{none}</Text>}
      <div className={classes.games}>
        {links.map(({ to, name, more }) => (
          <Button
            key={to}
            component={Link}
            href={to}
            variant="default"
            size="lg"
            h="auto"
            py="sm"
            justify="space-between"
            rightSection={<IconChevronRight />}
            styles={{ label: { flex: 1, textAlign: 'left', lineHeight: 1.25, overflowWrap: 'anywhere' } }}
          >
            <span>
              <bdi>{name}</bdi>
              {more && (
                <Text component="span" display="block" size="sm" fw={500}>
                  {more}
                </Text>
              )}
            </span>
          </Button>
        ))}
      </div>
    </Stack>
  )
}
