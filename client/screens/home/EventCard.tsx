import { Badge, Button, Group, Text } from '@mantine/core'
import { IconCalendarEvent, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'wouter'
import { useServices } from '../../components/services.ts'
import { ForgetButton } from './ForgetButton.tsx'
import { t } from '../../texts/t.ts'

interface EventCardProps {
  readonly scope: string
  readonly name: string
  readonly date?: string | null
  readonly unsent: number
  /** On this device already. */
  readonly kept?: boolean
}

/** One event to open. */
export function EventCard({ scope, name, date = null, unsent, kept = false }: EventCardProps) {
  const { known } = useServices()
  return (
    <Group wrap="nowrap" gap="xs">
      <Button
        component={Link}
        href={`/events/${scope}`}
        onClick={() => known.opened(scope, name)}
        variant="default"
        size="lg"
        flex={1}
        miw={0}
        h="auto"
        py="sm"
        justify="space-between"
        leftSection={<IconCalendarEvent />}
        rightSection={<IconChevronRight />}
        styles={{ label: { flex: 1, textAlign: 'left', lineHeight: 1.25 } }}
      >
        <span>
          {name}
          {date !== null && (
            <Text component="span" display="block" size="sm" fw={500}>
              {date}
            </Text>
          )}
        </span>
      </Button>
      {unsent > 0 && (
        <Badge size="xl" color="dark">
          {t('status.notSent', { count: unsent })}
        </Badge>
      )}
      {kept && <ForgetButton scope={scope} name={name} />}
    </Group>
  )
}
