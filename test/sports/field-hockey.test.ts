import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { foldGame } from '../../shared-schema/scoring/fold-game.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import { generalPlays as g } from '../../shared-schema/sports/model/general-plays.ts'
import { device, sides } from '../scoring/sheet.ts'
import { describeRecorded, recordedData } from '../support/recorded-data.ts'
import { gameOf, writer } from './game-of.ts'
import { scoreOf, tabletOf } from './tablet-of.ts'

const write = writer('field hockey')
const at = (minute: number) => ({ int_4: minute * 60 })

// Team 1: goalkeeper 10, players 11 and 12. Team 2: goalkeeper 20, players 21 and 22.
const game = [
  write(433, 1, [10], at(0)),
  write(433, 2, [20], at(0)),
  write(420, 1, [11, 12], at(2)), // 1-0
  write(436, 2, [], at(4)),
  write(435, 2, [21, 22], at(5)), // 1-1
  write(423, 1, [12, 20], at(8)),
  write(424, 2, [22], at(9)),
  write(437, 1, [12, 21], at(10)),
  write(438, 2, [22], at(12)),
  write(g.endOfPeriod, null, [], at(15)),
  write(421, 1, [11], at(20)), // 2-1, a stroke
  write(427, 2, [21, 10], at(22)),
  write(428, 1, [12], at(24)),
  write(439, 1, [11], at(26)),
  write(g.halfTime, null, [], at(30)),
  write(425, 2, [21, 12], at(33)),
  write(426, 1, [11], at(35)),
  write(440, 2, [22], at(40)),
  write(434, 1, [10], at(58)),
  write(420, 2, [21], at(59)), // 2-2, into the empty goal
  write(g.endOfPeriod, null, [], at(60)),
  write(430, 1, [11]),
  write(431, 2, [21]),
  write(432, 1, [12, 20]),
  write(430, 1, [12]),
  write(g.gameOver),
]

describe('a game of field hockey, counted by hand', () => {
  const { state, score, box } = gameOf('field hockey', game)

  test('is level after four quarters, and the shoot-out is not in its score', () => {
    expect(score).toBe('2-2')
    expect(state.shootout).toEqual([2, 0])
    expect(state.periods).toEqual([
      [1, 1],
      [1, 0],
      [0, 1],
    ])
  })

  test('has the goals, shots and cards of each; two points for a goal, one for an assist', () => {
    expect(box(null)).toEqual({
      columns:
        'goals assists points shots shots_on_goal goal_percent penalty_corner_goals penalty_goals penalties_taken penalty_corners own_goals defensive_saves blocks green_cards yellow_cards red_cards',
      11: [2, 0, 4, 3, 2, 66.67, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0],
      12: [0, 1, 1, 2, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0],
      21: [2, 0, 4, 5, 4, 40, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0],
      22: [0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1],
      'team 1': [2, 1, 5, 5, 3, 40, 0, 1, 2, 0, 0, 1, 1, 0, 1, 0],
      'team 2': [2, 1, 5, 6, 4, 33.33, 1, 0, 1, 1, 0, 0, 0, 1, 0, 1],
    })
  })

  test('charges goals to the goalkeeper, and none to an empty goal', () => {
    expect(box('goalkeepers')).toMatchObject({
      10: [2, 1, 1, 50, 3480],
      20: [3, 1, 2, 33.33, 3600],
    })
  })

  test('has a shoot-out of its own', () => {
    expect(box('shootout')).toMatchObject({
      11: [1, 1, 0],
      12: [2, 1, 0],
      20: [0, 0, 1],
      21: [1, 0, 0],
    })
  })
})

const folder = resolve(recordedData, 'sports/field-hockey/olympics-2024-08-08-NED-GER-shootout')
const read = (name: string): unknown => JSON.parse(readFileSync(resolve(folder, name), 'utf8'))
const sideShape = z.enum(['NED', 'GER'])
const eventsShape = z.object({
  events: z.array(z.object({ team: sideShape, kind: z.string(), period: z.number(), minute: z.number() })),
  shootout_in_order_of_the_reports: z.array(z.object({ team: sideShape, result: z.string() })),
})
const published = z.object({
  full_time: z.record(sideShape, z.number()),
  shootout: z.record(sideShape, z.number()),
  winner: sideShape,
})

// The reports tell the goals and the shoot-out alone, and of its attempts not all who made or saved them.
describeRecorded('Netherlands against Germany, the final of 2024', () => {
  const { events, shootout_in_order_of_the_reports: attempts } = eventsShape.parse(read('events.json'))
  const team = { NED: 1, GER: 2 }
  const goalOf = ({ team: side, kind }: (typeof events)[number]) =>
    write(kind === 'penalty corner' ? 435 : 420, team[side])
  const attemptOf = ({ team: side, result }: (typeof attempts)[number]) =>
    write(result === 'goal' ? 430 : 431, team[side])

  test('has the quarter and the score of the reports after each goal and each attempt', () => {
    const tablet = tabletOf('field hockey')
    let state = tablet.record()
    const end = (period: number) => {
      while (state.period < period) state = tablet.record(write(g.endOfPeriod))
    }
    const scored = { NED: 0, GER: 0 }
    const compared = { goals: 0, attempts: 0 }
    for (const event of events) {
      end(event.period)
      expect(Math.ceil(event.minute / 15)).toBe(state.period)
      state = tablet.record(goalOf(event))
      scored[event.team] += 1
      compared.goals += 1
      expect(scoreOf(state)).toBe(`${scored.NED}-${scored.GER}`)
    }
    end(5)
    const shootout = { NED: 0, GER: 0 }
    for (const attempt of attempts) {
      state = tablet.record(attemptOf(attempt))
      if (attempt.result === 'goal') shootout[attempt.team] += 1
      compared.attempts += 1
      expect([scoreOf(state), state.shootout]).toEqual(['1-1', [shootout.NED, shootout.GER]])
    }
    expect(compared).toEqual({ goals: 2, attempts: 9 })
  })

  test('is won in the shoot-out, of which no goal is in the score or in the lines of players', () => {
    const { full_time, shootout, winner } = published.parse(read('box.json'))
    const sheet = device(1)
    for (const play of [...events.map(goalOf), ...attempts.map(attemptOf)]) sheet.record('play', play)
    sheet.record('status', { status: 'final' })
    const rules = rulesOf('field hockey')
    const state = foldGame(sides, rules, sheet.entries)
    expect([state.team_1_score, state.team_2_score]).toEqual([full_time.NED, full_time.GER])
    expect(state.shootout).toEqual([shootout.NED, shootout.GER])
    expect(state.winner_id).toBe(team[winner])
    expect(
      boxScore(sides, rules, state).teams.map(({ counters }) => [counters.goals, counters.shootout_goals]),
    ).toEqual([
      [1, 3],
      [1, 1],
    ])
  })
})
