import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { definitionOf } from '../../shared-schema/sports/index.ts'
import { iceHockeyPlays as p } from '../../shared-schema/sports/ice-hockey.ts'
import { describeRecorded, recordedData } from '../support/recorded-data.ts'
import { gameOf, writer } from './game-of.ts'
import { scoreOf, tabletOf } from './tablet-of.ts'
import { generalPlays as g } from '../../shared-schema/sports/model/general-plays.ts'

const write = writer('ice hockey')
const at = (minute: number, second = 0) => ({ int_4: minute * 60 + second })

// Team 1: goalkeepers 10 and 19, skaters 11 to 13. Team 2: goalkeeper 20, skaters 21 to 23.
const game = [
  write(p.goalkeeperIn, 1, [10], at(0)),
  write(p.goalkeeperIn, 2, [20], at(0)),
  ...[11, 12, 13].map(id => write(g.on, 1, [id], at(0))),
  ...[21, 22].map(id => write(g.on, 2, [id], at(0))),
  write(p.faceoff, 1, [11, 21], at(0)),
  write(p.shotSaved, 1, [11, 20], at(1)),
  write(p.shotMissed, 1, [12], at(2)),
  write(p.shotBlocked, 1, [12, 22], at(3)),
  write(p.goal, 1, [11, 12, 13], at(4)), // 1-0
  write(p.hit, 2, [21, 11], at(5)),
  write(p.minorPenalty, 2, [21, 11], at(6)),
  write(p.powerPlay, 1, [], at(6)),
  write(p.powerPlayGoal, 1, [12, 11], at(7)), // 2-0, nobody's plus or minus
  write(g.off, 1, [13], at(8)),
  write(p.takeaway, 2, [22], at(9)),
  write(p.giveaway, 1, [12], at(10)),
  write(p.benchPenalty, 2, [], at(11)),
  write(p.powerPlay, 1, [], at(11)),
  write(p.shortHandedGoal, 2, [22, 21], at(12)), // 2-1
  write(g.endOfPeriod, null, [], at(20)),
  write(p.goalkeeperIn, 1, [19], at(20)), // in the place of 10
  write(p.faceoff, 2, [21, 11], at(20)),
  write(p.penaltyShotGoal, 2, [23], at(25)), // 2-2
  write(p.penaltyShotSaved, 2, [22, 19], at(26)),
  write(p.penaltyShotMissed, 2, [21], at(27)),
  write(p.doubleMinorPenalty, 1, [13, 23], at(28)),
  write(p.majorPenalty, 1, [12], at(29)),
  write(p.misconduct, 1, [12], at(29)),
  write(p.gameMisconduct, 2, [23], at(30)),
  write(p.matchPenalty, 2, [22], at(31)),
  write(p.penalty, 1, [11], { int_1: 3, ...at(32) }),
  write(p.shotSaved, 2, [21, null], at(33)), // no goalkeeper named: the one in goal
  write(g.endOfPeriod, null, [], at(40)),
  write(p.goal, 1, [13, 12], at(50)), // 3-2, which wins
  write(p.goalkeeperOut, 2, [20], at(58)),
  write(p.goal, 1, [11], at(59)), // 4-2, into the empty net
  write(g.gameOver, null, [], at(60)),
]

describe('a game of ice hockey, counted by hand', () => {
  const { score, box, team } = gameOf('ice hockey', game)

  test('is won by the goals', () => {
    expect(score).toBe('4-2')
    expect(team(2)).toMatchObject({ opponent_goals: 4, opponent_shots_on_goal: 5, penalties: 4 })
  })

  test('has goals, assists, balance, penalties, shots, hits, face-offs and time on the ice of each', () => {
    expect(box(null)).toEqual({
      columns:
        'goals assists points plus_minus penalty_minutes shots_on_goal shooting_percent shot_attempts hits_given blocks takeaways giveaways faceoffs_won faceoffs_lost faceoff_percent seconds_played',
      11: [2, 1, 3, 2, 3, 3, 66.67, 3, 0, 0, 0, 0, 1, 1, 50, 3600],
      12: [1, 2, 3, 2, 15, 1, 100, 3, 0, 0, 0, 1, 0, 0, 0, 3600],
      13: [1, 1, 2, 1, 4, 1, 100, 1, 0, 0, 0, 0, 0, 0, 0, 480],
      21: [0, 1, 1, -2, 2, 1, 0, 1, 1, 0, 0, 0, 1, 1, 50, 3600],
      22: [1, 0, 1, 0, 25, 2, 50, 2, 0, 1, 1, 0, 0, 0, 0, 1860],
      23: [1, 0, 1, 0, 20, 1, 100, 1, 0, 0, 0, 0, 0, 0, 0, 0],
      'team 1': [4, 4, 8, 0, 22, 5, 80, 7, 0, 0, 0, 1, 1, 1, 50, 0],
      'team 2': [2, 1, 3, 0, 49, 4, 50, 4, 1, 1, 1, 0, 1, 1, 50, 0],
    })
  })

  test('charges goals to the goalkeeper, and none to an empty net', () => {
    expect(box('goalkeepers')).toEqual({
      columns: 'shots_against goals_against saves save_percent goals_against_average seconds_in_goal',
      10: [1, 1, 0, 0, 3, 1200],
      19: [3, 1, 2, 66.67, 1.5, 2400],
      20: [4, 3, 1, 25, 3.1, 3480],
      'team 1': [4, 2, 2, 50, 2, 3600],
      'team 2': [4, 3, 1, 25, 3.1, 3480],
    })
  })

  test('tells the strength of goals, penalty shots, and which goal won', () => {
    expect(box('specialGoals')).toEqual({
      columns:
        'power_play_goals power_play_assists short_handed_goals short_handed_assists penalty_shots penalty_shot_goals empty_net_goals game_winning_goals',
      11: [0, 1, 0, 0, 0, 0, 1, 0],
      12: [1, 0, 0, 0, 0, 0, 0, 0],
      13: [0, 0, 0, 0, 0, 0, 0, 1],
      21: [0, 0, 0, 1, 1, 0, 0, 0],
      22: [0, 0, 1, 0, 1, 0, 0, 0],
      23: [0, 0, 0, 0, 1, 1, 0, 0],
      'team 1': [1, 1, 0, 0, 0, 0, 1, 1],
      'team 2': [0, 0, 1, 1, 3, 1, 0, 0],
    })
    expect(box('powerPlays')).toEqual({
      columns:
        'power_plays power_play_percent times_short_handed power_play_goals_against penalty_kill_percent',
      'team 1': [2, 50, 0, 0, 0],
      'team 2': [0, 0, 2, 1, 50],
    })
  })
})

describe('a shoot-out of ice hockey', () => {
  const { score, box, team } = gameOf('ice hockey', [
    write(p.goal, 1, [11]),
    write(p.goal, 2, [21]),
    write(p.shootoutGoal, 1, [11, 20]),
    write(p.shootoutSaved, 2, [21, 10]),
    write(p.shootoutMissed, 1, [12]),
    write(p.shootoutMissed, 2, [22]),
    write(g.gameOver),
  ])

  test('gives its winner one goal of the score, and nobody a goal or the winning one', () => {
    expect(score).toBe('2-1')
    expect(team(1)).toMatchObject({ goals: 1, shootout_goals: 1, shootout_shots: 2 })
    expect(team(1).game_winning_goals ?? 0).toBe(0)
    expect(box('shootout')).toEqual({
      columns: 'shootout_shots shootout_goals shootout_saves',
      10: [0, 0, 1],
      11: [1, 1, 0],
      12: [1, 0, 0],
      21: [1, 0, 0],
      22: [1, 0, 0],
      'team 1': [2, 1, 1],
      'team 2': [2, 0, 0],
    })
  })
})

test('a penalty keeps its player off for its minutes, and the gravest for the rest of the game', () => {
  const { kinds } = definitionOf('ice hockey').rules
  const suspensions = kinds.flatMap(({ word, suspension }) =>
    suspension ? [[word, suspension] as const] : [],
  )
  expect(Object.fromEntries(suspensions)).toEqual({
    minorPenalty: { minutes: 2 },
    doubleMinorPenalty: { minutes: 4 },
    majorPenalty: { minutes: 5 },
    misconduct: { minutes: 10 },
    gameMisconduct: 'game',
    matchPenalty: 'game',
    benchPenalty: { minutes: 2 },
  })
})

describe('who is in goal', () => {
  test('is who made the last save, if nobody was recorded to go in', () => {
    const { player, team } = gameOf('ice hockey', [
      write(p.goal, 1, [11]), // nobody is known to be in goal
      write(p.shotSaved, 1, [11, 20]),
      write(p.goal, 1, [11]),
    ])
    expect(player(20)).toMatchObject({ saves: 1, goals_against: 1 })
    expect(player(20)).not.toHaveProperty('seconds_in_goal')
    expect(team(2)).toMatchObject({ saves: 1, goals_against: 2 })
  })

  test('is nobody if a goal is recorded with an empty net, and somebody if not', () => {
    const { player } = gameOf('ice hockey', [
      write(p.goalkeeperIn, 2, [20]),
      write(p.goal, 1, [11], { bool_1: true }),
      write(p.goalkeeperOut, 2, [20]),
      write(p.goalkeeperIn, 2, [20]),
      write(p.goal, 1, [12], { bool_1: false }),
    ])
    expect(player(11)).toMatchObject({ goals: 1, empty_net_goals: 1 })
    expect(player(12)).not.toHaveProperty('empty_net_goals')
    expect(player(20)).toMatchObject({ goals_against: 1 })
  })
})

describeRecorded('Boston at Carolina on 29 January 2023, as the National Hockey League published it', () => {
  const folder = resolve(recordedData, 'sports/ice-hockey/nhl-2023-01-29-BOS-CAR')
  const read = <T>(file: string, shape: z.ZodType<T>): T =>
    shape.parse(JSON.parse(readFileSync(resolve(folder, file), 'utf8')))

  const { events } = read(
    'events.json',
    z.object({
      events: z.array(
        z.object({
          type: z.string(),
          period: z.int(),
          time: z.string(),
          team: z.enum(['CAR', 'BOS']).optional(),
          strength: z.enum(['EVEN', 'PPG', 'SHG']).optional(),
          emptyNet: z.boolean().optional(),
          gameWinningGoal: z.boolean().optional(),
          penaltyMinutes: z.int().optional(),
          players: z.array(z.object({ role: z.string(), id: z.int() })).optional(),
        }),
      ),
    }),
  )
  type Event = (typeof events)[number]

  const who = ({ players = [] }: Event, ...roles: string[]) =>
    players.filter(({ role }) => roles.includes(role)).map(({ id }) => id)
  const goals = { EVEN: p.goal, PPG: p.powerPlayGoal, SHG: p.shortHandedGoal }

  function played(event: Event) {
    const [minutes = 0, seconds = 0] = event.time.split(':').map(Number)
    const clock = at((event.period - 1) * 20 + minutes, seconds)
    const team = event.team === 'CAR' ? 1 : event.team === 'BOS' ? 2 : null
    switch (event.type) {
      case 'FACEOFF':
        return [write(p.faceoff, team, who(event, 'Winner', 'Loser'), clock)]
      case 'HIT':
        return [write(p.hit, team, who(event, 'Hitter', 'Hittee'), clock)]
      case 'TAKEAWAY':
        return [write(p.takeaway, team, who(event, 'PlayerID'), clock)]
      case 'GIVEAWAY':
        return [write(p.giveaway, team, who(event, 'PlayerID'), clock)]
      case 'SHOT':
        return [write(p.shotSaved, team, who(event, 'Shooter', 'Goalie'), clock)]
      case 'MISSED_SHOT':
        return [write(p.shotMissed, team, who(event, 'Shooter'), clock)]
      case 'BLOCKED_SHOT': // Its team is that of the blocker.
        return [
          write(
            p.shotBlocked,
            team === null ? null : 3 - team,
            [...who(event, 'Shooter'), ...who(event, 'Blocker')],
            clock,
          ),
        ]
      case 'PENALTY':
        return [
          write(p.penalty, team, who(event, 'PenaltyOn', 'DrewBy'), {
            int_1: event.penaltyMinutes ?? 0,
            ...clock,
          }),
        ]
      case 'GOAL':
        return [
          write(goals[event.strength ?? 'EVEN'], team, who(event, 'Scorer', 'Assist'), {
            bool_1: event.emptyNet ?? null,
            ...clock,
          }),
        ]
      case 'PERIOD_END':
        return [write(g.endOfPeriod, null, [], clock)]
      default:
        return []
    }
  }

  const stats = z.record(z.string(), z.union([z.number(), z.string()]))
  const side = z.object({
    teamStats: stats,
    players: z.array(z.object({ id: z.int(), skaterStats: stats.optional(), goalieStats: stats.optional() })),
  })
  const published = read('box.json', z.object({ home: side, away: side }))
  const { score, player, team } = gameOf('ice hockey', events.flatMap(played))
  const all = [...published.home.players, ...published.away.players]

  test('has the score and the game-winning goal', () => {
    expect(score).toBe('4-1')
    const winners = events.filter(event => event.gameWinningGoal).flatMap(event => who(event, 'Scorer'))
    expect(winners).toHaveLength(1)
    for (const { id } of all) expect(player(id).game_winning_goals ?? 0).toBe(winners.includes(id) ? 1 : 0)
  })

  test('has the period of the source at each event, and its score after each goal', () => {
    const tablet = tabletOf('ice hockey')
    const scored = { CAR: 0, BOS: 0 }
    const compared = { period: 0, score: 0 }
    for (const event of events) {
      const plays = played(event)
      if (plays.length === 0) continue
      const state = tablet.record(...plays)
      compared.period += 1
      expect(state.plays.at(-1)?.period).toBe(event.period)
      if (event.type !== 'GOAL' || !event.team) continue
      scored[event.team] += 1
      compared.score += 1
      expect(scoreOf(state)).toBe(`${scored.CAR}-${scored.BOS}`)
    }
    expect(compared).toEqual({ period: 238, score: 5 })
  })

  test('has every column of every skater but time and balance, because nobody recorded who was on the ice', () => {
    const left = ['timeOnIce', 'plusMinus', 'evenTimeOnIce', 'powerPlayTimeOnIce', 'shortHandedTimeOnIce']
    const skaters = all.flatMap(({ id, skaterStats }) => (skaterStats ? [{ id, skaterStats }] : []))
    expect(skaters).toHaveLength(36)
    for (const { id, skaterStats } of skaters) {
      const line = player(id)
      const taken = (line.faceoffs_won ?? 0) + (line.faceoffs_lost ?? 0)
      expect({
        goals: line.goals ?? 0,
        assists: line.assists ?? 0,
        shots: line.shots_on_goal ?? 0,
        hits: line.hits_given ?? 0,
        powerPlayGoals: line.power_play_goals ?? 0,
        powerPlayAssists: line.power_play_assists ?? 0,
        shortHandedGoals: line.short_handed_goals ?? 0,
        shortHandedAssists: line.short_handed_assists ?? 0,
        penaltyMinutes: line.penalty_minutes ?? 0,
        faceOffWins: line.faceoffs_won ?? 0,
        faceoffTaken: taken,
        ...(taken > 0 ? { faceOffPct: line.faceoff_percent } : {}),
        takeaways: line.takeaways ?? 0,
        giveaways: line.giveaways ?? 0,
        blocked: line.blocks ?? 0,
      }).toEqual(without(skaterStats, left))
    }
  })

  test('has every column of the goalkeepers but time, strength and decision, which are not in the plays', () => {
    const left = [
      'timeOnIce',
      'decision',
      ...['powerPlay', 'shortHanded', 'even'].flatMap(name => [`${name}Saves`, `${name}ShotsAgainst`]),
      ...['powerPlay', 'shortHanded', 'evenStrength'].map(name => `${name}SavePercentage`),
    ]
    const goalkeepers = all.flatMap(({ id, goalieStats }) => (goalieStats ? [{ id, goalieStats }] : []))
    expect(goalkeepers).toHaveLength(2)
    for (const { id, goalieStats } of goalkeepers) {
      const line = player(id)
      const { savePercentage, ...others } = without(goalieStats, left)
      expect({
        goals: line.goals ?? 0,
        assists: line.assists ?? 0,
        pim: line.penalty_minutes ?? 0,
        shots: line.shots_against,
        saves: line.saves,
      }).toEqual(others)
      expect(line.save_percent).toBeCloseTo(Number(savePercentage), 2)
    }
  })

  test('has every column of both teams but the power plays, which the plays do not say', () => {
    for (const [id, { teamStats }] of [
      [1, published.home],
      [2, published.away],
    ] as const) {
      const line = team(id)
      expect({
        goals: line.goals,
        pim: line.penalty_minutes,
        shots: line.shots_on_goal,
        powerPlayGoals: line.power_play_goals ?? 0,
        faceOffWinPercentage: line.faceoff_percent?.toFixed(1),
        blocked: line.blocks,
        takeaways: line.takeaways,
        giveaways: line.giveaways,
        hits: line.hits_given,
      }).toEqual(without(teamStats, ['powerPlayPercentage', 'powerPlayOpportunities']))
    }
  })
})

const without = (line: Record<string, number | string>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(line).filter(([name]) => !names.includes(name)))
