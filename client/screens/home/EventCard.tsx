import { Badge, Button, Group, Text } from '@mantine/core'
import { IconCalendarEvent, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'wouter'
import { useServices } from '../../components/services.ts'
import type { ListedEvent } from '../../reading/events/event-list.ts'
import { daysText } from '../../base/formats/day-title.ts'
import { ForgetButton } from './ForgetButton.tsx'
import { t } from '../../texts/t.ts'

interface EventCardProps {
  readonly scope: string
  readonly name: string
  /** The days of the event, if they are known. */
  readonly days?: Pick<ListedEvent, 'start_date' | 'end_date'> | undefined
  /** It is on. */
  readonly isOn?: boolean
  readonly unsent: number
  /** On this device already. */
  readonly kept?: boolean
}

/** One event to open. */
export function EventCard({ scope, name, days, isOn = false, unsent, kept = false }: EventCardProps) {
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
          {typeof days?.start_date === 'string' && (
            <Text component="span" display="block" size="sm" fw={500}>
              {daysText(days.start_date, days.end_date)}
            </Text>
          )}
        </span>
      </Button>
      {isOn && (
        <Badge size="xl" color="field">
          {t('home.today')}
        </Badge>
      )}
      {unsent > 0 && (
        <Badge size="xl" color="dark">
          {t('status.notSent', { count: unsent })}
        </Badge>
      )}
      {kept && <ForgetButton scope={scope} name={name} />}
    </Group>
  )
}
