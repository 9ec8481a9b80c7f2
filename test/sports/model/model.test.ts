import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playOf } from '../../../shared-schema/sports/model/play.ts'
import { byTable } from '../../../shared-schema/sports/model/course.ts'
import {
  figuresOf,
  limited,
  percent,
  ratio,
  sum,
  total,
  units,
  type Counters,
  type Figure,
} from '../../../shared-schema/sports/model/figures.ts'
import { generalKinds } from '../../../shared-schema/sports/model/general-kinds.ts'
import { generalPlays as p } from '../../../shared-schema/sports/model/general-plays.ts'
import { eventTypeOf } from '../../../server/games/entries/event-type-of.ts'
import { amountOf, roleOf, teamOfPlay, type PlayKind } from '../../../shared-schema/sports/model/play-kind.ts'
import { setWinner } from '../../../shared-schema/sports/model/set-rule.ts'
import { sport, teamsIn } from '../../../shared-schema/sports/model/sport.ts'
import { goals } from '../../../shared-schema/sports/model/scoreboard.ts'
import { definitionOf, rulesOf } from '../../../shared-schema/sports/index.ts'
import { withTimeOnField } from '../../../shared-schema/sports/model/time-on-field.ts'
import { follow } from '../follow.ts'

const valueOf = (figure: Figure, counters: Counters) => figuresOf({ figure }, counters).figure

describe('a figure', () => {
  test('is the sum of its counters by their weights; one that is absent counts 0', () => {
    const balance = sum({ won: 2, lost: -1 }, 'drawn')
    expect(valueOf(balance, { won: 3, lost: 1, other: 9 })).toBe(5)
    expect(valueOf(balance, { lost: 4, drawn: 1 })).toBe(-3)
    expect(valueOf(balance, {})).toBe(0)
  })

  test('is a percentage with two decimals if it is one of another number, and 0 of nothing', () => {
    const won = percent('won', sum('won', 'lost'))
    expect(valueOf(won, { won: 1, lost: 2 })).toBe(33.33)
    expect(valueOf(won, { won: 2, lost: 1 })).toBe(66.67)
    expect(valueOf(won, { won: 4 })).toBe(100)
    expect(valueOf(won, {})).toBe(0)
  })

  test('is a rate, so many times, with as many decimals as are usual', () => {
    expect(valueOf(ratio('hits', 'at_bats', 3), { hits: 1, at_bats: 3 })).toBe(0.333)
    expect(valueOf(ratio('runs', 'outs', 2, 27), { runs: 2, outs: 16 })).toBe(3.38)
  })

  test('is the total of rates, which are rounded together and not before', () => {
    const both = total(2, ratio('a', 'b', 2), ratio('c', 'd', 2))
    expect(valueOf(both, { a: 1, b: 3, c: 1, d: 3 })).toBe(0.67)
  })

  test('stays between its limits', () => {
    const few = limited(ratio('a', 'b', 2), 0, 2.5)
    expect([-1, 1, 5].map(a => valueOf(few, { a, b: 1 }))).toEqual([0, 1, 2.5])
  })

  test('shows units and what is left over behind the point', () => {
    expect([15, 16, 17, 0].map(outs => valueOf(units('outs', 3), { outs }))).toEqual([5, 5.1, 5.2, 0])
  })

  test('is never more than the whole of which it is a part', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(99), (won, lost) => {
        const part = valueOf(percent('won', sum('won', 'lost')), { won, lost }) ?? NaN
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(100)
      }),
    )
  })
})

const kick: PlayKind<'kicks' | 'metres' | 'kicks_against'> = {
  type: 901,
  word: 'goal',
  roles: [
    { word: 'assist', side: 'own' },
    { word: 'scorer', side: 'own', counts: { kicks: 1, metres: 'int_2' } },
    { word: 'defender', side: 'other' },
  ],
  asked: [2, 3],
  values: { int_2: { word: 'minutes', least: 0, most: 100 } },
  points: 3,
  otherTeamCounts: { kicks_against: 1 },
}

describe('a kind of play', () => {
  const named = { player_1_team_id: 1, player_3_team_id: 2, int_1: 5 }

  test('is a type of events of which each attribute has a meaning', () => {
    const { type, name, attributes } = eventTypeOf(kick)
    expect([type, name]).toEqual([901, 'goal'])
    expect(attributes).toEqual({
      game_id: '',
      time: '',
      ordinal_number: '',
      int_3: '',
      int_4: '',
      bool_1: '',
      decimal_1: '',
      what_happened: '',
      player_1_id: 'assist',
      player_1_team_id: 'team of the assist',
      player_2_id: 'scorer',
      player_2_team_id: 'team of the scorer',
      player_3_id: 'defender',
      player_3_team_id: 'team of the defender',
      int_2: 'minutes',
    })
  })

  test('names the teams of its players, and the team whose timeout it is', () => {
    const general = rulesOf('ultimate')
    expect(teamsIn(general, playOf(p.on, { player_1_team_id: 1, player_2_team_id: 3 }))).toEqual([1, 3])
    expect(teamsIn(general, playOf(p.timeout, { int_1: 2 }))).toEqual([2])
    expect(teamsIn(general, playOf(p.timeout, {}))).toEqual([])
    expect(teamsIn(general, playOf(p.on, named))).toEqual([1, 2])
    expect(teamsIn(general, playOf(4711, named))).toEqual([1, 2])
  })

  test('is recorded for the team of the first player asked for, or of another player of its own side', () => {
    const teamOf = (teams: object) => teamOfPlay(kick, playOf(901, teams))
    expect(teamOf({ player_1_team_id: 1, player_2_team_id: 2 })).toBe(2)
    expect(teamOf({ player_1_team_id: 1, player_3_team_id: 2 })).toBe(1)
    expect(teamOf({ player_3_team_id: 2 })).toBeNull()
  })

  test('says of each of its places the player and the team', () => {
    const play = playOf(p.on, { player_1_id: 11, player_1_team_id: 1, player_2_id: 21, player_3_team_id: 2 })
    expect([roleOf(play, 1), roleOf(play, 2), roleOf(play, 3)]).toEqual([
      { player: 11, team_id: 1 },
      { player: 21, team_id: null },
      { player: null, team_id: 2 },
    ])
  })

  test('counts what it says, and nothing of a number that is out of range or left out', () => {
    const amount = (int_2: number | null) => amountOf(kick, playOf(901, { int_2 }), 'int_2')
    expect([40, 0, 100, 101, -1, null].map(amount)).toEqual([40, 0, 100, 0, 0, 0])
    expect(amountOf(kick, playOf(901, { bool_1: true }), 'bool_1')).toBe(1)
    expect(amountOf(kick, playOf(901, {}), 7)).toBe(7)
  })
})

describe('the course of a game by the table of its sport', () => {
  const rules = sport({
    structure: definitionOf('soccer').structure,
    kinds: [
      kick,
      { ...kick, type: 902, pointsFor: 'other', roles: kick.roles.slice(0, 2) },
      { ...kick, type: 903, isShootout: true },
      { type: 904, word: 'redCard', roles: [{ word: 'player', side: 'own' }], suspension: 'game' },
      { type: 905, word: 'yellowCard', roles: [{ word: 'player', side: 'own' }], suspension: { minutes: 2 } },
    ],
    counted: {
      both: ['kicks', 'metres'],
      teams: ['kicks_against'],
      players: ['seconds_played', 'plus_minus'],
    },
    figures: {},
    box: [],
    scoreboard: goals('half'),
    course: withTimeOnField,
  }).rules
  const of = (type: number, more: object = {}) =>
    playOf(type, { player_2_id: 11, player_2_team_id: 1, int_2: 30, ...more })

  test('counts for players and teams what each play says, and gives the points', () => {
    const { steps, counted } = follow(rules, [of(901), of(902), of(903)])
    expect(steps.map(({ team_id, points, isShootout }) => [team_id, points, isShootout])).toEqual([
      [1, 3, false],
      [2, 3, false],
      [1, 3, true],
    ])
    expect(counted.slice(0, 3)).toEqual(['1/11 kicks 1', '1/11 metres 30', '2/- kicks_against 1'])
  })

  test('knows no play that is not in it', () => {
    expect(follow(byTableRules(), [of(4711)])).toEqual({
      steps: [
        {
          team_id: null,
          points: 0,
          isShootout: false,
          beginsPeriod: false,
          endsPeriod: false,
          sendsOff: false,
        },
      ],
      counted: [],
    })
  })

  const on = (player: number, team: number, clock: number) =>
    playOf(p.on, { player_1_id: player, player_1_team_id: team, int_4: clock })
  const off = (player: number, team: number, clock: number) =>
    playOf(p.off, { player_1_id: player, player_1_team_id: team, int_4: clock })
  const timesOf = (plays: Parameters<typeof follow>[1]) =>
    follow(rules, plays).counted.filter(one => /seconds|plus/.test(one))

  test('counts the time between coming on and going off, by the clock that plays carry', () => {
    expect(
      timesOf([on(11, 1, 0), off(11, 1, 600), on(11, 1, 700), playOf(p.gameOver, { int_4: 720 })]),
    ).toEqual(['1/11 seconds_played 600', '1/11 seconds_played 20'])
    expect(timesOf([on(11, 1, 100), on(11, 1, 200), off(12, 1, 300), off(11, 1, 50)])).toEqual([])
  })

  test('counts the points while somebody is on: for the own team, and against it; a shoot-out counts for nobody', () => {
    expect(timesOf([on(11, 1, 0), on(21, 2, 0), of(901), of(902), of(903), off(11, 1, 0), of(901)])).toEqual([
      '1/11 plus_minus 3',
      '2/21 plus_minus -3',
      '1/11 plus_minus -3',
      '2/21 plus_minus 3',
      '2/21 plus_minus -3',
    ])
  })

  test('ends the time of a player who is sent off for the rest of the game, but not of one who is for some minutes', () => {
    const card = (type: number, player: number | null, clock: number) =>
      playOf(type, { player_1_id: player, player_1_team_id: 1, int_4: clock })
    expect(
      timesOf([
        on(11, 1, 0),
        card(905, 11, 60),
        card(904, null, 90),
        card(904, 11, 100),
        of(901),
        off(11, 1, 200),
      ]),
    ).toEqual(['1/11 seconds_played 100'])
  })

  function byTableRules() {
    return { ...rules, start: byTable(rules.kinds) }
  }
})

describe('what is the same in every sport', () => {
  const general = { ...rulesOf('ultimate'), start: byTable(generalKinds) }
  const everyType = Object.values(p)

  test('is which plays end a period', () => {
    const { steps } = follow(
      general,
      everyType.map(type => playOf(type, {})),
    )
    expect(everyType.filter((_, index) => steps[index]?.endsPeriod)).toEqual([
      p.endOfPeriod,
      p.endOfFirstQuarter,
      p.halfTime,
      p.endOfThirdQuarter,
    ])
  })

  test('is that no play gives a point, and that a timeout alone is counted, for its team', () => {
    const plays = everyType.map(type => playOf(type, { player_1_id: 11, player_1_team_id: 1, int_1: 2 }))
    const { steps, counted } = follow(general, plays)
    expect(counted).toEqual(['2/- timeouts 1'])
    expect(steps.every(({ points }) => points === 0)).toBe(true)
  })
})

describe('a set', () => {
  const volleyball = { target: 25, lead: 2, lastTarget: 15, toWin: 3 }
  const tennis = { target: 6, lead: 2, most: 7, toWin: 2 }

  test.each([
    [volleyball, [25, 23], [0, 0], 0],
    [volleyball, [24, 26], [0, 0], 1],
    [volleyball, [25, 24], [0, 0], null],
    [volleyball, [24, 20], [2, 1], null],
    [volleyball, [15, 13], [2, 2], 0],
    [volleyball, [15, 14], [2, 2], null],
    [tennis, [6, 5], [0, 0], null],
    [tennis, [7, 6], [0, 0], 0],
    [tennis, [4, 6], [1, 1], 1],
  ] as const)('by %o at %o, after sets of %o, is won by %o', (rule, points, sets, winner) => {
    expect(setWinner(rule, points, sets)).toBe(winner)
  })
})
