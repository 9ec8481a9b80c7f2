import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { rugbyPlays as p } from '../../shared-schema/sports/rugby/plays.ts'
import { definitionOf, rulesOf } from '../../shared-schema/sports/index.ts'
import { onFieldAfter } from '../../shared-schema/sports/model/on-field.ts'
import { strengthAt } from '../../shared-schema/sports/model/strength.ts'
import { describeRecorded, recordedData } from '../support/recorded-data.ts'
import { gameOf, writer } from './game-of.ts'
import { scoreOf, tabletOf } from './tablet-of.ts'

const play = writer('rugby')
const at = (minute: number) => ({ int_4: minute * 60 })

describe('a game of rugby', () => {
  // 11 and 12 against 21 and 22, every kind of play; 13 comes on for 12 at half-time.
  const game = gameOf('rugby', [
    ...[11, 12].map(id => play(p.on, 1, [id], at(0))),
    ...[21, 22].map(id => play(p.on, 2, [id], at(0))),
    play(p.scrumWon, 1, [], at(1)),
    play(p.carry, 1, [11], { int_1: 12, ...at(2) }),
    play(p.cleanBreak, 1, [11], at(2)),
    play(p.defenderBeaten, 1, [11], at(2)),
    play(p.tackleMissed, 2, [21], at(2)),
    play(p.offload, 1, [11], at(2)),
    play(p.try, 1, [12, 11], at(3)), // 5-0
    play(p.conversion, 1, [11], at(4)), // 7-0
    play(p.lineoutLost, 1, [], at(10)),
    play(p.lineoutWon, 2, [], at(12)),
    play(p.carry, 2, [22], { int_1: -2, ...at(12) }),
    play(p.tackle, 1, [12], at(12)),
    play(p.penaltyConceded, 1, [12], at(13)),
    play(p.yellowCard, 1, [12], at(13)),
    play(p.penaltyGoal, 2, [21], at(14)), // 7-3
    play(p.penaltyGoalMissed, 2, [21], at(30)),
    play(p.dropGoal, 2, [21], at(35)), // 7-6
    play(p.dropGoalMissed, 2, [21], at(38)),
    play(p.halfTime, null, [], at(40)),
    play(p.off, 1, [12], at(40)),
    play(p.on, 1, [13], at(40)),
    play(p.turnoverWon, 1, [13, 22], at(45)),
    play(p.tackle, 2, [21], at(46)),
    play(p.scrumLost, 2, [], at(50)),
    play(p.penaltyTry, 2, [], at(60)), // 7-13
    play(p.redCard, 1, [13], at(60)),
    play(p.try, 1, [11], at(70)), // 12-13, nobody's assist
    play(p.conversionMissed, 1, [11], at(71)),
    play(p.timeout, null, [], { int_1: 2, ...at(71) }),
    play(p.gameOver, null, [], at(80)),
  ])

  test('ends by tries, penalty tries, conversions, penalties and drop goals', () =>
    expect(game.score).toBe('12-13'))

  test('has this scoring', () => {
    expect(game.box('scoring')).toEqual({
      columns:
        'seconds_played tries try_assists conversions_made conversions_attempted penalty_goals_made penalty_goals_attempted drop_goals_made points goal_kicking_percent yellow_cards red_cards',
      11: [4800, 1, 1, 1, 2, 0, 0, 0, 7, 50, 0, 0],
      12: [2400, 1, 0, 0, 0, 0, 0, 0, 5, 0, 1, 0],
      13: [1200, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      21: [4800, 0, 0, 0, 0, 1, 2, 1, 6, 50, 0, 0],
      22: [4800, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      'team 1': [0, 2, 1, 1, 2, 0, 0, 0, 12, 50, 1, 1],
      'team 2': [0, 0, 0, 0, 0, 1, 2, 1, 13, 50, 0, 0],
    })
  })

  test('has this attack and defence', () => {
    expect(game.box('attackAndDefence')).toEqual({
      columns:
        'carries metres_carried clean_breaks defenders_beaten offloads tackles_made tackles_missed tackle_percent turnovers_won turnovers_conceded penalties_conceded',
      11: [1, 12, 1, 1, 1, 0, 0, 0, 0, 0, 0],
      12: [0, 0, 0, 0, 0, 1, 0, 100, 0, 0, 1],
      13: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
      21: [0, 0, 0, 0, 0, 1, 1, 50, 0, 0, 0],
      22: [1, -2, 0, 0, 0, 0, 0, 0, 0, 1, 0],
      'team 1': [1, 12, 1, 1, 1, 1, 0, 100, 1, 0, 1],
      'team 2': [1, -2, 0, 0, 0, 1, 1, 50, 0, 1, 0],
    })
  })

  test('counts for the team alone what it does together', () => {
    expect(game.team(1)).toMatchObject({
      scrums_won: 1,
      scrum_percent: 100,
      lineouts_lost: 1,
      lineout_percent: 0,
    })
    expect(game.team(2)).toMatchObject({ scrums_lost: 1, lineouts_won: 1, penalty_tries: 1, timeouts: 1 })
  })

  test('has the balance of those who were on the field', () => {
    expect([11, 12, 13, 21].map(id => game.player(id).plus_minus)).toEqual([-1, 1, -7, 1])
  })
})

test('kicks that decide a level game count apart from the score', () => {
  const { score, team } = gameOf('rugby', [
    play(p.penaltyGoal, 1, [11]),
    play(p.penaltyGoal, 2, [21]),
    play(p.kickGood, 1, [11]),
    play(p.kickMissed, 2, [21]),
  ])
  expect(score).toBe('3-3')
  expect(team(1)).toMatchObject({ shootout_kicks_made: 1, shootout_kicks_attempted: 1, points: 3 })
  expect(team(2)).toMatchObject({ shootout_kicks_attempted: 1, points: 3 })
})

test('a yellow card takes a player off for ten minutes, a red one for the rest of the game', () => {
  const suspension = (type: number) => rulesOf('rugby').kinds.find(kind => kind.type === type)?.suspension
  expect(suspension(p.yellowCard)).toEqual({ minutes: 10 })
  expect(suspension(p.redCard)).toBe('game')
})

interface Recorded {
  events: { side: Side; minute: number; type: string; player: string; value: number }[]
}
type Side = 'home' | 'away'
interface Team {
  score: number
  lineup: Record<string, { name: string; on: number[]; off: number[]; reds: number[]; yellows: number[] }>
}

const theirTypes: Record<string, number> = {
  Try: p.try,
  Conversion: p.conversion,
  'Missed conversion': p.conversionMissed,
  Penalty: p.penaltyGoal,
  'Missed drop goal': p.dropGoalMissed,
  'yellow card': p.yellowCard,
  on: p.on,
  off: p.off,
}

// Published of the players are their cards and when they came and went, and of the teams the score: all of it
// is compared.
describeRecorded('a real game: London Irish 33-45 Bristol, 2021', () => {
  const read = (file: string): unknown =>
    JSON.parse(
      readFileSync(
        `${recordedData}/sports/rugby/premiership-2021-10-30-LondonIrish-Bristol/${file}.json`,
        'utf8',
      ),
    )
  const { events } = read('events') as Recorded
  const box = read('box') as Record<Side, Team>
  const sides = ['home', 'away'] as const
  const lineup = sides.flatMap((side, index) =>
    Object.values(box[side].lineup).map(player => ({ ...player, team: index + 1 })),
  )
  const idOf = (name: string) => lineup.findIndex(player => player.name === name) + 1
  const end = 81

  const starters = lineup
    .filter(({ on }) => on[0] === 0)
    .map(({ name, team }) => play(p.on, team, [idOf(name)], at(0)))
  const playOf = (event: Recorded['events'][number]): Play => {
    const type = theirTypes[event.type]
    if (type === undefined) throw new Error(`no play for ${event.type}`)
    return play(type, sides.indexOf(event.side) + 1, [idOf(event.player)], at(event.minute))
  }
  const game = gameOf('rugby', [...starters, ...events.map(playOf), play(p.gameOver, null, [], at(end))])

  test('ends as it did', () => expect(game.score).toBe(`${box.home.score}-${box.away.score}`))

  test('has the points of each player, which are all of the teams', () => {
    const pointsOf = (team: number) =>
      lineup
        .filter(player => player.team === team)
        .reduce((sum, { name }) => sum + (game.player(idOf(name)).points ?? 0), 0)
    expect([pointsOf(1), pointsOf(2)]).toEqual([box.home.score, box.away.score])
  })

  test('has the published cards of every player', () => {
    const cards = lineup.map(({ name }) => game.player(idOf(name)))
    expect(cards.map(line => [line.yellow_cards ?? 0, line.red_cards ?? 0])).toEqual(
      lineup.map(({ yellows, reds }) => [yellows.length, reds.length]),
    )
  })

  test('has the published time on the field of every player', () => {
    expect(lineup.map(({ name }) => (game.player(idOf(name)).seconds_played ?? 0) / 60)).toEqual(
      lineup.map(({ on: [on = 0], off: [off = end] }) => off - on),
    )
  })

  test('has the score of the source after each event, and its players after each minute', () => {
    const { strength } = definitionOf('rugby')
    const tablet = tabletOf('rugby')
    tablet.record(...starters)
    const scored: Record<Side, number> = { home: 0, away: 0 }
    const compared = { score: 0, player: 0, short: 0 }
    for (const [index, event] of events.entries()) {
      const state = tablet.record(playOf(event))
      scored[event.side] += event.value
      compared.score += 1
      expect(scoreOf(state)).toBe(`${scored.home}-${scored.away}`)
      // The source has no order within a minute.
      if (events[index + 1]?.minute === event.minute) continue
      const { minute } = event
      const on = onFieldAfter(state.plays.map(one => one.play))
      const playing = lineup.filter(
        ({ on: [from = Infinity], off: [until = Infinity] }) => from <= minute && minute < until,
      )
      compared.player += lineup.length
      expect(lineup.filter(({ name }) => on.has(idOf(name)))).toEqual(playing)
      // A yellow card is ten minutes without its player.
      const away = sides.map(
        (_, side) =>
          lineup
            .filter(({ team }) => team === side + 1)
            .flatMap(({ yellows }) => yellows)
            .filter(card => card <= minute && minute < card + 10).length,
      )
      compared.short += 2
      expect(strength && strengthAt(strength, state.situation.suspended, minute * 60).players).toEqual(
        away.map(many => 15 - many),
      )
    }
    expect(compared).toEqual({ score: 61, player: 1426, short: 62 })
  })
})
