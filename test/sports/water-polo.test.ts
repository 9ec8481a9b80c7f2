import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { generalPlays as g } from '../../shared-schema/sports/model/general-plays.ts'
import { describeRecorded, recordedData } from '../support/recorded-data.ts'
import { gameOf, writer } from './game-of.ts'
import { scoreOf, tabletOf } from './tablet-of.ts'

const write = writer('water polo')
const at = (minute: number) => ({ int_4: minute * 60 })

// Team 1: goalkeeper 10, players 11 and 12. Team 2: goalkeeper 20, players 21 and 22.
const game = [
  write(713, 1, [10], at(0)),
  write(713, 2, [20], at(0)),
  write(721, 1, [11], at(0)),
  write(700, 1, [11, 12], at(1)), // 1-0
  write(703, 2, [21, null], at(2)),
  write(704, 2, [22], at(3)),
  write(705, 1, [12, 21], at(4)),
  write(716, 2, [22, 11], at(5)),
  write(715, 1, [12, 11], at(5)), // 2-0
  write(718, 1, [12], at(6)),
  write(701, 2, [21], at(6)), // 2-1
  write(706, 1, [11], at(7)),
  write(722, 2, [22], at(8)),
  write(723, 1, [11], at(8)),
  write(g.halfTime, null, [], at(16)),
  write(702, 1, [12], at(17)), // 2-2, an own goal
  write(707, 1, [11, 20], at(18)),
  write(708, 2, [22], at(19)),
  write(719, 1, [11], at(20)),
  write(717, 2, [22, 12], at(21)),
  write(720, 2, [21], at(22)),
  write(714, 2, [20], at(30)),
  write(700, 1, [11], at(31)), // 3-2, into the empty goal
  write(713, 2, [20], at(31)),
  write(700, 2, [21, 22], at(31)), // 3-3
  write(g.endOfPeriod, null, [], at(32)),
  write(710, 1, [11]),
  write(711, 2, [21]),
  write(712, 2, [22, 10]),
  write(g.gameOver),
]

describe('a game of water polo, counted by hand', () => {
  const { score, box, team } = gameOf('water polo', game)

  test('is level before its shoot-out', () => {
    expect(score).toBe('3-3')
    expect(team(2)).toMatchObject({ goals: 3, opponent_goals: 3 })
  })

  test('has the goals, fouls and sprints of each', () => {
    expect(box(null)).toEqual({
      columns:
        'goals extra_man_goals penalty_goals penalties_taken own_goals empty_net_goals shots goal_percent assists steals blocks turnovers sprints_won exclusions penalty_fouls major_fouls exclusions_drawn yellow_cards red_cards',
      11: [2, 0, 0, 1, 0, 1, 4, 50, 1, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0],
      12: [1, 1, 0, 0, 1, 0, 2, 50, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0],
      21: [2, 0, 1, 1, 0, 0, 3, 66.67, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1],
      22: [0, 0, 0, 1, 0, 0, 2, 0, 1, 1, 0, 0, 0, 2, 0, 2, 0, 0, 0],
      'team 1': [3, 1, 0, 1, 1, 1, 6, 50, 2, 0, 0, 1, 1, 0, 1, 1, 2, 1, 0],
      'team 2': [3, 0, 1, 2, 0, 0, 5, 40, 1, 1, 1, 0, 0, 2, 0, 2, 0, 0, 1],
    })
  })

  test('charges goals to the goalkeeper, and none to an empty goal', () => {
    expect(box('goalkeepers')).toEqual({
      columns: 'shots_against saves goals_against save_percent seconds_in_goal',
      10: [4, 1, 3, 25, 1920],
      20: [3, 1, 2, 33.33, 1860],
      'team 1': [4, 1, 3, 25, 1920],
      'team 2': [3, 1, 2, 33.33, 1860],
    })
  })

  test('has a shoot-out of its own', () => {
    expect(box('shootout')).toEqual({
      columns: 'shootout_shots shootout_goals shootout_saves',
      10: [0, 0, 1],
      11: [1, 1, 0],
      21: [1, 0, 0],
      22: [1, 0, 0],
      'team 1': [1, 1, 1],
      'team 2': [2, 0, 0],
    })
  })
})

const folder = resolve(recordedData, 'sports/water-polo')
const eventShape = z.object({
  q: z.number(),
  no: z.string().optional(),
  cap: z.enum(['W', 'B']),
  code: z.string(),
  score: z.string().optional(),
})
const sideShape = z.object({
  total: z.number(),
  players: z.record(z.string(), z.object({ fouls: z.array(z.string()), g: z.array(z.number()) })),
})

/**
 * The plays of the sheet's codes; ES repeats a foul that is there already, and cards are the coaches’.
 */
const types: Record<string, number> = { G: 700, PG: 701, EG: 715, E: 716, P: 718, '#': 721 }

describeRecorded('Thailand against Hong Kong, 2025', () => {
  const game = 'asian-champ-2025-10-10-THA-HKG'
  const json = (name: string): unknown => JSON.parse(readFileSync(resolve(folder, game, name), 'utf8'))
  const { events } = z.object({ events: z.array(eventShape) }).parse(json('events.json'))
  const published = z.object({ THA: sideShape, HKG: sideShape }).parse(json('box.json'))
  const playsOf = ({ no, cap, code }: z.infer<typeof eventShape>) => {
    const type = types[code]
    const team = cap === 'W' ? 1 : 2
    return type === undefined || no === undefined ? [] : [write(type, team, [team * 100 + Number(no)])]
  }
  const { score, player } = gameOf('water polo', events.flatMap(playsOf))

  test('was 15-14', () => {
    expect(score).toBe('15-14')
    expect([published.THA.total, published.HKG.total]).toEqual([15, 14])
  })

  test('has the quarter of the sheet at each event, and its score after each goal', () => {
    const tablet = tabletOf('water polo')
    let state = tablet.record()
    const compared = { quarter: 0, score: 0 }
    for (const event of events) {
      while (state.period < event.q) state = tablet.record(write(g.endOfPeriod))
      compared.quarter += 1
      state = tablet.record(...playsOf(event))
      expect(state.period).toBe(event.q)
      if (event.score === undefined) continue
      compared.score += 1
      expect(scoreOf(state)).toBe(event.score)
    }
    expect(compared).toEqual({ quarter: 71, score: 29 })
  })

  test.each([
    [1, published.THA],
    [2, published.HKG],
  ] as const)('has the published goals and major fouls of each of team %s', (team, { players }) => {
    const lines = Object.entries(players)
    expect(lines.length).toBeGreaterThan(5)
    expect(
      lines.map(([no]) => {
        const { goals = 0, exclusions = 0, penalty_fouls = 0 } = player(team * 100 + Number(no))
        return [no, goals, exclusions, penalty_fouls]
      }),
    ).toEqual(
      lines.map(([no, { g: quarters, fouls }]) => [
        no,
        quarters.reduce((all, one) => all + one, 0),
        fouls.filter(foul => foul !== 'P').length,
        fouls.filter(foul => foul === 'P').length,
      ]),
    )
  })
})
