import { Alert, Button, Group } from '@mantine/core'
import { IconAlertTriangle, IconClipboardCheck } from '@tabler/icons-react'
import { Link } from 'wouter'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import { t } from '../../texts/t.ts'
import { useDesk } from './use-desk.ts'

/** A link to an event's desk, for its office, with the number of open decisions there. */
export function DeskNotice({ open }: { open: OpenScope }) {
  const desk = useDesk(open)
  if (!desk) return null
  const { length } = desk.disputed
  const here = `/events/${open.scope}/office`
  if (length === 0) {
    return (
      <Group justify="flex-end">
        <Button component={Link} href={here} variant="default" leftSection={<IconClipboardCheck />}>
          {t('office.office')}
        </Button>
      </Group>
    )
  }
  return (
    <Alert
      color="yellow"
      role="status"
      icon={<IconAlertTriangle />}
      title={t('office.differ', { count: length })}
    >
      <Button component={Link} href={here}>
        {t('game.compare')}
      </Button>
    </Alert>
  )
}
