import { Badge, Box, Button, Group, Text } from '@mantine/core'
import { IconCalendarEvent, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'wouter'
import { useServices } from '../../components/services.ts'
import type { ListedEvent } from '../../reading/events/kept-event-list.ts'
import { daysText } from '../../base/formats/day-title.ts'
import { ForgetButton } from './ForgetButton.tsx'
import { later } from '../../components/later.tsx'
import { t } from '../../texts/t.ts'

const SportIcon = later(async () => (await import('./SportIcon.tsx')).SportIcon)

interface EventCardProps {
  readonly scope: string
  readonly name: string
  /** Its days, its sport and the event whose division it is, if they are known. */
  readonly listed?: Pick<ListedEvent, 'start_date' | 'end_date' | 'sport' | 'meet'> | undefined
  /** It is on. */
  readonly isOn?: boolean
  readonly unsent: number
  /** On this device already. */
  readonly kept?: boolean
}

/** One event to open. */
export function EventCard({ scope, name, listed, isOn = false, unsent, kept = false }: EventCardProps) {
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
        leftSection={
          <Box component="span" w={24} h={24}>
            {listed?.sport ? <SportIcon sport={listed.sport} /> : <IconCalendarEvent />}
          </Box>
        }
        rightSection={<IconChevronRight />}
        styles={{ label: { flex: 1, textAlign: 'left', lineHeight: 1.25 } }}
      >
        <span style={{ hyphens: 'auto' }}>
          {kept && listed?.meet && (
            <Text component="span" display="block" size="sm" fw={500}>
              {listed.meet.name}
            </Text>
          )}
          {name}
          {typeof listed?.start_date === 'string' && (
            <Text component="span" display="block" size="sm" fw={500}>
              {daysText(listed.start_date, listed.end_date)}
            </Text>
          )}
        </span>
        {(isOn || unsent > 0) && (
          <Group component="span" gap={4} mt={4}>
            {isOn && (
              <Badge component="span" size="lg" color="field">
                {t('home.today')}
              </Badge>
            )}
            {unsent > 0 && (
              <Badge component="span" size="lg" color="dark">
                {t('status.notSent', { count: unsent })}
              </Badge>
            )}
          </Group>
        )}
      </Button>
      {kept && <ForgetButton scope={scope} name={name} />}
    </Group>
  )
}
