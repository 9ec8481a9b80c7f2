import { describe, expect, test } from 'vitest'
import { seasonTables } from '../../../../client/reading/events/season-tables.ts'
import { seasonRecord, type SeasonRecords } from '../../../../client/sync/storage/season-records.ts'
import { wholeTable, type TableView } from '../../../../shared-schema/rules/league-table/league-season.ts'
import { gameOf, played, scored, teams } from '../../event.ts'

const games = [
  gameOf(1, { team_1_id: 1, team_2_id: 2 }),
  gameOf(2, { team_1_id: 2, team_2_id: 3 }),
  gameOf(3, { team_1_id: 3, team_2_id: 1 }),
]
const [first, second, third] = games.map(
  game =>
    (one: number, two: number, isFinal = true) =>
      scored(game, one, two, { is_final: isFinal }),
)
const records = (season: object = {}, divisions: readonly string[] = ['', '', '']): SeasonRecords => ({
  sport: 'soccer',
  season: seasonRecord.parse(season),
  teams: divisions.map((division, index) => ({ id: index + 1, division })),
})
const tables = (
  entries: Parameters<typeof played>[1],
  season: SeasonRecords = records(),
  view: Partial<TableView> = {},
) => seasonTables({ games: played(games, entries), teams, sites: [] }, season, { ...wholeTable, ...view })
const shown = (...given: Parameters<typeof tables>) =>
  tables(...given).map(({ lines }) => lines.map(({ place, team, figures }) => [place, team, ...figures]))

describe('the table of a season on a tablet', () => {
  const all = [...(first?.(2, 0) ?? []), ...(second?.(1, 1) ?? [])]

  test('is by the rules of its sport, from what was recorded here, each place with its reason', () => {
    expect(shown(all)).toEqual([
      [
        [1, 'Ants', '1', '1–0–0', '2:0', '+2', '3'],
        [2, 'Cats', '1', '0–0–1', '1:1', '0', '1'],
        [3, 'Bees', '2', '0–1–1', '1:3', '−2', '1'],
      ],
    ])
    expect(tables(all)[0]?.lines[0]?.reason).toBe('ahead of Cats: more points (3 against 1)')
  })

  test('has a column for the ratio by which the season is ranked', () => {
    const byRatio = records({
      tie_break_criteria: [{ metric: 'score ratio', scope: 'pool', per_game: false, margin_cap: null }],
    })
    const [table] = tables(all, byRatio)
    expect(table?.columns.map(({ short }) => short)).toEqual(['P', 'W–L–T', 'F:A', '+/−', 'Ratio', 'Pts'])
    expect(table?.lines.map(({ team, figures }) => [team, figures[4]])).toEqual([
      ['Ants', '–'],
      ['Cats', '1.000'],
      ['Bees', '0.333'],
    ])
  })

  test('can be of games at home, away, of the last ones, and with those that are running', () => {
    expect(shown(all, records(), { venue: 'home' })[0]?.[0]).toEqual([
      1,
      'Ants',
      '1',
      '1–0–0',
      '2:0',
      '+2',
      '3',
    ])
    expect(shown(all, records(), { venue: 'away' })[0]?.[0]).toEqual([
      1,
      'Cats',
      '1',
      '0–0–1',
      '1:1',
      '0',
      '1',
    ])
    expect(shown(all, records(), { last: 1 })[0]?.[2]).toEqual([2, 'Cats', '1', '0–0–1', '1:1', '0', '1'])
    const running = [...all, ...(third?.(0, 4, false) ?? [])]
    expect(shown(running)[0]?.[0]).toEqual([1, 'Ants', '1', '1–0–0', '2:0', '+2', '3'])
    expect(shown(running, records(), { live: true })[0]?.[0]).toEqual([
      1,
      'Ants',
      '2',
      '2–0–0',
      '6:0',
      '+6',
      '6',
    ])
  })

  test('says what the office gave or took, and why, where it counts', () => {
    const decided = records({
      point_decisions: [
        { team_id: 1, points: -4, reason: 'Late accounts', date: '2026-09-01' },
        { team_id: 3, points: 1, reason: 'Fair play' },
      ],
    })
    expect(shown(all, decided)[0]?.map(line => [line[1], line.at(-1)])).toEqual([
      ['Cats', '2'],
      ['Bees', '1'],
      ['Ants', '−1'],
    ])
    expect(tables(all, decided)[0]?.decided).toEqual([
      'Cats +1: Fair play',
      'Ants −4 from 1 Sept: Late accounts',
    ])
    expect(tables(all, decided, { venue: 'home' })[0]?.decided).toEqual([])
  })

  test('marks level teams once all is played, until somebody has decided', () => {
    const round = [...(first?.(1, 0) ?? []), ...(second?.(1, 0) ?? []), ...(third?.(1, 0) ?? [])]
    const marked = (...given: Parameters<typeof tables>) =>
      tables(...given)[0]?.lines.map(({ place, isLevel }) => [place, isLevel])
    expect(marked(round)).toEqual([1, 1, 1].map(place => [place, true]))
    const begun = [...(first?.(1, 1) ?? []), ...(second?.(1, 1) ?? [])]
    expect(tables(begun)[0]?.lines.some(({ isLevel }) => isLevel)).toBe(false)
    const decided = records({ tie_decisions: [{ team_ids: [3, 1, 2], method: 'coin toss' }] })
    expect(marked(round, decided)).toEqual([1, 2, 3].map(place => [place, false]))
    expect(tables(round, decided)[0]?.lines[0]?.reason).toBe('ahead of Ants by coin toss')
  })

  test('is one of each division, and has guests in none', () => {
    const season = records({}, ['North', 'South'])
    expect(tables(all, season).map(({ title, lines }) => [title, lines.map(({ team }) => team)])).toEqual([
      ['Table', ['Cats']],
      ['North', ['Ants']],
      ['South', ['Bees']],
    ])
  })
})
