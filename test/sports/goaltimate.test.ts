import { describe, expect, test } from 'vitest'
import { goaltimatePlays as p } from '../../shared-schema/sports/goaltimate.ts'
import { generalPlays as g } from '../../shared-schema/sports/model/general-plays.ts'
import { gameOf, writer } from './game-of.ts'

const write = writer('goaltimate')

// A match of two games of five points. Team 1: players 11 to 13. Team 2: players 21 to 23.
const match = [
  write(p.clear, 1, [11]),
  write(p.pass, 1, [11, 12]),
  write(p.goal, 1, [12, 13]), // 1-0
  write(p.clear, 1, [12]),
  write(p.twoPointGoal, 1, [12, 11]), // 3-0
  write(p.drop, 1, [12, 13]),
  write(p.clear, 2, [21]),
  write(p.twoPointGoal, 2, [21, 22]), // 3-2
  write(p.throwaway, 2, [21]),
  write(p.stall, 1, [11, 23]),
  write(p.block, 1, [22, 23, 12]), // 12 takes away what 22 threw to 23
  write(p.clear, 1, [12]),
  write(p.twoPointGoal, 1, [11, 12]), // 5-2
  write(p.wrongWay, 1, [13]),
  write(p.goal, 2, [23, 22]), // 0-1
  write(p.unknownTurnover, 2),
  write(p.goal, 1, [null, 11]), // 1-1, thrown by somebody
  write(g.timeout, 2),
  write(g.gameOver),
]

describe('a match of goaltimate, counted by hand', () => {
  const { score, state, team, box } = gameOf('goaltimate', match)

  test('has one point for a goal and two for one from beyond the line, and is won by games to five', () => {
    expect(score).toBe('1-0')
    expect(state.periods).toEqual([
      [5, 2],
      [1, 1],
    ])
    expect(team(1)).toMatchObject({ points_scored: 1, sets_won: 1, wins: 1, opponent_turnovers: 3 })
    expect(team(2)).toMatchObject({ points_allowed: 1, sets_lost: 1, timeouts: 1, opponent_ds: 1 })
  })

  test('has goals, assists, Ds, clears and turnovers of each', () => {
    expect(box(null)).toEqual({
      columns:
        'sets_won sets_lost sets_played goals_caught two_point_goals points goals_thrown ds discs_cleared throwaways drops stalls turnovers completion_percent plus_minus',
      11: [0, 0, 2, 2, 1, 3, 1, 0, 1, 0, 0, 1, 1, 100, 2],
      12: [0, 0, 1, 1, 1, 2, 2, 1, 2, 0, 0, 0, 0, 66.67, 4],
      13: [0, 0, 2, 1, 0, 1, 0, 0, 0, 1, 1, 0, 2, 0, -1],
      21: [0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 1, 50, 0],
      22: [0, 0, 2, 2, 1, 3, 0, 0, 0, 1, 0, 0, 1, 0, 1],
      23: [0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 100, 1],
      'team 1': [1, 0, 0, 4, 2, 6, 4, 1, 3, 1, 1, 1, 3, 71.43, 6],
      'team 2': [0, 1, 0, 2, 1, 3, 2, 0, 1, 2, 0, 0, 3, 50, 1],
    })
  })
})
