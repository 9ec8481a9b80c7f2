import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { LeagueGame, PointDecision } from '../../../shared-schema/rules/league-table/league-season.ts'
import { leagueTable, type LeagueStanding } from '../../../shared-schema/rules/league-table/league-table.ts'
import type { PresetName } from '../../../shared-schema/rules/standings/preset-names.ts'
import { TIE_BREAK_PRESETS } from '../../../shared-schema/rules/standings/tie-break-presets.ts'
import { describeRecorded, recordedData } from '../../support/recorded-data.ts'

const count = z.coerce.number()
const rows = (path: string) =>
  z
    .array(z.record(z.string(), z.string()))
    .parse(parse(readFileSync(join(recordedData, 'leagues', path)), { columns: true }))
type Row = ReturnType<typeof rows>[number]

const usual = (row: Row) => ({
  played: count.parse(row.played),
  for: count.parse(row.for),
  against: count.parse(row.against),
  diff: count.parse(row.diff),
  points: count.parse(row.points),
})
const figuresOf = (line: LeagueStanding) => ({
  played: line.games_played,
  for: line.points_scored,
  against: line.points_allowed,
  diff: line.plus_minus,
  points: line.points,
})
const wdl = (row: Row) => ({
  won: count.parse(row.won),
  drawn: count.parse(row.drawn ?? 0),
  lost: count.parse(row.lost),
})
const wdlOf = (line: LeagueStanding) => ({ won: line.wins, drawn: line.ties, lost: line.losses })

/** A published table with its results, and which of its columns are which of ours. */
interface Published {
  readonly folder: string
  readonly preset: PresetName
  readonly second?: (row: Row) => readonly [number, number]
  readonly decided?: (row: Row) => number
  readonly published: (row: Row) => object
  readonly ours: (line: LeagueStanding) => object
}

const tables: readonly Published[] = [
  {
    folder: 'epl-2023-24',
    preset: 'Premier League',
    decided: ({ deductions }) => -count.parse(deductions),
    published: row => ({ ...usual(row), ...wdl(row), deductions: count.parse(row.deductions) }),
    ours: line => ({ ...figuresOf(line), ...wdlOf(line), deductions: 0 - line.decided_points }),
  },
  {
    folder: 'handball-euro-2016-group-b',
    preset: 'EHF',
    published: row => ({ ...usual(row), ...wdl(row) }),
    ours: line => ({ ...figuresOf(line), ...wdlOf(line) }),
  },
  {
    folder: 'liiga-2024-25',
    preset: 'Liiga',
    published: ({ won, ot_won, ot_lost, lost, ...row }) => ({
      ...usual(row),
      ...numbers({ won, ot_won, ot_lost, lost }),
    }),
    ours: line => ({
      ...figuresOf(line),
      won: line.wins - line.overtime_wins,
      ot_won: line.overtime_wins,
      ot_lost: line.overtime_losses,
      lost: line.losses - line.overtime_losses,
    }),
  },
  {
    folder: 'six-nations-2023',
    preset: 'Six Nations',
    second: ({ home_tries, away_tries }) => [count.parse(home_tries), count.parse(away_tries)],
    // Who wins all games gets three points more: nobody but a person says that a season is over.
    decided: ({ grand_slam_bonus }) => count.parse(grand_slam_bonus),
    published: ({ bonus, grand_slam_bonus, ...row }) => ({
      ...usual(row),
      ...wdl(row),
      ...numbers({ bonus, grand_slam_bonus }),
    }),
    ours: line => ({
      ...figuresOf(line),
      ...wdlOf(line),
      bonus: line.bonus_points,
      grand_slam_bonus: line.decided_points,
    }),
  },
  {
    folder: 'vnl-women-2019',
    preset: 'FIVB',
    second: ({ home_points, away_points }) => [count.parse(home_points), count.parse(away_points)],
    published: ({ won, lost, sets_won, sets_lost, ...row }) => ({
      ...usual(row),
      ...numbers({ won, lost, sets_won, sets_lost }),
      fives: count.parse(row['3-2']) + count.parse(row['2-3']),
      ratios: [row.set_ratio, row.point_ratio],
    }),
    ours: line => ({
      played: line.games_played,
      for: line.second_score,
      against: line.second_score_allowed,
      diff: line.second_score - line.second_score_allowed,
      points: line.points,
      won: line.wins,
      lost: line.losses,
      sets_won: line.points_scored,
      sets_lost: line.points_allowed,
      fives: line.overtime_wins + line.overtime_losses,
      ratios: [
        cutOff(line.points_scored / line.points_allowed),
        cutOff(line.second_score / line.second_score_allowed),
      ],
    }),
  },
]

const numbers = (row: Record<string, string | undefined>): Record<string, number> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, count.parse(value)]))

/** The published ratios are cut off after three digits, not rounded. */
const cutOff = (ratio: number): string => (Math.floor(ratio * 1000) / 1000).toFixed(3)

describeRecorded('published tables, recomputed from their results', () => {
  test.each(tables)('$folder', ({ folder, preset, second, decided, published, ours }) => {
    const table = rows(`${folder}/table.csv`)
    const names = table.map(({ team }) => team)
    const idOf = (name: string | undefined) => names.indexOf(name) + 1
    const games = rows(`${folder}/results.csv`).map((row, index): LeagueGame => {
      const [one = null, two = null] = second?.(row) ?? []
      return {
        id: index + 1,
        start_time: `${row.date}T12:00:00+00:00`,
        team_1_id: idOf(row.home),
        team_2_id: idOf(row.away),
        team_1_score: count.parse(row.home_score),
        team_2_score: count.parse(row.away_score),
        team_1_second_score: one,
        team_2_second_score: two,
        status: 'final',
        forfeit_team_ids: [],
        decided_in:
          row.decided_in === 'OT' ? 'overtime' : row.decided_in === 'SO' ? 'shoot-out' : 'regulation',
      }
    })
    const pointDecisions = table.flatMap((row, index): PointDecision[] => {
      const points = decided?.(row) ?? 0
      return points === 0 ? [] : [{ team_id: index + 1, points, reason: 'As published', date: null }]
    })
    // In the reverse order of the published one, so that nothing comes out right by itself.
    const teams = names.map((_, index) => ({ id: index + 1, division: '' })).reverse()
    const lines = leagueTable({
      rule: TIE_BREAK_PRESETS[preset],
      teams,
      games,
      pointDecisions,
      tieDecisions: [],
    })
    expect(lines.map(line => ({ place: line.place, team: names[line.team_id - 1], ...ours(line) }))).toEqual(
      table.map(row => ({ place: count.parse(row.rank), team: row.team, ...published(row) })),
    )
    expect(lines.filter(({ is_unresolved }) => is_unresolved)).toEqual([])
  })
})
