import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GameResult } from '../../../shared-schema/rules/standings/game-result.ts'
import { poolStandings } from '../../../shared-schema/rules/standings/pool-standings.ts'

/** A final game, as in '1-2 15-11'. */
function game(text: string): GameResult {
  const [team_1_id = 0, team_2_id = 0, team_1_score = 0, team_2_score = 0] = text.split(/[- ]/).map(Number)
  return { team_1_id, team_2_id, team_1_score, team_2_score, status: 'final' }
}

function unseeded(...ids: readonly number[]) {
  return ids.map((team_id) => ({ team_id, seed: null }))
}

function order(teamIds: readonly number[], ...games: readonly string[]) {
  return poolStandings(unseeded(...teamIds), games.map(game)).map(({ team_id, reason }) => [team_id, reason])
}

describe('pool standings', () => {
  test('count final games, ties as neither win nor loss', () => {
    const games = [game('1-2 15-11'), game('2-3 9-9'), { ...game('1-3 5-0'), status: 'live' as const }, { ...game('1-3 0-0'), status: 'scheduled' as const }]
    expect(poolStandings(unseeded(1, 2, 3), games)).toEqual([
      { place: 1, team_id: 1, wins: 1, losses: 0, ties: 0, games_played: 1, points_scored: 15, points_allowed: 11, plus_minus: 4, reason: null, is_unresolved: false },
      { place: 2, team_id: 3, wins: 0, losses: 0, ties: 1, games_played: 1, points_scored: 9, points_allowed: 9, plus_minus: 0, reason: 'games won: 0 against 1', is_unresolved: false },
      { place: 3, team_id: 2, wins: 0, losses: 1, ties: 1, games_played: 2, points_scored: 20, points_allowed: 24, plus_minus: -4, reason: 'goal difference in all games: -4 against 0', is_unresolved: false },
    ])
  })

  test('leave out games against teams of other pools and games without both teams', () => {
    const open = { ...game('1-2 15-0'), team_2_id: null }
    expect(poolStandings(unseeded(1, 2), [game('1-9 15-0'), open]).map(({ games_played }) => games_played)).toEqual([0, 0])
  })

  test('put the winner of their game first among two tied teams, whatever the goals elsewhere', () => {
    expect(order([1, 2, 3, 4], '1-2 10-11', '1-3 15-0', '1-4 15-0', '2-3 10-9', '2-4 9-10', '3-4 15-14')).toEqual([
      [2, null],
      [1, 'games won among the tied teams: 0 against 1'],
      [3, 'games won: 1 against 2'],
      [4, 'games won among the tied teams: 0 against 1'],
    ])
  })

  test('take the goal difference among three tied teams in a circle, whatever it is in all games', () => {
    expect(order([1, 2, 3, 4], '1-2 15-11', '2-3 15-12', '3-1 15-14', '1-4 15-14', '2-4 15-14', '3-4 15-0')).toEqual([
      [1, null],
      [2, 'goal difference among the tied teams: -1 against 3'],
      [3, 'goal difference among the tied teams: -2 against -1'],
      [4, 'games won: 0 against 2'],
    ])
  })

  test('start over with the teams that stay tied (WFDF Appendix B3.3.2)', () => {
    // In the circle of 1, 2 and 3, both 2 and 3 have -1. The next criterion would prefer 3, but 2 has beaten it.
    expect(order([1, 2, 3, 4], '1-2 15-12', '2-3 15-13', '3-1 15-14', '1-4 15-14', '2-4 15-14', '3-4 15-0')).toEqual([
      [1, null],
      [2, 'goal difference among the tied teams: -1 against 2'],
      [3, 'games won among the tied teams: 0 against 1'],
      [4, 'games won: 0 against 2'],
    ])
  })

  test('go on to all games, then to goals scored', () => {
    const circle = ['1-2 15-14', '2-3 15-14', '3-1 15-14']
    expect(order([1, 2, 3, 4], ...circle, '1-4 15-9', '2-4 15-9', '3-4 16-9')).toEqual([
      [3, null],
      [1, 'goal difference in all games: 6 against 7'],
      [2, 'games won among the tied teams: 0 against 1'],
      [4, 'games won: 0 against 2'],
    ])
    expect(order([1, 2, 3, 4], ...circle, '1-4 15-9', '2-4 15-9', '3-4 14-8')).toEqual([
      [1, null],
      [2, 'games won among the tied teams: 0 against 1'],
      [3, 'goals scored in all games: 43 against 44'],
      [4, 'games won: 0 against 2'],
    ])
  })

  test('say so when nothing played decides, and follow the seeds', () => {
    const level = poolStandings([{ team_id: 7, seed: 3 }, { team_id: 8, seed: 1 }, { team_id: 4, seed: null }, { team_id: 3, seed: null }], [])
    expect(level.map(({ team_id, is_unresolved }) => [team_id, is_unresolved])).toEqual([[8, false], [7, true], [3, true], [4, true]])
    expect(level[1]?.reason).toBe('level in every criterion: the order is that of the seeds')
  })

  test('of no teams are empty', () => {
    expect(poolStandings([], [])).toEqual([])
  })
})

const pool = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })), { maxLength: 16 }))
  .map(([size, games]) => ({
    teams: unseeded(...Array.from({ length: size }, (_, index) => index + 1)),
    games: games.filter(([a, b]) => a !== b).map((values) => game(`${values[0]}-${values[1]} ${values[2]}-${values[3]}`)),
  }))

describe('all pool standings', () => {
  test('do not depend on the order of teams or games, nor on who is team 1', () => {
    const shuffled = pool.chain(({ teams, games }) => fc.record({
      teams: fc.constant(teams),
      games: fc.constant(games),
      otherTeams: fc.shuffledSubarray(teams, { minLength: teams.length }),
      otherGames: fc.shuffledSubarray(games, { minLength: games.length }),
    }))
    fc.assert(fc.property(shuffled, ({ teams, games, otherTeams, otherGames }) => {
      const turned = otherGames.map((each) => ({ ...each, team_1_id: each.team_2_id, team_2_id: each.team_1_id, team_1_score: each.team_2_score, team_2_score: each.team_1_score }))
      expect(poolStandings(otherTeams, turned)).toEqual(poolStandings(teams, games))
    }))
  })

  test('have every team once, never one with more wins below, and a reason for every place but the first', () => {
    fc.assert(fc.property(pool, ({ teams, games }) => {
      const standings = poolStandings(teams, games)
      expect(standings.map(({ place }) => place)).toEqual(teams.map((_, index) => index + 1))
      expect(standings.map(({ team_id }) => team_id).sort()).toEqual(teams.map(({ team_id }) => team_id))
      expect(standings.map(({ wins }) => wins)).toEqual(standings.map(({ wins }) => wins).sort((a, b) => b - a))
      expect(standings.map(({ reason }) => reason === null)).toEqual(standings.map((_, index) => index === 0))
      expect(standings.reduce((sum, { plus_minus }) => sum + plus_minus, 0)).toBe(0)
    }))
  })
})
