import { expect, describe, test } from 'vitest'
import { foosballPlays as p } from '../../shared-schema/sports/foosball.ts'
import { generalPlays as g } from '../../shared-schema/sports/model/general-plays.ts'
import { gameOf, writer } from './game-of.ts'

const write = writer('foosball')

// Team 1: players 11 and 12. Team 2: 21 and 22.
describe('a match of foosball, counted by hand', () => {
  const { state, score, box, team } = gameOf('foosball', [
    ...[11, 12].map(id => write(g.on, 1, [id])),
    write(p.goalByForwards, 1, [11]),
    write(p.goalByForwards, 1, [11]),
    write(p.goalByMidfield, 1, [11]),
    write(p.shotSaved, 2, [21, 12]),
    write(p.shotMissed, 2, [21]),
    write(p.ownGoal, 1, [12]), // 3-1
    write(p.goalByDefense, 2, [22]), // 3-2
    write(p.goalByGoalkeeper, 1, [12]),
    write(p.goal, 1, [12]), // 5-2
    ...Array.from({ length: 5 }, () => write(p.goal, 2, [21])), // 0-5
    write(g.timeout, 2),
    ...Array.from({ length: 4 }, () => write(p.goal, 2, [21])),
    ...Array.from({ length: 5 }, () => write(p.goal, 1, [11])), // 5-4
    write(g.gameOver),
  ])

  test('has a game for each five goals', () => {
    expect(score).toBe('2-1')
    expect(state.winner_id).toBe(1)
    expect(state.periods).toEqual([
      [5, 2],
      [0, 5],
      [5, 4],
    ])
    expect(team(2)).toMatchObject({ timeouts: 1, opponent_goals: 10, opponent_own_goals: 1 })
  })

  test('has the goals of each, by rods', () => {
    expect(box(null)).toEqual({
      columns:
        'sets_won sets_lost sets_won_percent sets_played goals shots goals_per_shot_percent goals_by_forwards goals_by_midfield goals_by_defense goals_by_goalkeeper own_goals saves',
      11: [0, 0, 0, 3, 8, 8, 100, 2, 1, 0, 0, 0, 0],
      12: [0, 0, 0, 3, 2, 2, 100, 0, 0, 0, 1, 1, 1],
      21: [0, 0, 0, 3, 9, 11, 81.82, 0, 0, 0, 0, 0, 0],
      22: [0, 0, 0, 1, 1, 1, 100, 0, 0, 1, 0, 0, 0],
      'team 1': [2, 1, 66.67, 0, 10, 10, 100, 2, 1, 0, 1, 1, 1],
      'team 2': [1, 2, 33.33, 0, 10, 12, 83.33, 0, 0, 1, 0, 0, 0],
    })
  })
})

test('a game of foosball that is ended early is over', () => {
  const { state, team } = gameOf('foosball', [
    write(p.goal, 1, [11]),
    write(g.endOfPeriod),
    write(p.goal, 2, [21]),
  ])
  expect(state.periods).toEqual([
    [1, 0],
    [0, 1],
  ])
  expect(team(1)).toMatchObject({ sets_won: 1 })
})

test('a team that wins two games 5–4 and loses the third 0–5 has won, with fewer goals', () => {
  const goals = (team: 1 | 2, many: number) => Array.from({ length: many }, () => write(p.goal, team))
  const { state, score } = gameOf('foosball', [
    ...[...goals(2, 4), ...goals(1, 5)],
    ...[...goals(2, 4), ...goals(1, 5)],
    ...goals(2, 5),
  ])
  expect([score, state.winner_id]).toEqual(['2-1', 1])
})
