import { Group, NativeSelect } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { ExportTable } from '../../components/ExportTable.tsx'
import { ShareButtons } from '../../components/ShareButtons.tsx'
import { useSearchChoices } from '../../components/use-search-choices.ts'
import { gamesPicture } from '../../reading/events/pictures/games-picture.ts'
import { publicPath } from '../../reading/events/public-path.ts'
import {
  eventGames,
  groupedGames,
  presentGroup,
  titleOfDay,
  type EventDetails,
} from '../../reading/events/event-view.ts'
import { gameLabels } from '../../../shared-schema/rules/brackets/game-labels.ts'
import { sourcesOf } from '../../reading/events/sources-of.ts'
import { partsOfGames } from '../../reading/events/part-of-game.ts'
import { sheetOfEvent } from '../../reading/events/games-sheet.ts'
import { scheduleGrid } from '../../reading/events/schedule-grid.ts'
import type { TournamentRecords } from '../../sync/storage/tournament-records.ts'
import { GameCard } from './GameCard.tsx'
import classes from './reading.module.css'
import { sharedT, t } from '../../texts/t.ts'

interface ScheduleProps {
  readonly details: EventDetails
  readonly records: TournamentRecords
  readonly scope: Scope
  /** The name of the event. */
  readonly event: string
}

/** The games of a day as a table of fields and times, and the way to the games of one team. */
export function Schedule({ details, records, scope, event }: ScheduleProps) {
  const [, go] = useLocation()
  const [wanted, choose] = useSearchChoices()
  const [openedAt] = useState(Date.now)
  const lines = useMemo(
    () =>
      eventGames(
        details,
        sourcesOf(details.games, gameLabels(details.games, records.brackets, sharedT), records.pools),
      ),
    [details, records],
  )
  const parts = useMemo(() => partsOfGames(details, records), [details, records])
  const groups = useMemo(() => groupedGames(lines), [lines])
  const days = [...new Set(lines.map(({ day }) => day))]
  const day =
    wanted.get('day') ?? groups[presentGroup(groups, openedAt)]?.day ?? days.findLast(one => one !== '') ?? ''
  const { fields, rows } = scheduleGrid(lines, day)
  const teams = [...details.teams].sort((a, b) => a.name.localeCompare(b.name))
  return (
    <>
      <Group grow preventGrowOverflow={false}>
        <NativeSelect
          aria-label={t('reading.day')}
          value={day}
          onChange={({ currentTarget }) => choose({ day: currentTarget.value })}
          data={days.map(value => ({ value, label: titleOfDay(value) }))}
        />
        <NativeSelect
          aria-label={t('reading.gamesOfTeam')}
          value=""
          onChange={({ currentTarget }) => go(`/events/${scope}/teams/${currentTarget.value}`)}
          data={[
            { value: '', label: t('reading.gamesOfTeam') },
            ...teams.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </Group>
      <div className={classes.gridRoom} tabIndex={0} role="group" aria-label={t('reading.schedule')}>
        <table className={classes.grid} aria-label={titleOfDay(day)}>
          <thead>
            <tr>
              <td />
              {fields.map(field => (
                <th key={field} scope="col">
                  {field || t('reading.noField')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ time, cells }) => (
              <tr key={time}>
                <th scope="row">
                  {time.split(' ').map(word => (
                    <span key={word}>{word} </span>
                  ))}
                </th>
                {cells.map((games, column) => (
                  <td key={column}>
                    {games.map(game => (
                      <GameCard
                        key={game.id}
                        game={{ ...game, field: '' }}
                        part={parts.get(game.id)}
                        scope={scope}
                      />
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ExportTable
        title={t('reading.schedule')}
        table={() => sheetOfEvent(details, lines, id => parts.get(id))}
      />
      <ShareButtons
        title={event}
        path={publicPath(scope)}
        picture={() =>
          gamesPicture(
            titleOfDay(day),
            event,
            lines.filter(line => line.day === day),
          )
        }
      />
    </>
  )
}
