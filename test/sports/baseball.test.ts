import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { baseball } from '../../shared-schema/sports/baseball.ts'
import { generalPlays } from '../../shared-schema/sports/model/general-plays.ts'
import { playOf } from '../../shared-schema/sports/model/play.ts'
import { describeRecorded, recordedData } from '../support/recorded-data.ts'
import { follow } from './follow.ts'
import { against, alone, gameOf, lineScore } from './plate.ts'
import { gamesOf } from './retrosheet.ts'

/** Team 1 bats against pitcher 21, team 2 against pitcher 11. */
const top = against(220, 1, 21)
const bottom = against(220, 2, 11)
const out = (play: typeof top, batter = 12) => play(8, batter)

// Batters 12 to 16 of team 1, 22 to 25 of team 2; 23 is also the first baseman, 29 the catcher, 26 the
// shortstop.
const game = [
  // Single, stolen base, double that brings in a run, intentional walk, double play.
  top(1, 12),
  top(24, 12),
  top(2, 13),
  top(0, 12, 13),
  top(21, 14),
  alone(246, 2, 21),
  top(10, 15, 23),
  alone(238, 2, 26),
  alone(237, 2, 26),
  top(6, 16, 29),
  // Hit by a pitch, bunt, an error brings in an unearned run, a home run with nobody on, two outs.
  bottom(22, 22),
  bottom(14, 23, 15),
  bottom(0, 22, null, { bool_1: true }),
  bottom(13, 24, 16),
  bottom(25, 24, 14),
  bottom(4, 25),
  bottom(9, 26, 12),
  // Walk, triple with a run, sacrifice fly with a run, strikeout that is safe, pick-off, choice without an
  // out, choice.
  top(5, 12),
  top(3, 13),
  top(0, 12, 13),
  top(0, 13, 14),
  top(15, 14, 24),
  top(7, 15),
  top(16, 15, 23),
  alone(238, 2, 21),
  top(12, 16),
  top(11, 12, 26),
  // Interference; a passed ball and a balk; a further error; three outs.
  bottom(23, 22),
  alone(248, 1, 17),
  alone(247, 1, 11),
  alone(239, 1, 16),
  bottom(8, 23, 15),
  bottom(8, 24, 15),
  bottom(6, 25, 17),
  alone(249, 1, 11),
  alone(250, 2, 21),
  alone(251, 1, 18),
]

describe('a game of baseball', () => {
  const { state, of, ofTeam } = gameOf(baseball, game)

  test('has its runs by innings', () => {
    expect([state.team_1_score, state.team_2_score]).toEqual([3, 2])
    expect(state.periods).toEqual([
      [1, 2],
      [2, 0],
    ])
  })

  const batting = ['plate_appearances', 'at_bats', 'runs', 'hits', 'runs_batted_in', 'walks', 'strikeouts']

  test('has the lines of its batters', () => {
    expect(of(12, ...batting, 'stolen_bases', 'batting_average')).toEqual([3, 2, 2, 1, 0, 1, 0, 1, 0.5])
    expect(of(13, ...batting, 'doubles', 'triples')).toEqual([2, 2, 1, 2, 2, 0, 0, 1, 1])
    expect(of(13, 'slugging_average', 'on_base_percentage', 'on_base_plus_slugging')).toEqual([2.5, 1, 3.5])
    expect(of(14, ...batting, 'intentional_walks', 'sacrifice_flies')).toEqual([2, 0, 0, 0, 1, 1, 0, 1, 1])
    expect(of(14, 'on_base_percentage')).toEqual([0.5])
    expect(of(15, ...batting, 'grounded_into_double_play')).toEqual([2, 2, 0, 0, 0, 0, 1, 1])
    expect(of(16, ...batting)).toEqual([2, 2, 0, 0, 0, 0, 1])
    expect(of(22, ...batting, 'hit_by_pitch', 'reached_on_interference')).toEqual([2, 0, 1, 0, 0, 0, 0, 1, 1])
    expect(of(22, 'on_base_percentage')).toEqual([1])
    expect(of(23, ...batting, 'sacrifice_hits')).toEqual([2, 1, 0, 0, 0, 0, 0, 1])
    expect(of(24, ...batting, 'caught_stealing')).toEqual([2, 2, 0, 0, 0, 0, 0, 1])
    expect(of(25, ...batting, 'home_runs', 'total_bases')).toEqual([2, 2, 1, 1, 1, 0, 1, 1, 4])
    expect(of(26, ...batting)).toEqual([1, 1, 0, 0, 0, 0, 0])
  })

  test('has the lines of its pitchers, with innings by outs and an average for nine innings', () => {
    const pitching = [
      'innings_pitched',
      'batters_faced',
      'hits_allowed',
      'runs_allowed',
      'earned_runs_allowed',
      'walks_allowed',
      'strikeouts_pitched',
    ]
    expect(of(21, ...pitching, 'earned_run_average')).toEqual([2, 11, 3, 3, 3, 2, 2, 13.5])
    expect(of(21, 'wild_pitches', 'pitcher_losses', 'walks_and_hits_per_inning')).toEqual([1, 1, 2.5])
    expect(of(11, ...pitching, 'earned_run_average')).toEqual([2, 9, 1, 2, 1, 0, 1, 4.5])
    expect(of(11, 'home_runs_allowed', 'hit_batters', 'balks', 'pitcher_wins')).toEqual([1, 1, 1, 1])
    expect(of(18, 'pitcher_saves')).toEqual([1])
  })

  test('has the lines of its fielders', () => {
    const fielding = ['putouts', 'fielding_assists', 'fielding_errors', 'fielding_average']
    expect(of(26, ...fielding)).toEqual([2, 1, 0, 1])
    expect(of(23, ...fielding)).toEqual([2, 0, 0, 1])
    expect(of(21, ...fielding)).toEqual([0, 1, 0, 1])
    expect(of(16, ...fielding)).toEqual([0, 0, 2, 0])
    expect(of(15, ...fielding)).toEqual([3, 0, 0, 1])
    expect(of(17, 'passed_balls', 'putouts')).toEqual([1, 1])
  })

  test('has the sums of its teams, and who was left on base', () => {
    const columns = [...batting, 'left_on_base', 'putouts', 'fielding_errors']
    expect(ofTeam(1, ...columns)).toEqual([11, 8, 3, 3, 3, 2, 2, 2, 6, 2])
    expect(ofTeam(2, ...columns)).toEqual([9, 6, 2, 1, 1, 0, 1, 1, 6, 0])
  })
})

describe('the innings of baseball', () => {
  const { rules } = baseball
  const endings = (...plays: ReturnType<typeof top>[]) =>
    follow(rules, plays).steps.map(({ beginsPeriod, endsPeriod }) =>
      beginsPeriod ? 'begins' : endsPeriod ? 'ends' : '',
    )
  const three = (play: typeof top) => [out(play), out(play), out(play)]

  test('end with the third out of the team that bats second', () => {
    expect(endings(...three(top), ...three(bottom), out(top))).toEqual(['', '', '', '', '', 'ends', ''])
    expect(endings(...three(bottom), ...three(top), out(bottom))).toEqual(['', '', '', '', '', 'ends', ''])
  })

  test('end with a double play, too, and with outs of runners', () => {
    expect(endings(...three(top), out(bottom), bottom(10, 22))).toEqual(['', '', '', '', 'ends'])
    expect(endings(...three(top), bottom(10, 22), bottom(25, 22))).toEqual(['', '', '', '', 'ends'])
  })

  test('begin if the first team bats again although fewer outs were recorded', () => {
    expect(endings(out(top), out(bottom), out(top), ...three(bottom))).toEqual([
      '',
      '',
      'begins',
      '',
      '',
      'ends',
    ])
  })

  test('follow one another if only one of the teams is recorded', () => {
    expect(endings(...three(top), ...three(top), out(top))).toEqual(['', '', '', 'begins', '', '', 'begins'])
  })

  test('keep a run that is told after the third out', () => {
    expect(endings(...three(top), top(0, 12), ...three(bottom))).toEqual(['', '', '', '', '', '', 'ends'])
  })

  test('end once if the outs have said so and the scorekeeper says it, too', () => {
    const said = playOf(generalPlays.endOfPeriod, {})
    expect(endings(...three(top), ...three(bottom), said, out(top))).toEqual([
      '',
      '',
      '',
      '',
      '',
      'ends',
      '',
      '',
    ])
    expect(endings(out(top), said, out(top), ...three(bottom))).toEqual(['', 'ends', '', '', '', 'ends'])
  })

  test('are not followed where nobody says which team bats', () => {
    const nobodys = playOf(228, {})
    expect(endings(nobodys, nobodys, nobodys, nobodys)).toEqual(['', '', '', ''])
  })
})

const published = z.object({
  games: z.record(
    z.string(),
    z
      .object({ line_score: z.tuple([z.string(), z.string()]), runs: z.tuple([z.number(), z.number()]) })
      .catchall(z.unknown()),
  ),
})
const teamLine = z.record(z.string(), z.number())

/**
 * The published columns; which hits are errors and which runs are batted in is in the plays, so nothing is
 * left out.
 */
const columnOf = {
  AB: 'at_bats',
  H: 'hits',
  '2B': 'doubles',
  '3B': 'triples',
  HR: 'home_runs',
  RBI: 'runs_batted_in',
  SH: 'sacrifice_hits',
  SF: 'sacrifice_flies',
  HBP: 'hit_by_pitch',
  BB: 'walks',
  IBB: 'intentional_walks',
  K: 'strikeouts',
  SB: 'stolen_bases',
  CS: 'caught_stealing',
  GDP: 'grounded_into_double_play',
  CI: 'reached_on_interference',
  LOB: 'left_on_base',
}

describeRecorded('two games of New York at Washington, 7 and 8 April 2022', () => {
  const folder = join(recordedData, 'sports/baseball/retrosheet-WAS202204070-NYN-WAS')
  const box = published.parse(JSON.parse(readFileSync(join(folder, 'box.json'), 'utf8')))
  const games = gamesOf(readFileSync(join(folder, 'events.evn'), 'utf8'))

  test.each(Object.entries(box.games))(
    '%s has the published line of each team, and its runs by innings',
    (id, said) => {
      const { plays = [], earned = new Map<number, number>() } = games.get(id) ?? {}
      const { state, team, of } = gameOf(baseball, plays)
      for (const [number, name] of [
        [1, 'visitor_NYN'],
        [2, 'home_WAS'],
      ] as const) {
        const counted = Object.entries(columnOf).map(([short, long]) => [short, team(number)[long] ?? 0])
        expect(Object.fromEntries(counted)).toEqual(teamLine.parse(said[name]))
        expect(team(number)).toMatchObject({ outs_pitched: 27, putouts: 27 })
      }
      expect([state.team_1_score, state.team_2_score]).toEqual(said.runs)
      expect(lineScore(baseball, plays)).toEqual(said.line_score)
      // No run of these games was unearned.
      expect(earned.size).toBeGreaterThan(8)
      for (const [pitcher, runs] of earned) expect(of(pitcher, 'earned_runs_allowed')).toEqual([runs])
    },
  )
})
