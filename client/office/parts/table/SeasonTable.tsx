import { Checkbox, Group, SegmentedControl, Stack, Table, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import type { SheetTable } from '../../../base/sheets/table.ts'
import { groupBy } from '../../../../shared-schema/rules/group-by.ts'
import { leagueRule } from '../../../../shared-schema/rules/league-table/league-rule.ts'
import { ratioColumns } from '../../../../shared-schema/rules/league-table/ratio-columns.ts'
import { usualTable } from '../../../../shared-schema/sports/usual-table.ts'
import { negative, ratioText, signed } from '../../../reading/events/standing-table.ts'
import { ExportTable } from '../../../components/ExportTable.tsx'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { leagueTableOf, lineName, type LeagueLine } from '../../data/league-table.ts'
import { usualGamesIn } from '../../data/usual-games.ts'
import type { Season } from '../../data/shapes.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { useSearchChoices } from '../../../components/use-search-choices.ts'
import { decisionText } from './decision-text.ts'
import { SeasonTies } from './SeasonTies.tsx'
import classes from './table.module.css'

const LAST = 5
const which = z.enum(['all', 'home', 'away', 'last'])

/** The table by its rules, of all games or a part of them, each place with its reason. */
export function SeasonTable({ season }: { season: Season }) {
  const [wanted, choose] = useSearchChoices()
  const view = which.catch('all').parse(wanted.get('games'))
  const date = wanted.get('date') ?? ''
  const live = wanted.get('live') !== null
  const table = useQuery(
    leagueTableOf(season.id, {
      venue: view === 'last' ? 'all' : view,
      last: view === 'last' ? LAST : null,
      date,
      live,
    }),
  )
  const { data: usual } = useQuery(usualGamesIn(season.league.id))
  const ratios = usual ? ratioColumns(leagueRule(season, usualTable(usual.sport))) : []
  return (
    <Stack>
      <Group align="flex-end">
        <SegmentedControl
          aria-label={clientT('events.whichGames')}
          value={view}
          onChange={value => choose({ games: value === 'all' ? null : value })}
          data={which.options.map(value => ({
            value,
            label:
              value === 'last' ? clientT('events.lastGames', { count: LAST }) : clientT(`events.${value}`),
          }))}
        />
        <TextInput
          type="date"
          label={t('table.onDay')}
          value={date}
          onChange={event => choose({ date: event.currentTarget.value || null })}
        />
        <Checkbox
          label={clientT('events.live')}
          checked={live}
          onChange={event => choose({ live: event.currentTarget.checked ? 'yes' : null })}
        />
      </Group>
      <QueryResult query={table}>
        {({ standings }) =>
          standings.length === 0 ? (
            <Text>{clientT('events.noTeams')}</Text>
          ) : (
            <>
              {view === 'all' && date === '' && !live && (
                <SeasonTies seasonId={season.id} lines={standings} />
              )}
              {[...groupBy(standings, ({ division }) => division)].map(([division, lines]) => (
                <Division key={division} division={division} lines={lines} ratios={ratios} />
              ))}
              <ExportTable title={clientT('events.seasonTable')} table={() => sheetOf(standings, ratios)} />
            </>
          )
        }
      </QueryResult>
    </Stack>
  )
}

type Ratios = ReturnType<typeof ratioColumns>

interface DivisionProps {
  readonly division: string
  readonly lines: readonly LeagueLine[]
  /** The ratios by which the season is ranked. */
  readonly ratios: Ratios
}

function Division({ division, lines, ratios }: DivisionProps) {
  const title = division === '' ? clientT('events.seasonTable') : division
  const hasOvertime = lines.some(line => line.overtime_wins + line.overtime_losses > 0)
  return (
    <section>
      {division !== '' && (
        <Title order={2} size="h3">
          {bidiIsolate(division)}
        </Title>
      )}
      <div className={classes.wide} tabIndex={0} role="group" aria-label={title}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('results.place')}</Table.Th>
              <Table.Th>{t('results.team')}</Table.Th>
              <Table.Th>{t('table.played')}</Table.Th>
              <Table.Th>{t('table.won')}</Table.Th>
              <Table.Th>{t('table.drawn')}</Table.Th>
              <Table.Th>{t('table.lost')}</Table.Th>
              {hasOvertime && <Table.Th>{t('table.overtime')}</Table.Th>}
              <Table.Th>{t('table.goals')}</Table.Th>
              <Table.Th>{t('table.difference')}</Table.Th>
              {ratios.map(name => (
                <Table.Th key={name}>{clientT(`events.${name}.name`)}</Table.Th>
              ))}
              <Table.Th>{t('table.points')}</Table.Th>
              <Table.Th>{t('table.form')}</Table.Th>
              <Table.Th>{t('table.why')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map(line => (
              <Table.Tr key={line.team_id}>
                <Table.Td>{line.place}</Table.Td>
                <Table.Th scope="row">{lineName(line)}</Table.Th>
                <Table.Td>{line.games_played}</Table.Td>
                <Table.Td>{line.wins}</Table.Td>
                <Table.Td>{line.ties}</Table.Td>
                <Table.Td>{line.losses}</Table.Td>
                {hasOvertime && <Table.Td>{`${line.overtime_wins}–${line.overtime_losses}`}</Table.Td>}
                <Table.Td>{`${line.points_scored}:${line.points_allowed}`}</Table.Td>
                <Table.Td>{signed(String(line.plus_minus))}</Table.Td>
                {ratios.map(name => (
                  <Table.Td key={name}>{ratioText(line[name])}</Table.Td>
                ))}
                <Table.Td>
                  <b>{negative(String(line.points))}</b>
                </Table.Td>
                <Table.Td>{line.form.map(ended => t(`table.ended.${ended}`)).join(' ')}</Table.Td>
                <Table.Td>{line.reason ?? ''}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {lines.flatMap(line =>
        line.point_decisions.map((decision, index) => (
          <Text key={`${line.team_id} ${index}`}>{decisionText(lineName(line), decision)}</Text>
        )),
      )}
    </section>
  )
}

/** All divisions in one table, each figure in a column of its own. */
function sheetOf(lines: readonly LeagueLine[], ratios: Ratios): SheetTable {
  const hasDivisions = lines.some(({ division }) => division !== '')
  return {
    columns: [
      ...(hasDivisions ? [t('lists.division')] : []),
      ...[t('results.place'), t('results.team'), t('table.played'), t('table.won'), t('table.drawn')],
      ...[t('table.lost'), t('table.scored'), t('table.allowed'), t('table.difference')],
      ...[...ratios.map(name => clientT(`events.${name}.name`)), t('table.points')],
      ...[t('table.form'), t('table.why')],
    ],
    rows: lines.map(line => [
      ...(hasDivisions ? [line.division] : []),
      ...[line.place, line.team?.name ?? null, line.games_played, line.wins, line.ties, line.losses],
      ...[line.points_scored, line.points_allowed, line.plus_minus],
      ...[...ratios.map(name => line[name]), line.points],
      ...[line.form.map(ended => t(`table.ended.${ended}`)).join(' '), line.reason],
    ]),
  }
}
