import { usualTable } from '../../../shared-schema/sports/usual-table.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { leagueRule } from '../../../shared-schema/rules/league-table/league-rule.ts'
import type {
  LeagueSeason,
  PointDecision,
  TableView,
} from '../../../shared-schema/rules/league-table/league-season.ts'
import { leagueTable, type LeagueStanding } from '../../../shared-schema/rules/league-table/league-table.ts'
import { leagueTeams } from '../../../shared-schema/rules/league-table/league-teams.ts'
import { ratioColumns } from '../../../shared-schema/rules/league-table/ratio-columns.ts'
import { shortDay } from '../../base/formats/day-title.ts'
import { bidiIsolate } from '../../base/formats/bidi-isolate.ts'
import type { PlayedGame } from '../../scoring/played-games.ts'
import { teamNames } from '../../scoring/team-names.ts'
import type { SeasonRecords } from '../../sync/storage/season-records.ts'
import { t } from '../../texts/t.ts'
import type { EventDetails } from './event-view.ts'
import {
  column,
  goalsText,
  ratioText,
  negative,
  reasonOf,
  signed,
  type NameOf,
  type StandingTable,
} from './standing-table.ts'

/** The table of a season, or of one of its divisions. */
export interface SeasonTable extends StandingTable {
  /** The office's point decisions, with the reasons. */
  readonly decided: readonly string[]
}

/** The table of each division of a season: folded on this device, from its data on the games. */
export function seasonTables(
  { games, teams }: EventDetails,
  records: SeasonRecords,
  view: TableView,
): SeasonTable[] {
  const league = leagueOf(games, records)
  const lines = leagueTable(league, view)
  const ratios = ratioColumns(league.rule)
  const nameOf = teamNames(teams)
  return [...groupBy(lines, ({ division }) => division)].map(([division, standings]) => ({
    key: division,
    title: division === '' ? t('events.seasonTable') : bidiIsolate(division),
    columns: [
      ...[column('played'), column('record'), column('goals'), column('difference')],
      ...[...ratios.map(column), column('points')],
    ],
    lines: standings.map(line => lineOf(line, nameOf, ratios)),
    decided: standings.flatMap(({ team_id, point_decisions }) =>
      point_decisions.map(decision => decidedText(nameOf(team_id), decision)),
    ),
  }))
}

const leagueOf = (games: readonly PlayedGame[], { sport, season, teams }: SeasonRecords): LeagueSeason => ({
  rule: leagueRule(season, usualTable(sport)),
  teams: leagueTeams(teams, games),
  games,
  pointDecisions: season.point_decisions,
  tieDecisions: season.tie_decisions,
})

const lineOf = (line: LeagueStanding, nameOf: NameOf, ratios: ReturnType<typeof ratioColumns>) => ({
  teamId: line.team_id,
  place: line.place,
  team: nameOf(line.team_id),
  figures: [
    String(line.games_played),
    `${line.wins}–${line.losses}–${line.ties}`,
    goalsText(line),
    signed(String(line.plus_minus)),
    ...ratios.map(name => ratioText(line[name])),
    negative(String(line.points)),
  ],
  reason: reasonOf(line.separation, nameOf),
  isLevel: line.is_unresolved,
})

function decidedText(team: string, { points, reason, date }: PointDecision): string {
  const params = { team, points: signed(String(points)), reason: bidiIsolate(reason) }
  return date === null
    ? t('events.pointsDecided', params)
    : t('events.pointsDecidedFrom', { ...params, day: shortDay(date) })
}
