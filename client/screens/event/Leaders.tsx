import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { columnWord } from '../../../shared-schema/sports/model/own-words.ts'
import type { EventDetails } from '../../reading/events/event-view.ts'
import { leadersOf } from '../../reading/events/leaders.ts'
import { playerTotals } from '../../reading/events/player-totals.ts'
import type { EventFigures } from '../../reading/events/watch-figures.ts'
import { figureCell } from '../../base/sheets/table.ts'
import { capital } from '../../base/formats/capital.ts'
import { ExportTable } from '../../components/ExportTable.tsx'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import { playerLabels } from '../../scoring/roster.ts'
import { teamNames } from '../../scoring/team-names.ts'
import classes from './reading.module.css'
import { useEventFigures } from './use-event-figures.ts'
import { valueText } from '../../scoring/column-text.ts'
import { sharedT, t } from '../../texts/t.ts'

const RANKS = 10

/** The leaders in the ranking columns of the box score, from the games on this device. */
export function Leaders({ open, details }: { open: OpenScope; details: EventDetails }) {
  const figures = useEventFigures(open)
  return figures && <LeaderLists figures={figures} details={details} scope={open.scope} />
}

interface LeaderListsProps {
  readonly figures: EventFigures
  readonly details: EventDetails
  readonly scope: string
}

function LeaderLists({ figures: { sport, games, squads }, details, scope }: LeaderListsProps) {
  const lists = useMemo(
    () => leadersOf(sport, playerTotals(games), RANKS).filter(({ leaders }) => leaders.length > 0),
    [sport, games],
  )
  const labelOf = useMemo(() => playerLabels(squads.roster, squads.players, []), [squads])
  const nameOf = teamNames(details.teams)
  if (lists.length === 0) return <Text>{t('reading.noLeaders')}</Text>
  return (
    <>
      <div className={classes.lists}>
        {lists.map(({ column, minimum, leaders }) => (
          <section key={column}>
            <table className={classes.list}>
              <caption>
                {capital(sharedT(`columns.${columnWord(sport, column)}.name`))}
                <small>{sharedT(`columns.${columnWord(sport, column)}.meaning`)}</small>
              </caption>
              <tbody>
                {leaders.map(({ rank, player, teamIds, value }) => (
                  <tr key={player}>
                    <td className={classes.number}>{rank}</td>
                    <th scope="row">
                      {typeof player === 'number' ? (
                        <Link href={`/events/${scope}/players/${player}`}>{labelOf(player)}</Link>
                      ) : (
                        labelOf(player)
                      )}
                      <small>{teamIds.map(nameOf).join(', ')}</small>
                    </th>
                    <td className={classes.number}>{valueText(sport.rules, column, value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {minimum !== null && <Text>{t('reading.withAttempts', { count: minimum })}</Text>}
          </section>
        ))}
      </div>
      <ExportTable
        title={t('reading.leaders')}
        table={() => ({
          columns: [
            ...[t('tables.columns.statistic'), t('tables.columns.place'), t('tables.columns.player')],
            ...[t('tables.columns.team'), t('tables.columns.value')],
          ],
          rows: lists.flatMap(({ column, leaders }) =>
            leaders.map(({ rank, player, teamIds, value }) => [
              capital(sharedT(`columns.${columnWord(sport, column)}.name`)),
              ...[rank, labelOf(player), teamIds.map(nameOf).join(', ')],
              figureCell(valueText(sport.rules, column, value)),
            ]),
          ),
        })}
      />
    </>
  )
}
