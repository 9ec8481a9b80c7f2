import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { generalPlays as g } from '../../shared-schema/sports/model/general-plays.ts'
import { onFieldAfter } from '../../shared-schema/sports/model/on-field.ts'
import { describeRecorded, recordedData } from '../support/recorded-data.ts'
import { gameOf, writer } from './game-of.ts'
import { scoreOf, tabletOf } from './tablet-of.ts'

const write = writer('soccer')
const at = (minute: number) => ({ int_4: minute * 60 })

// Team 1: goalkeeper 10, players 11 to 13. Team 2: goalkeeper 20, players 21 to 23.
const game = [
  write(g.on, 1, [11], at(0)),
  write(g.on, 2, [21], at(0)),
  write(153, 1, [10], at(0)),
  write(153, 2, [20], at(0)),
  write(161, 1, [12], at(1)),
  write(163, 1, [12], at(2)),
  write(140, 1, [11, 12], at(2)), // 1-0
  write(162, 2, [21], at(3)),
  write(166, 1, [13], at(3)),
  write(143, 2, [22, null], at(5)),
  write(143, 1, [11, 20], at(6)),
  write(144, 1, [13], at(7)),
  write(145, 2, [21, 13], at(8)),
  write(146, 2, [21], at(9)),
  write(155, 2, [23, 11], at(10)),
  write(156, 2, [23], at(10)),
  write(141, 1, [13], at(11)), // 2-0
  write(142, 1, [12], at(20)), // 2-1, an own goal
  write(159, 2, [22], at(25)),
  write(160, 2, [21], at(30)),
  write(g.halfTime, null, [], at(45)),
  write(g.off, 1, [11], at(60)),
  write(157, 2, [23], at(61)),
  write(164, 1, [13], at(62)),
  write(165, 2, [22], at(63)),
  write(167, 1, [13], at(64)),
  write(168, 2, [21], at(65)),
  write(169, 2, [21], at(66)),
  write(170, 2, [22], at(67)),
  write(171, 1, [12], at(68)),
  write(147, 2, [22, 10], at(70)),
  write(148, 2, [22], at(71)),
  write(158, 1, [12], at(75)),
  write(154, 2, [20], at(80)),
  write(140, 2, [22], at(88)), // 2-2
  write(g.endOfPeriod, null, [], at(90)),
  write(150, 1, [13]),
  write(151, 2, [21]),
  write(152, 2, [22, 10]),
  write(g.gameOver),
]

describe('a game of soccer, counted by hand', () => {
  const { score, state, box, team } = gameOf('soccer', game)

  test('is level, and is won in the shoot-out, whose goals are none of the score', () => {
    expect(score).toBe('2-2')
    expect(state.team_1_score).toBe(state.team_2_score)
    expect(box('shootout')).toEqual({
      columns: 'shootout_shots shootout_goals shootout_saves',
      10: [0, 0, 1],
      13: [1, 1, 0],
      21: [1, 0, 0],
      22: [1, 0, 0],
      'team 1': [1, 1, 1],
      'team 2': [2, 0, 0],
    })
  })

  test('gives an own goal to the other team and to none of its players', () => {
    expect(team(2)).toMatchObject({ goals: 2, opponent_goals: 2, shots: 6 })
  })

  test('has the goals, shots, fouls and cards of each', () => {
    expect(box(null)).toEqual({
      columns:
        'seconds_played goals assists shots shots_on_goal penalty_goals penalties_taken own_goals key_passes fouls fouls_suffered offsides corners yellow_cards red_cards plus_minus',
      11: [3600, 1, 0, 2, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
      12: [0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0],
      13: [0, 1, 0, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      21: [5400, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
      22: [0, 1, 0, 4, 3, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0],
      23: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 1, 0],
      'team 1': [0, 2, 1, 4, 3, 1, 1, 1, 1, 0, 1, 0, 0, 0, 1, 0],
      'team 2': [0, 2, 0, 6, 3, 0, 2, 0, 0, 1, 0, 1, 1, 2, 1, 0],
    })
  })

  test('has what each did with the ball', () => {
    expect(box('play')).toEqual({
      columns:
        'passes passes_completed pass_percent tackles tackles_won interceptions clearances blocks dribbles dribbles_won dispossessed throw_ins',
      12: [1, 1, 100, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      13: [0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0],
      21: [1, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0],
      22: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0],
      'team 1': [1, 1, 100, 1, 1, 1, 1, 1, 0, 0, 0, 1],
      'team 2': [1, 0, 0, 1, 0, 0, 0, 0, 2, 1, 1, 0],
    })
  })

  test('charges goals to the goalkeeper, own goals too', () => {
    expect(box('goalkeepers')).toEqual({
      columns: 'shots_against saves goals_against save_percent seconds_in_goal',
      10: [4, 2, 2, 50, 5400],
      20: [3, 1, 2, 33.33, 4800],
      'team 1': [4, 2, 2, 50, 5400],
      'team 2': [3, 1, 2, 33.33, 4800],
    })
  })
})

describe('in soccer', () => {
  test('who is sent off plays no longer, and no later goal is one of the balance', () => {
    for (const card of [157, 158]) {
      const { player } = gameOf('soccer', [
        write(g.on, 1, [11], at(0)),
        write(card, 1, [11], at(30)),
        write(140, 2, [21], at(40)),
        write(g.endOfPeriod, null, [], at(90)),
      ])
      expect(player(11)).toMatchObject({ seconds_played: 1800 })
      expect(player(11).plus_minus ?? 0).toBe(0)
    }
  })

  test('an own goal into an empty net is one of the other team, and of nobody in it', () => {
    const { team, player } = gameOf('soccer', [
      write(153, 1, [10], at(0)),
      write(154, 1, [10], at(80)),
      write(142, 1, [12], at(85)),
    ])
    expect(team(2)).toMatchObject({ goals: 1, empty_net_goals: 1 })
    expect(team(1).empty_net_goals ?? 0).toBe(0)
    expect(player(12).empty_net_goals ?? 0).toBe(0)
  })
})

const folder = resolve(recordedData, 'sports/soccer/whoscored-2015-08-23-Empoli-Chievo')
const recorded = z.object({
  events: z.array(
    z.object({
      side: z.enum(['home', 'away']),
      m: z.number(),
      s: z.number().nullish(),
      p: z.string(),
      type: z.string(),
      ok: z.number().nullish(),
      pl: z.number().nullish(),
      rel: z.number().nullish(),
      q: z.array(z.string()).nullish(),
    }),
  ),
})
type Recorded = z.infer<typeof recorded>['events'][number]
const line = z.record(z.string(), z.unknown())
const published = z.object({ players: z.array(line), stats: z.record(z.string(), z.unknown()) })

/**
 * The plays that an event of the feed is. A pass of it is none if it is a cross, a throw-in or thrown by the
 * goalkeeper.
 */
function playsOf({ side, type, ok, pl, rel, q }: Recorded) {
  const team = side === 'home' ? 1 : 2
  const has = (word: string) => q?.includes(word) === true
  const by = (play: number) => [write(play, team, [pl ?? null])]
  switch (type) {
    case 'Goal':
      return [write(140, team, [pl ?? null, has('IntentionalAssist') ? (rel ?? null) : null])]
    case 'SavedShot':
      return by(has('Blocked') ? 145 : 143)
    case 'MissedShots':
      return by(144)
    case 'ShotOnPost':
      return by(146)
    case 'Pass':
      return [
        ...(has('ThrowIn') ? by(171) : []),
        ...(has('CornerTaken') ? by(159) : []),
        ...(has('KeyPass') ? by(163) : []),
        ...(has('ThrowIn') || has('KeeperThrow') || has('Cross') ? [] : by(ok === 1 ? 161 : 162)),
      ]
    case 'Tackle':
      return by(164)
    case 'Challenge':
      return by(165)
    case 'Interception':
      return by(166)
    case 'Foul':
      return ok === 0 ? by(155) : []
    case 'OffsideGiven':
      return by(160)
    case 'TakeOn':
      return by(ok === 1 ? 168 : 169)
    case 'Dispossessed':
      return by(170)
    case 'Card':
      return by(156)
    case 'SubstitutionOn':
      return by(g.on)
    case 'SubstitutionOff':
      return by(g.off)
    default:
      return []
  }
}

/**
 * The published columns, by ours. Those that the plays do not contain: clearances, aerials and dribbles tried
 * (judgements for which the feed's events alone give no rule), touches and errors (no plays of ours), shots
 * off target (one on the post is none of ours) and saves (of one goalkeeper alone).
 */
const columns = {
  shotsTotal: 'shots',
  shotsOnTarget: 'shots_on_goal',
  passesTotal: 'passes',
  passesAccurate: 'passes_completed',
  passesKey: 'key_passes',
  tacklesTotal: 'tackles',
  interceptions: 'interceptions',
  foulsCommited: 'fouls',
  offsidesCaught: 'offsides',
  cornersTotal: 'corners',
  dribblesWon: 'dribbles_won',
  dispossessed: 'dispossessed',
  throwInsTotal: 'throw_ins',
  tackleSuccessful: 'tackles_won',
} as const

describeRecorded('Empoli against Chievo, 2015', () => {
  const json = (name: string): unknown => JSON.parse(readFileSync(resolve(folder, name), 'utf8'))
  const { events } = recorded.parse(json('events.json'))
  const { score, player } = gameOf('soccer', events.flatMap(playsOf))
  const sidesOf = z.record(z.string(), published).parse(json('box.json'))
  const lines = Object.values(sidesOf).flatMap(side => side.players)

  test('was 1-3', () => {
    expect(score).toBe('1-3')
  })

  test.each(Object.entries(columns))('has the published %s of all players', (theirs, ours) => {
    expect(lines).toHaveLength(44)
    expect(lines.map(each => [each['name'], player(Number(each['id']))[ours] ?? 0])).toEqual(
      lines.map(each => [each['name'], each[theirs] ?? 0]),
    )
  })

  test('has the half, the score and the players on the field of the source after each event', () => {
    const tablet = tabletOf('soccer')
    const starters = lines.filter(each => each['first11'] === true).map(each => Number(each['id']))
    const home = new Set((sidesOf['home']?.players ?? []).map(each => each['id']))
    let state = tablet.record(
      ...starters.map(player => write(g.on, home.has(player) ? 1 : 2, [player], at(0))),
    )
    const on = new Set(starters)
    const scored = { home: 0, away: 0 }
    const compared = { period: 0, score: 0, players: 0 }
    for (const event of events.filter(({ p }) => p === 'FirstHalf' || p === 'SecondHalf')) {
      if (event.p === 'SecondHalf' && state.period === 1) state = tablet.record(write(g.halfTime))
      const plays = playsOf(event).map(play => ({ ...play, int_4: event.m * 60 + (event.s ?? 0) }))
      if (event.type === 'Goal') scored[event.side] += 1
      if (event.type === 'SubstitutionOn') on.add(event.pl ?? 0)
      if (event.type === 'SubstitutionOff') on.delete(event.pl ?? 0)
      if (plays.length === 0) continue
      state = tablet.record(...plays)
      compared.period += 1
      expect(state.plays.at(-1)?.period).toBe(event.p === 'FirstHalf' ? 1 : 2)
      compared.score += 1
      expect(scoreOf(state)).toBe(`${scored.home}-${scored.away}`)
      if (!event.type.startsWith('Substitution')) continue
      compared.players += on.size
      expect(onFieldAfter(state.plays.map(({ play }) => play))).toEqual(on)
    }
    expect(compared).toEqual({ period: 1132, score: 1132, players: 262 })
    expect(state.situation.suspended).toEqual([])
  })
})
