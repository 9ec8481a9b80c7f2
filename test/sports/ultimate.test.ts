import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import { ultimatePlays as p } from '../../shared-schema/sports/ultimate/plays.ts'
import { device, fold, sides } from '../scoring/sheet.ts'
import { follow, scorerOf } from './follow.ts'

const ultimate = rulesOf('ultimate')

/** Thrower 11 and receiver 12 play for team 1, defender 21 for team 2. */
const of = (type: number, more: Partial<Play> = {}) =>
  playOf(type, {
    player_1_id: 11,
    player_1_team_id: 1,
    player_2_id: 12,
    player_2_team_id: 1,
    player_3_id: 21,
    player_3_team_id: 2,
    ...more,
  })

function lines(...plays: Play[]) {
  const sheet = device(1)
  for (const play of plays) sheet.record('play', play)
  const box = boxScore(sides, ultimate, fold(sheet))
  const player = (id: number) => box.players.find(line => line.player_id === id)?.counters ?? {}
  const team = (id: number) => box.teams.find(line => line.team_id === id)?.counters ?? {}
  return { player, team, box }
}

// The counts of each play: wire facts 4.18, the usual reading of the field.
describe('what a play of ultimate counts', () => {
  test('a goal is a completed pass that is caught and scored', () => {
    const { player } = lines(of(p.goal))
    expect(player(11)).toEqual({
      games_played: 1,
      goals_thrown: 1,
      passes_thrown: 1,
      completed_passes_thrown: 1,
    })
    expect(player(12)).toEqual({ games_played: 1, goals_caught: 1, passes_caught: 1 })
  })

  test("a drop is the receiver's turnover and an incomplete pass of the thrower", () => {
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

  test('a pass is thrown and completed by one player and caught by another', () => {
    const { player } = lines(of(p.pass))
    expect(player(11)).toEqual({ games_played: 1, passes_thrown: 1, completed_passes_thrown: 1 })
    expect(player(12)).toEqual({ games_played: 1, passes_caught: 1 })
  })

  test("a throwaway is the thrower's incomplete pass and turnover", () => {
    expect(lines(of(p.throwaway)).player(11)).toEqual({
      games_played: 1,
      passes_thrown: 1,
      incomplete_passes_thrown: 1,
      throwaways: 1,
      turnovers: 1,
    })
  })

  test("a stall is the thrower's, and a turnover without a pass", () => {
    const { player, team } = lines(of(p.stall))
    expect(player(11)).toEqual({ games_played: 1, stalls: 1, turnovers: 1 })
    expect(player(12)).toEqual({ games_played: 1 })
    expect(team(1)).toMatchObject({ stalls: 1, turnovers: 1 })
  })

  test('a turnover of which nothing more is known is one of the team', () => {
    expect(lines(playOf(p.unknownTurnover, { player_1_team_id: 1 })).team(1)).toEqual({
      games_played: 1,
      turnovers: 1,
    })
  })

  test.each([p.pull, p.pullByOther, p.pullOutOfBounds])(
    'a pull counts for the puller, wherever it lands: %d',
    type => {
      const { player, team } = lines(of(type))
      expect(player(11)).toEqual({ games_played: 1, pulls: 1 })
      expect(team(1)).toEqual({ games_played: 1, pulls: 1 })
    },
  )

  test('who picked up the disc is counted of players, not of teams', () => {
    const { player, team } = lines(of(p.pickedUpDisc), playOf(p.pickedUpDisc, { player_1_team_id: 1 }))
    expect(player(11)).toEqual({ games_played: 1, picked_up_disc: 1 })
    expect(team(1)).toEqual({ games_played: 1 })
  })

  test('a penalty counts nothing', () => {
    expect(lines(of(p.penalty)).team(1)).toEqual({ games_played: 1 })
  })

  test('a goal is of the team that caught it, or of the one that threw it if no more is known', () => {
    const scorer = (attributes: Partial<Play>) => scorerOf(ultimate, playOf(p.goal, attributes))
    expect(scorer({ player_1_team_id: 1, player_2_team_id: 2 })).toBe(2)
    expect(scorer({ player_1_team_id: 1 })).toBe(1)
    expect(scorer({ player_3_team_id: 1 })).toBeNull()
    expect(scorerOf(ultimate, of(p.callahan))).toBe(2)
    for (const type of Object.values(p).filter(type => type !== p.goal && type !== p.callahan))
      expect(scorerOf(ultimate, of(type))).toBeNull()
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
    const { player } = lines(
      on(11),
      on(12),
      of(p.pass),
      off(12),
      on(13),
      of(p.goal),
      off(11),
      on(14),
      of(p.pass),
      of(p.goal),
    )
    expect([11, 12, 13, 14].map(id => player(id).points_played ?? 0)).toEqual([1, 1, 2, 1])
  })

  test('the end of a period ends the point that runs, which all who were on have played, and is none by itself', () => {
    const on = (id: number) => playOf(p.on, { player_1_id: id, player_1_team_id: 1 })
    const off = (id: number) => playOf(p.off, { player_1_id: id, player_1_team_id: 1 })
    const points = (...plays: ReturnType<typeof on>[]) =>
      [11, 12].map(id => lines(...plays).player(id).points_played ?? 0)
    expect(
      points(on(11), of(p.pull), playOf(p.endOfFirstQuarter, {}), off(11), on(12), of(p.pull), of(p.goal)),
    ).toEqual([1, 1])
    expect(
      points(on(11), of(p.goal), playOf(p.halfTime, {}), of(p.pull), of(p.goal), playOf(p.gameOver, {})),
    ).toEqual([2, 0])
    expect(points(on(11), of(p.pull), playOf(p.gameOver, {}))).toEqual([1, 0])
  })

  test('an injury takes a player off in the middle of a point, and both have played it', () => {
    const on = (id: number, type: number = p.on) => playOf(type, { player_1_id: id, player_1_team_id: 1 })
    const { player } = lines(
      on(11),
      of(p.pull),
      on(11, p.offForInjury),
      on(12, p.onForInjury),
      of(p.goal),
      of(p.pull),
      of(p.goal),
    )
    expect([11, 12].map(id => player(id).points_played)).toEqual([1, 2])
  })

  test('a substitution between two points begins none: half time between them ends nothing', () => {
    const on = playOf(p.on, { player_1_id: 11, player_1_team_id: 1 })
    const { player } = lines(of(p.pull), of(p.goal), on, playOf(p.halfTime, {}))
    expect(player(11).points_played).toBeUndefined()
  })

  test('a player who is on for one team is not on for the other, too', () => {
    const on = (team: number) => playOf(p.on, { player_1_id: 7, player_1_team_id: team })
    const off = playOf(p.off, { player_1_id: 7, player_1_team_id: 2 })
    const { counted } = follow(ultimate, [on(1), on(2), off, of(p.pull), of(p.goal)])
    expect(counted.filter(one => one.includes('points_played'))).toEqual(['1/7 points_played 1'])
  })

  test('lines have what programs ask for by name: counters and what follows from them', () => {
    const followed = Object.keys(ultimate.figures)
    expect([...ultimate.playerCounters, ...followed].toSorted()).toEqual([
      'callahans',
      'completed_passes_thrown',
      'completion_percent',
      'defense_plus_minus',
      'drops',
      'ds',
      'goals_caught',
      'goals_thrown',
      'incomplete_passes_thrown',
      'offense_plus_minus',
      'passes_caught',
      'passes_thrown',
      'picked_up_disc',
      'plus_minus',
      'points_played',
      'pulls',
      'stalls',
      'throwaways',
      'turnovers',
    ])
    expect(ultimate.teamCounters.toSorted()).toEqual([
      'callahans',
      'completed_passes_thrown',
      'drops',
      'ds',
      'goals_caught',
      'goals_thrown',
      'incomplete_passes_thrown',
      'passes_caught',
      'passes_thrown',
      'pulls',
      'stalls',
      'throwaways',
      'timeouts',
      'turnovers',
    ])
    expect(ultimate.opponentCounters.toSorted()).toEqual([
      'callahans',
      'completed_passes_thrown',
      'drops',
      'ds',
      'passes_thrown',
      'throwaways',
      'turnovers',
    ])
  })

  test('percent and balance follow from the counters', () => {
    const counters = {
      passes_thrown: 8,
      completed_passes_thrown: 7,
      goals_thrown: 2,
      goals_caught: 1,
      ds: 1,
      turnovers: 1,
    }
    expect(ultimate.derived(counters)).toEqual({
      completion_percent: 87.5,
      offense_plus_minus: 2,
      defense_plus_minus: 1,
      plus_minus: 3,
    })
    expect(ultimate.derived({}).completion_percent).toBe(0)
    expect(ultimate.derived({ passes_thrown: 3, completed_passes_thrown: 2 }).completion_percent).toBe(66.67)
  })

  test('the whole balance is that of offence and defence together', () => {
    const counters = fc.record(Object.fromEntries(ultimate.playerCounters.map(name => [name, fc.nat(50)])))
    fc.assert(
      fc.property(counters, line => {
        const { plus_minus, offense_plus_minus = 0, defense_plus_minus = 0 } = ultimate.derived(line)
        expect(plus_minus).toBe(offense_plus_minus + defense_plus_minus)
      }),
    )
  })
})
