import { Box } from '@mantine/core'
import { RemoveRecord } from '../../frame/RemoveRecord.tsx'
import type { CalendarEvent } from '../../data/calendar.ts'
import { titleOf } from '../../data/calendar-entries.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { useConnection } from '../../../components/connection.ts'

/** Deletes an event of the calendar after confirmation, unless somebody else changed it meanwhile. */
export function RemoveEvent({ event, onRemoved }: { event: CalendarEvent; onRemoved: () => void }) {
  const { answers } = useConnection()
  if (!answers) return null
  return (
    <Box ml="auto">
      <RemoveRecord
        name={clientT('common.removeThis', { name: titleOf(event) })}
        consequence={t('calendar.removeWhat')}
        confirm={clientT('common.confirmRemove')}
        path={`/v1/events/${event.id}/`}
        asOf={event.time_last_updated}
        onRemoved={onRemoved}
      />
    </Box>
  )
}
