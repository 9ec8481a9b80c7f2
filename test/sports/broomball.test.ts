import { describe, expect, test } from 'vitest'
import { broomballPlays as p } from '../../shared-schema/sports/broomball.ts'
import { generalPlays as g } from '../../shared-schema/sports/model/general-plays.ts'
import { gameOf, writer } from './game-of.ts'

const write = writer('broomball')
const at = (minute: number) => ({ int_4: minute * 60 })

// Team 1: goalkeeper 10, players 11 to 13. Team 2: goalkeeper 20, players 21 to 23.
const game = [
  write(p.goalkeeperIn, 1, [10], at(0)),
  write(p.goalkeeperIn, 2, [20], at(0)),
  write(p.shotSaved, 1, [11, 20], at(1)),
  write(p.shotSaved, 2, [21, 10], at(2)),
  write(p.goal, 2, [21, 22, 23], at(3)), // 0-1
  write(p.minorPenalty, 2, [23, 11], at(5)),
  write(p.powerPlay, 1, [], at(5)),
  write(p.powerPlayGoal, 1, [11, 12], at(6)), // 1-1
  write(p.majorPenalty, 1, [13], at(8)),
  write(p.powerPlay, 2, [], at(8)),
  write(p.shortHandedGoal, 1, [12], at(10)), // 2-1
  write(g.halfTime, null, [], at(15)),
  write(p.doubleMinorPenalty, 2, [22, 11], at(16)),
  write(p.penaltyShotSaved, 1, [11, 20], at(17)),
  write(p.penaltyShotMissed, 2, [21], at(18)),
  write(p.penaltyShotGoal, 2, [22], at(19)), // 2-2
  write(p.misconduct, 1, [11], at(20)),
  write(p.gameMisconduct, 1, [13], at(21)),
  write(p.matchPenalty, 2, [23], at(22)),
  write(p.benchPenalty, 1, [], at(23)),
  write(p.penalty, 2, [21], { int_1: 1, ...at(24) }),
  write(p.goal, 1, [12, 13], at(26)), // 3-2
  write(g.timeout, 2, [], at(28)),
  write(p.goalkeeperOut, 2, [20], at(28)),
  write(p.goal, 2, [21, 22], at(29)), // 3-3, with a field player more
  write(p.goalkeeperIn, 2, [20], at(29)),
  write(g.endOfPeriod, null, [], at(30)),
  write(g.endOfPeriod, null, [], at(35)), // the overtime brings no goal
  write(p.shootoutMissed, 1, [11]),
  write(p.shootoutGoal, 2, [21, 10]),
  write(p.shootoutGoal, 1, [12, 20]),
  write(p.shootoutGoal, 2, [22, 10]),
  write(p.shootoutSaved, 1, [13, 20]),
  write(g.gameOver),
]

describe('a game of broomball, counted by hand', () => {
  const { score, box, team } = gameOf('broomball', game)

  test('is decided by the shoot-out, which gives its winner one goal of the score', () => {
    expect(score).toBe('3-4')
    expect(team(2)).toMatchObject({ points_scored: 4, goals: 3, wins: 1, timeouts: 1 })
    expect(box('shootout')).toEqual({
      columns: 'shootout_shots shootout_goals shootout_saves',
      11: [1, 0, 0],
      12: [1, 1, 0],
      13: [1, 0, 0],
      20: [0, 0, 1],
      21: [1, 1, 0],
      22: [1, 1, 0],
      'team 1': [3, 1, 0],
      'team 2': [2, 2, 1],
    })
  })

  test('has goals, assists and penalty minutes of each, and of the team what its bench was given', () => {
    expect(box(null)).toEqual({
      columns: 'goals assists points penalty_minutes shots_on_goal shooting_percent',
      11: [1, 0, 1, 10, 3, 33.33],
      12: [2, 1, 3, 0, 2, 100],
      13: [0, 1, 1, 25, 0, 0],
      21: [2, 0, 2, 1, 3, 66.67],
      22: [1, 2, 3, 4, 1, 100],
      23: [0, 1, 1, 27, 0, 0],
      'team 1': [3, 2, 5, 37, 5, 60],
      'team 2': [3, 3, 6, 32, 4, 75],
    })
  })

  test('has what the goalkeepers stopped, and for how long they were in goal', () => {
    expect(box('goalkeepers')).toEqual({
      columns: 'shots_against goals_against saves save_percent goals_against_average seconds_in_goal',
      10: [4, 3, 1, 25, 5.14, 2100],
      20: [5, 3, 2, 40, 5.29, 2040],
      'team 1': [4, 3, 1, 25, 5.14, 2100],
      'team 2': [5, 3, 2, 40, 5.29, 2040],
    })
  })

  test('has the goals of each strength, and the power plays', () => {
    expect(box('specialGoals')).toEqual({
      columns:
        'power_play_goals power_play_assists short_handed_goals short_handed_assists penalty_shots penalty_shot_goals empty_net_goals game_winning_goals',
      11: [1, 0, 0, 0, 1, 0, 0, 0],
      12: [0, 1, 1, 0, 0, 0, 0, 0],
      21: [0, 0, 0, 0, 1, 0, 0, 0],
      22: [0, 0, 0, 0, 1, 1, 0, 0],
      'team 1': [1, 1, 1, 0, 1, 0, 0, 0],
      'team 2': [0, 0, 0, 0, 2, 1, 0, 0],
    })
    expect(box('powerPlays')).toEqual({
      columns:
        'power_plays power_play_percent times_short_handed power_play_goals_against penalty_kill_percent',
      'team 1': [1, 100, 1, 0, 100],
      'team 2': [1, 0, 1, 1, 0],
    })
  })
})
