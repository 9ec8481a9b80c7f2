import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playOf, type Play } from '../../shared-schema/replication/entry.ts'
import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { ultimate } from '../../shared-schema/sports/ultimate.ts'
import { ultimatePlays as p } from '../../shared-schema/sports/ultimate-plays.ts'
import { device, fold, sides } from './sheet.ts'

/** Thrower 11 and receiver 12 play for team 1, defender 21 for team 2. */
const of = (type: number, more: Partial<Play> = {}) =>
  playOf(type, { player_1_id: 11, player_1_team_id: 1, player_2_id: 12, player_2_team_id: 1, player_3_id: 21, player_3_team_id: 2, ...more })

function lines(...plays: Play[]) {
  const sheet = device(1)
  for (const play of plays) sheet.record('play', play)
  const box = boxScore(sides, ultimate, fold(sheet))
  const player = (id: number) => box.players.find(line => line.player_id === id)?.counters ?? {}
  const team = (id: number) => box.teams.find(line => line.team_id === id)?.counters ?? {}
  return { player, team, box }
}

// What each play counts: wire facts 4.18, the usual reading of the field.
describe('what a play of ultimate counts', () => {
  test('a goal is a completed pass that is caught and scored', () => {
    const { player } = lines(of(p.goal))
    expect(player(11)).toEqual({ games_played: 1, goals_thrown: 1, passes_thrown: 1, completed_passes_thrown: 1 })
    expect(player(12)).toEqual({ games_played: 1, goals_caught: 1, passes_caught: 1 })
  })

  test('a drop is the receiver\'s turnover and an incomplete pass of the thrower', () => {
    const { player } = lines(of(p.drop))
    expect(player(11)).toEqual({ games_played: 1, passes_thrown: 1, incomplete_passes_thrown: 1 })
    expect(player(12)).toEqual({ games_played: 1, drops: 1, turnovers: 1 })
  })

  test('a D is a throwaway of the thrower', () => {
    const { player, team } = lines(of(p.block))
    expect(player(21)).toEqual({ games_played: 1, ds: 1 })
    expect(player(11)).toMatchObject({ throwaways: 1, turnovers: 1 })
    expect(team(1)).toMatchObject({ throwaways: 1, opponent_ds: 1 })
  })

  test('a callahan is a D and a goal of the defender, and a throwaway of the thrower', () => {
    const { player, team } = lines(of(p.callahan))
    expect(player(21)).toEqual({ games_played: 1, ds: 1, callahans: 1, goals_caught: 1 })
    expect(player(11)).toMatchObject({ throwaways: 1, turnovers: 1 })
    expect(team(2)).toMatchObject({ points_scored: 1, callahans: 1 })
    expect(team(1)).toMatchObject({ points_allowed: 1, opponent_callahans: 1 })
  })

  test('what nobody is named for counts for the team alone', () => {
    const { box, team } = lines(playOf(p.throwaway, { player_1_team_id: 2 }))
    expect(team(2)).toMatchObject({ throwaways: 1, turnovers: 1 })
    expect(box.players).toEqual([])
  })

  test('a timeout counts for the team that it names', () => {
    expect(lines(playOf(p.timeout, { int_1: 2 })).team(2)).toMatchObject({ timeouts: 1 })
  })

  test('who was on the field at any time of a point has played it, and a change between points belongs to the next', () => {
    const on = (id: number) => playOf(p.on, { player_1_id: id, player_1_team_id: 1 })
    const off = (id: number) => playOf(p.off, { player_1_id: id, player_1_team_id: 1 })
    const { player } = lines(on(11), on(12), of(p.pass), off(12), on(13), of(p.goal), off(11), on(14), of(p.pass), of(p.goal))
    expect([11, 12, 13, 14].map(id => player(id).points_played ?? 0)).toEqual([1, 1, 2, 1])
  })

  test('the end of a period ends the point that runs, which all who were on have played, and is none by itself', () => {
    const on = (id: number) => playOf(p.on, { player_1_id: id, player_1_team_id: 1 })
    const off = (id: number) => playOf(p.off, { player_1_id: id, player_1_team_id: 1 })
    const points = (...plays: ReturnType<typeof on>[]) => [11, 12].map(id => lines(...plays).player(id).points_played ?? 0)
    expect(points(on(11), of(p.pull), playOf(p.endOfFirstQuarter, {}), off(11), on(12), of(p.pull), of(p.goal))).toEqual([1, 1])
    expect(points(on(11), of(p.goal), playOf(p.halfTime, {}), of(p.pull), of(p.goal), playOf(p.gameOver, {}))).toEqual([2, 0])
    expect(points(on(11), of(p.pull), playOf(p.gameOver, {}))).toEqual([1, 0])
  })

  test('percent and balance follow from the counters', () => {
    const counters = { passes_thrown: 8, completed_passes_thrown: 7, goals_thrown: 2, goals_caught: 1, ds: 1, turnovers: 1 }
    expect(ultimate.derived(counters)).toEqual({ completion_percent: 87.5, offense_plus_minus: 2, defense_plus_minus: 1, plus_minus: 3 })
    expect(ultimate.derived({}).completion_percent).toBe(0)
    expect(ultimate.derived({ passes_thrown: 3, completed_passes_thrown: 2 }).completion_percent).toBe(66.67)
  })

  test('the whole balance is that of offence and defence together', () => {
    const counters = fc.record(Object.fromEntries(ultimate.playerCounters.map(name => [name, fc.nat(50)])))
    fc.assert(fc.property(counters, line => {
      const { plus_minus, offense_plus_minus = 0, defense_plus_minus = 0 } = ultimate.derived(line)
      expect(plus_minus).toBe(offense_plus_minus + defense_plus_minus)
    }))
  })
})
