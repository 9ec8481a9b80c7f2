import { Text } from '@mantine/core'
import { useMemo } from 'react'
import type { EventDetails } from '../../events/event-view.ts'
import { standingTables } from '../../events/standing-tables.ts'
import type { TournamentRecords } from '../../storage/tournament-records.ts'
import classes from './event.module.css'
import { StandingsTable } from './StandingsTable.tsx'
import { t } from '../../texts/t.ts'

/** All standings of the event, as this device counts them from the games it knows. */
export function Standings({
  details,
  records,
  scope,
}: {
  details: EventDetails
  records: TournamentRecords
  scope: string
}) {
  const tables = useMemo(() => standingTables(details, records), [details, records])
  if (tables.length === 0) return <Text>{t('events.noStandings')}</Text>
  return (
    <>
      <Text>{t('events.tapTeam')}</Text>
      <div className={classes.tables}>
        {tables.map(table => (
          <StandingsTable key={table.key} table={table} scope={scope} />
        ))}
      </div>
    </>
  )
}
