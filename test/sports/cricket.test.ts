import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cricket } from '../../shared-schema/sports/cricket/sport.ts'
import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import { describeRecorded, recordedData } from '../support/recorded-data.ts'
import { follow } from './follow.ts'
import { against, gameOf, lineScore } from './plate.ts'

/** Plays of the team at bat against a bowler: 340 is a ball, by `runs` off it. */
const facing =
  (team: 1 | 2, bowler: number | null) =>
  (type: number, batter: number | null, runs: number | null = null, fielder: number | null = null): Play =>
    against(340, team, bowler)(type - 340, batter, fielder, { int_1: runs })

const times = <T>(many: number, ...things: T[]): T[] => Array.from({ length: many }, () => things).flat()

// Team 1 has batters 11 to 13 and bowler 16, team 2 has batters 23 and 24, bowlers 21 and 22 and
// wicket-keeper 25.
const from21 = facing(1, 21)
const from22 = facing(1, 22)
const from16 = facing(2, 16)
const game = [
  // A maiden: six balls without a run off the bat, although there was a leg bye and a bye.
  from21(340, 11, 0),
  from21(340, 11),
  from21(347, 11, 1),
  from21(346, 12, 4),
  from21(340, 12, 0),
  from21(340, 12, 0),
  // Eight balls for an over: a wide with two runs, a no-ball hit for four, a run out, a catch.
  from22(340, 11, 1),
  from22(343, 12),
  from22(344, 12, 2),
  from22(345, 12),
  from22(341, 12),
  from22(342, 12),
  from22(340, 12, 2),
  from22(355, 12, null, 25),
  from22(350, 11, null, 24),
  from22(349, 13),
  from22(340, 14, 3),
  // Another over, unfinished: leg before, stumped, off a wide, too, hit wicket, and out otherwise.
  from21(351, 14),
  from21(352, 15, null, 25),
  from21(343, 16),
  from21(354, 16, null, 25),
  from21(353, 17),
  playOf(356, { player_1_id: 18, player_1_team_id: 1 }),
  playOf(348, { player_1_team_id: 1 }),
  // The other team makes a run and a dot.
  from16(340, 23, 1),
  from16(340, 24, 0),
]

describe('a game of cricket', () => {
  const { state, of, ofTeam } = gameOf(cricket, game)

  test('has its runs', () => {
    expect([state.team_1_score, state.team_2_score]).toEqual([31, 1])
    expect(lineScore(cricket, game)).toEqual(['31', '1'])
  })

  test('has the lines of its batters', () => {
    const batting = ['runs_off_bat', 'balls_faced', 'fours', 'sixes', 'dismissals', 'batting_strike_rate']
    expect(of(11, ...batting)).toEqual([1, 5, 0, 0, 1, 20])
    expect(of(12, ...batting, 'runs_per_dismissal')).toEqual([12, 6, 1, 1, 1, 200, 12])
    expect(of(14, ...batting)).toEqual([3, 2, 0, 0, 1, 150])
    expect([13, 15, 17].map(id => of(id, ...batting))).toEqual(times(3, [0, 1, 0, 0, 1, 0]))
    expect([16, 18].map(id => of(id, ...batting))).toEqual(times(2, [0, 0, 0, 0, 1, 0]))
    expect(ofTeam(1, ...batting)).toEqual([16, 16, 1, 1, 8, 100])
  })

  test('has the extras of its teams', () => {
    const extras = ['extras', 'wides', 'no_balls', 'byes', 'leg_byes', 'penalty_runs']
    expect(ofTeam(1, ...extras)).toEqual([15, 4, 1, 4, 1, 5])
    expect(ofTeam(2, ...extras)).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('has the lines of its bowlers, with overs of six balls', () => {
    const bowling = ['overs_bowled', 'maidens', 'runs_conceded', 'wickets', 'dot_balls', 'economy_rate']
    expect(of(21, ...bowling, 'wides_bowled')).toEqual([1.3, 1, 1, 4, 9, 0.67, 1])
    expect(of(22, ...bowling, 'wides_bowled', 'no_balls_bowled')).toEqual([1, 0, 20, 2, 2, 20, 1, 1])
    expect(of(22, 'bowling_average', 'bowling_strike_rate')).toEqual([10, 3])
    expect(of(16, ...bowling)).toEqual([0.2, 0, 1, 0, 1, 3])
  })

  test('has the lines of its fielders', () => {
    expect(of(25, 'catches', 'stumpings', 'run_outs')).toEqual([0, 2, 1])
    expect(of(24, 'catches', 'stumpings', 'run_outs')).toEqual([1, 0, 0])
  })
})

describe('an over of cricket', () => {
  const maidens = (...plays: Play[]) => gameOf(cricket, plays).of(21, 'maidens')[0]
  const dot = from21(340, 11, 0)

  test('is a maiden if the same bowler bowls six balls and concedes nothing', () => {
    expect(maidens(...times(6, dot))).toBe(1)
    expect(maidens(...times(12, dot))).toBe(2)
    expect(maidens(...times(5, dot))).toBe(0)
    expect(maidens(...times(3, dot), from22(340, 11, 0), ...times(3, dot))).toBe(0)
  })

  test('is none after a wide, a no-ball or a run, also if six balls without a run follow in it', () => {
    expect(maidens(from21(343, 11), ...times(6, dot))).toBe(0)
    expect(maidens(from21(345, 11), ...times(7, dot))).toBe(0)
    expect(maidens(from21(340, 11, 1), ...times(5, dot))).toBe(0)
    expect(maidens(from21(340, 11, 1), ...times(5, dot), ...times(6, dot))).toBe(1)
  })

  test('is followed by one of another bowler, also if balls were missed', () => {
    expect(maidens(from21(340, 11, 4), dot, ...times(6, from22(340, 11, 0)), ...times(6, dot))).toBe(1)
  })

  test('has a dot for each ball off which nothing was conceded, but for none that followed a no-ball', () => {
    const dots = (...plays: Play[]) => gameOf(cricket, plays).of(21, 'dot_balls')[0]
    expect(dots(dot, from21(346, 11, 2), from21(349, 11), from21(340, 12, 1))).toBe(3)
    expect(dots(from21(345, 11), dot)).toBe(0)
    expect(dots(from21(343, 11), dot)).toBe(1)
  })
})

describe('an inning of cricket', () => {
  const ends = (...plays: Play[]) =>
    follow(cricket.rules, plays).steps.flatMap(({ beginsPeriod, endsPeriod }, index) =>
      beginsPeriod ? [`begins ${index}`] : endsPeriod ? [`ends ${index}`] : [],
    )
  const out = from16(349, 23)

  test('ends with the tenth wicket of the team that bats second', () => {
    expect(ends(from21(340, 11), ...times(9, out))).toEqual([])
    expect(ends(from21(340, 11), ...times(10, out))).toEqual(['ends 10'])
    expect(ends(...times(10, out), from21(340, 11))).toEqual([])
  })

  test('ends when the team that batted first bats again', () => {
    expect(ends(from21(340, 11), ...times(5, out), from21(340, 11))).toEqual(['begins 6'])
  })

  test('ends once if the second team must follow on', () => {
    const balls = times(3, from16(340, 23))
    expect(ends(from21(340, 11), ...times(10, out), ...balls, from21(340, 11))).toEqual(['ends 10'])
  })
})

const number = z.coerce.number()
const innings = z.object({
  runs: number,
  wkts: number,
  extras: z.object({ extras: z.record(z.string(), z.number()) }),
  batting: z.array(
    z.object({
      name: z.string(),
      r: number,
      b: number,
      '4s': number,
      '6s': number,
      sr: number,
      method: z.string().nullable(),
    }),
  ),
  bowling: z.array(
    z.object({
      name: z.string(),
      ov: number,
      r: number,
      w: number,
      d: number,
      maid: number,
      e: number,
      wd: number,
      nb: number,
    }),
  ),
})

const wickets: Record<string, number> = {
  bowled: 349,
  caught: 350,
  'caught and bowled': 350,
  lbw: 351,
  stumped: 352,
}

/** The same player is `RG Sharma` in the one source and `Rohit Sharma` in the other. */
const keyOf = (name: string) => `${name[0]} ${name.split(' ').at(-1)}`

describeRecorded('Mumbai against Chennai, 7 April 2018', () => {
  const folder = join(recordedData, 'sports/cricket/ipl-2018-1136561-MI-CSK')
  const box = z
    .object({ innings: z.array(innings) })
    .parse(JSON.parse(readFileSync(join(folder, 'box.json'), 'utf8')))
  const [header = '', ...rows] = readFileSync(join(folder, 'events.csv'), 'utf8').trim().split(/\r?\n/)
  const names = header.split(',')
  const ids = new Map<string, number>()
  const id = (name: string) => {
    const known = ids.get(keyOf(name)) ?? ids.size + 1
    ids.set(keyOf(name), known)
    return known
  }
  const plays = rows.flatMap(row => {
    const fields = row.split(',')
    const field = (name: string) => fields[names.indexOf(name)] ?? ''
    const play = facing(field('innings') === '1' ? 1 : 2, id(field('bowler')))
    const striker = id(field('striker'))
    const runs = Number(field('runs_off_bat'))
    const wides = Number(field('wides'))
    if (wides > 0) return [play(343, striker), ...(wides > 1 ? [play(344, striker, wides - 1)] : [])]
    const call = field('noballs') === '' ? [] : [play(345, striker)]
    if (field('wicket_type') !== '') return [...call, play(wickets[field('wicket_type')] ?? 0, striker)]
    if (field('legbyes') !== '') return [...call, play(347, striker, Number(field('legbyes')))]
    if (field('byes') !== '') return [...call, play(346, striker, Number(field('byes')))]
    return [
      ...call,
      runs === 4 ? play(341, striker) : runs === 6 ? play(342, striker) : play(340, striker, runs),
    ]
  })
  const { state, of, ofTeam } = gameOf(cricket, plays)
  /** The feed cuts rates off behind two decimals; ours are rounded. */
  const expectRate = ([rate = NaN]: number[], cut: number) => {
    expect(rate).toBeGreaterThan(cut - 0.001)
    expect(rate).toBeLessThan(cut + 0.011)
  }

  test('has the published runs, wickets and extras', () => {
    expect([state.team_1_score, state.team_2_score]).toEqual(box.innings.map(({ runs }) => runs))
    for (const [index, { wkts, extras }] of box.innings.entries()) {
      const { wideRuns = 0, noBallRuns = 0, legByeRuns = 0, byeRuns = 0 } = extras.extras
      expect(ofTeam(index + 1, 'dismissals', 'wides', 'no_balls', 'leg_byes', 'byes')).toEqual([
        wkts,
        wideRuns,
        noBallRuns,
        legByeRuns,
        byeRuns,
      ])
    }
  })

  test('has the published line of each batter', () => {
    for (const { name, r, b, sr, method, ...more } of box.innings.flatMap(({ batting }) => batting)) {
      const columns = ['runs_off_bat', 'balls_faced', 'fours', 'sixes', 'dismissals']
      const said = [r, b, more['4s'], more['6s'], method === null ? 0 : 1]
      expect([name, ...of(id(name), ...columns)]).toEqual([name, ...said])
      expectRate(of(id(name), 'batting_strike_rate'), sr)
    }
  })

  test('has the published line of each bowler', () => {
    for (const { name, ov, maid, r, w, d, wd, nb, e } of box.innings.flatMap(({ bowling }) => bowling)) {
      const columns = ['overs_bowled', 'maidens', 'runs_conceded', 'wickets', 'dot_balls', 'wides_bowled']
      expect([name, ...of(id(name), ...columns, 'no_balls_bowled')]).toEqual([
        name,
        ...[ov, maid, r, w, d, wd, nb],
      ])
      expectRate(of(id(name), 'economy_rate'), e)
    }
  })
})
