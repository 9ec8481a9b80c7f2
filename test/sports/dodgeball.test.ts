import { describe, expect, test } from 'vitest'
import { dodgeballPlays as p } from '../../shared-schema/sports/dodgeball-plays.ts'
import { generalPlays as g } from '../../shared-schema/sports/model/general-plays.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { gameOf, writer } from './game-of.ts'
import { inShort, situationOf } from './situation-of.ts'

const write = writer('dodgeball')
const hits = (team: 1 | 2, count: number) =>
  Array.from({ length: count }, () => write(p.hit, team, [team * 10, null]))

describe('a match of dodgeball, counted by hand', () => {
  const { state, score, box } = gameOf('dodgeball', [
    write(p.hit, 1, [11, 21]),
    write(p.throwMissed, 2, [22]),
    write(p.throwBlocked, 2, [22, 11]),
    write(p.catch, 2, [23, 11, 21]), // 11 is out, 21 is back
    write(p.lineFault, 2, [21]),
    write(p.blockFault, 2, [22, 12]),
    write(p.yellowCard, 2, [22]),
    write(p.hit, 1, [12, 23]),
    ...hits(1, 3), // all six of team 2 are out
    write(p.setWon, 1), // the same set
    write(g.halfTime),
    write(p.hit, 2, [21, 12]),
    write(p.redCard, 1, [12]),
    write(p.setWon, 2), // by the clock
    write(p.setDrawn),
    write(p.setWon, 2),
  ])

  test('is won by the sets', () => {
    expect(score).toBe('1-2')
    expect(state.periods).toEqual([
      [1, 0],
      [0, 2],
    ])
  })

  test('has what each did', () => {
    expect(box(null)).toEqual({
      columns:
        'sets_won sets_lost throws players_hit hit_percent catches_made throws_blocked times_out throws_caught line_faults returns yellow_cards red_cards',
      10: [0, 0, 3, 3, 100, 0, 0, 0, 0, 0, 0, 0, 0],
      11: [0, 0, 2, 1, 50, 0, 1, 1, 1, 0, 0, 0, 0],
      12: [0, 0, 2, 2, 100, 0, 0, 1, 0, 0, 0, 0, 1],
      21: [0, 0, 1, 1, 100, 0, 0, 2, 0, 1, 1, 0, 0],
      22: [0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0],
      23: [0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0],
      'team 1': [1, 2, 7, 6, 85.71, 0, 1, 2, 1, 0, 0, 0, 1],
      'team 2': [2, 1, 3, 1, 33.33, 1, 0, 7, 0, 1, 1, 1, 0],
    })
  })
})

describe('a set of dodgeball', () => {
  test('ends when six of a team are out, of whom none came back', () => {
    expect(gameOf('dodgeball', hits(2, 5)).score).toBe('0-0')
    expect(gameOf('dodgeball', hits(2, 6)).score).toBe('0-1')
    const back = [...hits(2, 5), write(p.catch, 1, [11, 21, 12]), ...hits(2, 1)]
    expect(gameOf('dodgeball', back).score).toBe('0-0')
    expect(gameOf('dodgeball', [...back, ...hits(2, 1)]).score).toBe('0-1')
  })

  test('starts over after a draw', () => {
    expect(gameOf('dodgeball', [...hits(2, 5), write(p.setDrawn), ...hits(2, 5)]).score).toBe('0-0')
  })
})

describe('the board of dodgeball', () => {
  /** The players left of each team, and who comes back next. */
  const board = (...plays: readonly Play[]) => {
    const { facts, players } = situationOf('dodgeball', plays)
    return [...inShort(facts), ...players.map(({ player }) => player ?? '-')].join(' · ')
  }
  const hit = (team: 1 | 2, player: number | null) => write(p.hit, team, [null, player])

  test('says how many players are left, and knows who has been out longest', () => {
    expect(board()).toBe('playersLeft/1 6 · playersLeft/2 6 · - · -')
    const three = [hit(1, 21), write(p.lineFault, 2, [22]), write(p.blockFault, 1, [11, 23])]
    expect(board(...three)).toBe('playersLeft/1 5 · playersLeft/2 4 · 11 · 21')
    expect(board(...three, hit(2, null), write(p.throwMissed, 1, [12]))).toContain('playersLeft/1 4 ·')
  })

  test('has one player more of the team that caught, and the thrower is out', () => {
    const two = [hit(1, 21), hit(1, 22)]
    expect(board(...two, write(p.catch, 2, [23, 11, 21]))).toBe('playersLeft/1 5 · playersLeft/2 5 · 11 · 22')
    // The play may name another one, or nobody.
    expect(board(...two, write(p.catch, 2, [23, 11, 22]))).toContain('· 11 · 21')
    expect(board(...two, write(p.catch, 2, [23, 11]))).toContain('· 11 · 22')
    expect(board(hit(1, null), hit(1, 22), write(p.catch, 2, [23, 11, 22]))).toContain('· 11 · -')
    expect(board(write(p.catch, 2, [23, 11]))).toBe('playersLeft/1 5 · playersLeft/2 6 · 11 · -')
  })

  test.each([
    ['won', [...hits(1, 6)]],
    ['won by the clock', [hit(1, 21), write(p.setWon, 1)]],
    ['drawn', [hit(1, 21), write(p.setDrawn)]],
  ])('has all players again after a set that is %s', (_, plays) => {
    expect(board(...plays)).toBe('playersLeft/1 6 · playersLeft/2 6 · - · -')
  })
})

describe('a set of dodgeball that all outs of a team have ended', () => {
  const ended = hits(1, 6)

  test('is not counted again if its end is recorded next', () => {
    expect(gameOf('dodgeball', [...ended, write(p.setWon, 1)]).score).toBe('1-0')
  })

  test.each([
    ['of the other team', [write(p.setWon, 2)], '1-1'],
    ['after it was recorded', [write(p.setWon, 1), write(p.setWon, 1)], '2-0'],
    ['after half-time', [write(g.halfTime), write(p.setWon, 1)], '2-0'],
  ])('is another one than a set %s', (_, plays, score) => {
    expect(gameOf('dodgeball', [...ended, ...plays]).score).toBe(score)
  })
})
