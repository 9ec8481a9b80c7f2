import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { softball } from '../../shared-schema/sports/softball.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { describeRecorded } from '../support/recorded-data.ts'
import { against, alone, gameOf, lineScore } from './plate.ts'
import { playerNumbers, readRecorded, recordedRows, results } from './recorded-softball.ts'

const top = against(540, 1, 21)
const bottom = against(540, 2, 11)

describe('a game of softball', () => {
  // The tie-breaker: each team begins with a runner on second base, who is no turn at the plate of anybody.
  const game = [
    alone(560, 1, 19),
    top(14, 12, 23),
    top(1, 13),
    top(0, 19, 13, { bool_1: true }),
    top(24, 13),
    top(6, 14, 29),
    top(8, 15, 23),
    alone(558, 2, 26),
    alone(560, 2, 28),
    bottom(9, 22, 17),
    bottom(4, 23),
    bottom(0, 28, 23, { bool_1: true }),
  ]
  const { state, of, ofTeam } = gameOf(softball, game)

  test('has its runs', () => {
    expect([state.team_1_score, state.team_2_score]).toEqual([1, 2])
    expect(lineScore(softball, game)).toEqual(['1', '2'])
  })

  test('has the lines of its batters and runners', () => {
    const batting = ['plate_appearances', 'at_bats', 'runs', 'hits', 'runs_batted_in', 'stolen_bases']
    expect(of(12, ...batting, 'sacrifice_hits')).toEqual([1, 0, 0, 0, 0, 0, 1])
    expect(of(13, ...batting)).toEqual([1, 1, 0, 1, 1, 1])
    expect(of(19, ...batting)).toEqual([0, 0, 1, 0, 0, 0])
    expect(of(23, ...batting, 'home_runs')).toEqual([1, 1, 1, 1, 2, 0, 1])
    expect(ofTeam(1, ...batting, 'left_on_base')).toEqual([4, 3, 1, 1, 1, 1, 1])
    expect(ofTeam(2, ...batting, 'left_on_base')).toEqual([2, 2, 2, 1, 2, 0, 0])
  })

  test('has the lines of its pitchers, with an average for seven innings', () => {
    const pitching = ['innings_pitched', 'batters_faced', 'runs_allowed', 'earned_runs_allowed']
    expect(of(21, ...pitching, 'earned_run_average', 'strikeouts_pitched')).toEqual([1, 4, 1, 0, 0, 1])
    expect(of(11, ...pitching, 'earned_run_average')).toEqual([0.1, 2, 2, 1, 21])
  })
})

describeRecorded('Northwestern at Arizona State, 28 May 2022, eleven innings', () => {
  const total = z.coerce.number()
  const said = z
    .object({
      away_team_runs: total,
      home_team_runs: total,
      away_team_hits: total,
      home_team_hits: total,
      away_team_errors: total,
      home_team_errors: total,
    })
    .parse(JSON.parse(readRecorded('box.json')))
  const rows = recordedRows()
  const { id } = playerNumbers()
  /** Runs of each team by the score after each row; the file does not say who ran home. */
  const plays: Play[] = []
  let score = { away: 0, home: 0 }
  for (const row of rows) {
    const team = row('period_type') === 'Top' ? 1 : 2
    const play = against(540, team, id(row('pitcher_name')))
    const type = row('type_text')
    const batter = id(row('batter_name'))
    const after = { away: Number(row('away_score')), home: Number(row('home_score')) }
    const isStep = row('batter_name') !== ''
    const runs = isStep ? after.away + after.home - score.away - score.home : 0
    if (isStep) score = after
    for (let run = type === 'home run' ? 1 : 0; run < runs; run++) plays.push(play(0, null, batter))
    const offset =
      results[type] ??
      (type.startsWith('strike') && row('result_count_strikes') === '3'
        ? 6
        : row('result_count_balls') === '4'
          ? type === 'ball'
            ? 5
            : 21
          : undefined)
    if (isStep && offset !== undefined) plays.push(play(offset, batter))
    if (type === 'Stolen Base') plays.push(play(24, null))
  }
  const { state, ofTeam } = gameOf(softball, plays)

  test('has the published runs, hits and errors', () => {
    expect([state.team_1_score, state.team_2_score]).toEqual([said.away_team_runs, said.home_team_runs])
    expect(ofTeam(1, 'hits', 'fielding_errors')).toEqual([said.away_team_hits, said.away_team_errors])
    expect(ofTeam(2, 'hits', 'fielding_errors')).toEqual([said.home_team_hits, said.home_team_errors])
  })

  // In the tops of the sixth and tenth innings and in the bottom of the tenth, an out on the bases is not in
  // the file.
  test('has its runs in the innings of the file, although three outs are missing', () => {
    expect(lineScore(softball, plays)).toEqual(['00000210001', '00012000000'])
    expect(ofTeam(1, 'innings_pitched')).toEqual([10.2])
    expect(ofTeam(2, 'innings_pitched')).toEqual([10.1])
  })
})
