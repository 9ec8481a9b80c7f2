import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from 'wouter'
import { columnWords, groupWord } from '../../../shared-schema/sports/model/own-words.ts'
import { isSingle } from '../../../shared-schema/rules/progress/single-game.ts'
import type { Counters } from '../../../shared-schema/sports/model/figures.ts'
import { PictureOf } from '../../components/PictureOf.tsx'
import { eventGames, type EventDetails } from '../../reading/events/event-view.ts'
import { playerTotals } from '../../reading/events/player-totals.ts'
import type { EventFigures } from '../../reading/events/watch-figures.ts'
import { capital } from '../../base/formats/capital.ts'
import { shortDay } from '../../base/formats/day-title.ts'
import type { OpenScope } from '../../sync/scopes/open-scope.ts'
import { playerLabels } from '../../scoring/roster.ts'
import { teamNames } from '../../scoring/team-names.ts'
import classes from './reading.module.css'
import { useEventFigures } from './use-event-figures.ts'
import { columnText, isCountedOf } from '../../scoring/column-text.ts'
import { sharedT, t } from '../../texts/t.ts'

interface PlayerOfEventProps {
  readonly open: OpenScope
  readonly details: EventDetails
  readonly playerId: number
}

/** A player in an event: the teams, and the stat lines of each game and in total, from this device's data. */
export function PlayerOfEvent({ open, details, playerId }: PlayerOfEventProps) {
  const figures = useEventFigures(open)
  if (!figures) return null
  const { roster, players } = figures.squads
  const rows = roster.filter(({ player_id }) => player_id === playerId)
  const nameOf = teamNames(details.teams)
  return (
    <Stack>
      <Group justify="space-between">
        <Group wrap="nowrap">
          <PictureOf address={players.find(({ id }) => id === playerId)?.profile_image_200} size={72} />
          <Title order={2}>
            <bdi>{playerLabels(rows, players, [])(playerId)}</bdi>
          </Title>
        </Group>
        <Group>
          {rows.map(({ team_id }) => (
            <Button
              key={team_id}
              component={Link}
              href={`/events/${open.scope}/teams/${team_id}`}
              variant="default"
            >
              <bdi>{nameOf(team_id)}</bdi>
            </Button>
          ))}
          <Button component={Link} href={`/players/${playerId}/`} variant="default">
            {t('reading.allSeasons')}
          </Button>
        </Group>
      </Group>
      <GameByGame figures={figures} details={details} playerId={playerId} scope={open.scope} />
    </Stack>
  )
}

interface GameByGameProps {
  readonly figures: EventFigures
  readonly details: EventDetails
  readonly playerId: number
  readonly scope: string
}

/**
 * A player's stat lines, a row for each game and one for the total, in the non-empty parts of the box score.
 */
function GameByGame({ figures: { sport, games }, details, playerId, scope }: GameByGameProps) {
  const values = (counters: Counters): Record<string, number> => ({
    ...counters,
    ...sport.rules.derived(counters),
  })
  const own = games.flatMap(({ game, box }) =>
    box.players.filter(({ player_id }) => player_id === playerId).map(({ counters }) => ({ game, counters })),
  )
  const [total] = playerTotals(games).filter(({ player }) => player === playerId)
  if (!total) return <Text>{t('reading.nothingCounted')}</Text>
  const sums = values(total.counters)
  const lines = new Map(eventGames(details).map(line => [line.id, line]))
  return sport.box
    .filter(({ word, columns }) => word === null || columns.some(column => sums[column]))
    .map(({ word, columns }) => ({
      word,
      columns: columns.filter(column => isCountedOf(sport.rules, 'player', column)),
    }))
    .map(({ word, columns }, index) => (
      <div
        key={index}
        className={classes.wide}
        tabIndex={0}
        role="group"
        aria-label={t('reading.gameByGame')}
      >
        <table className={classes.list}>
          <caption>
            {word ? capital(sharedT(`groups.${groupWord(sport, word)}`)) : t('reading.gameByGame')}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('game.game')}</th>
              {columnWords(sport, columns).map(column => (
                <th key={column} scope="col" className={classes.number}>
                  <abbr title={sharedT(`columns.${column}.name`)}>{sharedT(`columns.${column}.short`)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {own.map(({ game, counters }) => {
              const line = lines.get(game.id)
              return (
                <tr key={game.id}>
                  <th scope="row">
                    <Link href={`/events/${scope}/games/${game.id}`}>{line?.teams.join(' – ')}</Link>
                    <small>
                      {[line && shortDay(line.day), isSingle(game) && t('events.countsNot')]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </th>
                  {columns.map(column => (
                    <td key={column} className={classes.number}>
                      {columnText(sport.rules, column, counters)}
                    </td>
                  ))}
                </tr>
              )
            })}
            <tr>
              <th scope="row">{t('common.total')}</th>
              {columns.map(column => (
                <td key={column} className={classes.number}>
                  {columnText(sport.rules, column, total.counters)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
        <details>
          <summary>{t('game.columnMeanings')}</summary>
          {columnWords(sport, columns).map(column => (
            <Text key={column} size="sm">
              <strong>{sharedT(`columns.${column}.short`)}</strong> {sharedT(`columns.${column}.name`)}:{' '}
              {sharedT(`columns.${column}.meaning`)}
            </Text>
          ))}
        </details>
      </div>
    ))
}
