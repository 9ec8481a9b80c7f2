import { Box } from '@mantine/core'
import { problemText } from '../../frame/problem-text.ts'
import { RemoveButton } from '../../../components/RemoveButton.tsx'
import type { CalendarEvent } from '../../data/calendar.ts'
import { titleOf } from '../../data/calendar-entries.ts'
import { t } from '../../texts/t.ts'
import { noContent } from '../../../base/requests/send-request.ts'
import { t as commonT } from '../../../texts/t.ts'
import { useConnection } from '../../frame/connection.ts'
import { useChange } from '../../frame/use-change.ts'

/** Deletes an event of the calendar after confirmation, unless somebody else changed it meanwhile. */
export function RemoveEvent({ event, onRemoved }: { event: CalendarEvent; onRemoved: () => void }) {
  const { answers } = useConnection()
  const { send } = useChange<undefined>()
  if (!answers) return null
  return (
    <Box ml="auto">
      <RemoveButton
        name={commonT('common.removeThis', { name: titleOf(event) })}
        consequence={t('calendar.removeWhat')}
        confirm={commonT('common.confirmRemove')}
        onConfirm={async () => {
          await send({
            method: 'DELETE',
            path: `/v1/events/${event.id}/`,
            asOf: event.time_last_updated,
            shape: noContent,
          })
          onRemoved()
        }}
        problemOf={problemText}
      />
    </Box>
  )
}
