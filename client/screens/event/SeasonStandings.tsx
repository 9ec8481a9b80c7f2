import { SegmentedControl, Switch, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { ExportTable } from '../../components/ExportTable.tsx'
import { ShareButtons } from '../../components/ShareButtons.tsx'
import { stacked } from '../../reading/events/pictures/picture.ts'
import { standingsPicture } from '../../reading/events/pictures/standings-picture.ts'
import { standingsSheet } from '../../reading/events/standings-sheet.ts'
import { publicPath } from '../../reading/events/public-path.ts'
import { wholeTable, type TableView } from '../../../shared-schema/rules/league-table/league-season.ts'
import type { EventDetails } from '../../reading/events/event-view.ts'
import { seasonTables } from '../../reading/events/season-tables.ts'
import { teamPictures } from '../../reading/events/team-pictures.ts'
import type { SeasonRecords } from '../../sync/storage/season-records.ts'
import classes from './event.module.css'
import { Awards } from './Awards.tsx'
import { StandingsTable } from './StandingsTable.tsx'
import { t } from '../../texts/t.ts'

const LAST = 5

/** Which games the table is of. */
const views: Readonly<Record<'all' | 'home' | 'away' | 'last', TableView>> = {
  all: wholeTable,
  home: { ...wholeTable, venue: 'home' },
  away: { ...wholeTable, venue: 'away' },
  last: { ...wholeTable, last: LAST },
}

/** The table of a season, or of a part of its games, as this device counts it. */
export function SeasonStandings({
  details,
  season,
  scope,
  event,
}: {
  details: EventDetails
  season: SeasonRecords
  scope: Scope
  event: string
}) {
  const [which, setWhich] = useState<keyof typeof views>('all')
  const [live, setLive] = useState(false)
  const tables = useMemo(
    () => seasonTables(details, season, { ...views[which], live }),
    [details, season, which, live],
  )
  if (tables.length === 0) return <Text>{t('events.noTeams')}</Text>
  return (
    <>
      <SegmentedControl
        fullWidth
        size="md"
        aria-label={t('events.whichGames')}
        value={which}
        onChange={setWhich}
        data={[
          { value: 'all', label: t('events.all') },
          { value: 'home', label: t('events.home') },
          { value: 'away', label: t('events.away') },
          { value: 'last', label: t('events.lastGames', { count: LAST }) },
        ]}
      />
      <Switch
        size="lg"
        label={t('events.live')}
        checked={live}
        onChange={event => setLive(event.currentTarget.checked)}
      />
      <Text>{t('events.tapTeam')}</Text>
      <div className={classes.tables}>
        {tables.map(table => (
          <div key={table.key}>
            <StandingsTable table={table} pictureOf={teamPictures(details.teams)} scope={scope} />
            {table.decided.map((decision, index) => (
              <Text key={index}>{decision}</Text>
            ))}
          </div>
        ))}
      </div>
      <Awards scope={scope} />
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
