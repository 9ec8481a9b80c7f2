import { Text } from '@mantine/core'
import { useMemo } from 'react'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { ExportTable } from '../../components/ExportTable.tsx'
import { ShareButtons } from '../../components/ShareButtons.tsx'
import { stacked } from '../../reading/events/pictures/picture.ts'
import { standingsPicture } from '../../reading/events/pictures/standings-picture.ts'
import { standingsSheet } from '../../reading/events/standings-sheet.ts'
import { publicPath } from '../../reading/events/public-path.ts'
import type { EventDetails } from '../../reading/events/event-view.ts'
import { standingTables } from '../../reading/events/standing-tables.ts'
import { teamPictures } from '../../reading/events/team-pictures.ts'
import type { TournamentRecords } from '../../sync/storage/tournament-records.ts'
import classes from './event.module.css'
import { Awards } from './Awards.tsx'
import { SingleGames } from './SingleGames.tsx'
import { StandingsTable } from './StandingsTable.tsx'
import { t } from '../../texts/t.ts'

/** All standings of the event, and the games that count in none, as this device counts them from the games it knows. */
export function Standings({
  details,
  records,
  scope,
  event,
}: {
  details: EventDetails
  records: TournamentRecords
  scope: Scope
  event: string
}) {
  const tables = useMemo(() => standingTables(details, records), [details, records])
  const others = (
    <>
      <SingleGames details={details} records={records} scope={scope} />
      <Awards scope={scope} />
    </>
  )
  if (tables.length === 0)
    return (
      <>
        <Text>{t('events.noStandings')}</Text>
        {others}
      </>
    )
  return (
    <>
      <Text>{t('events.tapTeam')}</Text>
      <div className={classes.tables}>
        {tables.map(table => (
          <StandingsTable
            key={table.key}
            table={table}
            pictureOf={teamPictures(details.teams)}
            scope={scope}
          />
        ))}
      </div>
      {others}
      <ExportTable title={t('events.standings')} table={() => standingsSheet(tables)} />
      <ShareButtons
        title={event}
        path={publicPath(scope, 'standings')}
        picture={() =>
          stacked(
            `${event} ${t('events.standings')}`,
            tables.map(table => standingsPicture(table, event)),
          )
        }
      />
    </>
  )
}
