import { Table, Text, Title } from '@mantine/core'
import { columnWords, groupWord } from '../../../shared-schema/sports/model/own-words.ts'
import type { BoxGroup } from '../../../shared-schema/sports/model/sport.ts'
import type { Counters } from '../../../shared-schema/sports/model/figures.ts'
import type { ColumnWord } from '../../../shared-schema/texts/shared-texts.ts'
import { capital } from '../../base/formats/capital.ts'
import type { GameView } from '../../scoring/game-view.ts'
import classes from './game.module.css'
import { columnText, isCountedOf, isTimeOfPlayers } from '../../scoring/column-text.ts'
import { sharedT, t } from '../../texts/t.ts'

/** The counters of each player, from the plays on this device, in the parts that the sport has. */
export function BoxScoreTable({ view }: { readonly view: GameView }) {
  if (view.box.teams.length === 0) return <Text>{t('game.nothingYet')}</Text>
  return view.sport.box.map((group, index) => (
    <section key={index}>
      {group.word && (
        <Title order={3}>{capital(sharedT(`groups.${groupWord(view.sport, group.word)}`))}</Title>
      )}
      <BoxGroupTables group={group} view={view} />
      <details>
        <summary>{t('game.columnMeanings')}</summary>
        {columnWords(view.sport, group.columns).map(column => (
          <Text key={column} size="sm">
            <strong>{sharedT(`columns.${column}.short`)}</strong> {sharedT(`columns.${column}.name`)}:{' '}
            {sharedT(`columns.${column}.meaning`)}
          </Text>
        ))}
      </details>
    </section>
  ))
}

interface BoxGroupTablesProps {
  readonly group: BoxGroup<ColumnWord>
  readonly view: GameView
}

/** A part of the box score for each team: those who did something of it, the best by its ranking first. */
function BoxGroupTables({
  group: { columns, ranking, word },
  view: { sides, box, names, sport },
}: BoxGroupTablesProps) {
  const values = (counters: Counters): Record<string, number> => ({
    ...counters,
    ...sport.rules.derived(counters),
  })
  const rank = (counters: Counters): number => values(counters)[ranking ?? columns[0] ?? ''] ?? 0
  return sides
    .filter(({ id }) => id !== null)
    .map(({ id, name }) => {
      const players = box.players
        .filter(({ team_id }) => team_id === id)
        .filter(({ counters }) => word === null || columns.some(column => values(counters)[column]))
        .sort((a, b) => rank(b.counters) - rank(a.counters))
      const team = box.teams.find(line => line.team_id === id)
      return (
        <Table.ScrollContainer key={id} minWidth={0} mb="md">
          <Table fz="md" horizontalSpacing={6} withTableBorder bg="var(--surface)">
            <Table.Thead>
              <Table.Tr>
                <Table.Th className={classes.named}>{name}</Table.Th>
                {columnWords(sport, columns).map(column => (
                  <Table.Th key={column} ta="right" style={{ whiteSpace: 'nowrap' }}>
                    <abbr title={sharedT(`columns.${column}.name`)}>
                      {sharedT(`columns.${column}.short`)}
                    </abbr>
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {players.map(({ player_id, counters }) => (
                <Row
                  key={player_id}
                  label={names.player(player_id)}
                  values={columns.map(column =>
                    isCountedOf(sport.rules, 'player', column)
                      ? columnText(sport.rules, column, counters)
                      : '',
                  )}
                  isTeam={false}
                />
              ))}
              {team && (
                <Row
                  label={t('game.team')}
                  values={columns.map(column =>
                    isTimeOfPlayers(sport.rules, column)
                      ? columnText(sport.rules, column, { [column]: timeOf(column, id, box.players) })
                      : isCountedOf(sport.rules, 'team', column)
                        ? columnText(sport.rules, column, team.counters)
                        : '',
                  )}
                  isTeam
                />
              )}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )
    })
}

interface RowProps {
  readonly label: string
  readonly values: readonly string[]
  readonly isTeam: boolean
}

function Row({ label, values, isTeam }: RowProps) {
  return (
    <Table.Tr fw={isTeam ? 800 : 500}>
      <Table.Td className={classes.named}>{label}</Table.Td>
      {values.map((value, column) => (
        <Table.Td key={column} ta="right">
          {value}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

/** The seconds of all players of a team. */
const timeOf = (column: string, teamId: number | null, players: GameView['box']['players']): number =>
  players.reduce((sum, { team_id, counters }) => sum + (team_id === teamId ? (counters[column] ?? 0) : 0), 0)
