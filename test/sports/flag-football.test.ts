import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { flagFootballPlays as p } from '../../shared-schema/sports/flag-football/plays.ts'
import { describeRecorded, recordedData } from '../support/recorded-data.ts'
import { gameOf, writer } from './game-of.ts'
import { scoreOf, tabletOf } from './tablet-of.ts'

const play = writer('flag football')
const yards = (int_1: number, bool_1 = false) => ({ int_1, bool_1 })

describe('a game of flag football', () => {
  // 11 throws for team 1 and 21 for team 2; every kind of play.
  const game = gameOf('flag football', [
    play(p.rush, 1, [12], yards(8)),
    play(p.flagPull, 2, [22]),
    play(p.pass, 1, [11, 12], yards(20, true)),
    play(p.flagPull, 2, [22]),
    play(p.passIncomplete, 1, [11, 13, 23]),
    play(p.passingTouchdown, 1, [11, 13], yards(12, true)), // 6-0
    play(p.onePointTry, 1, [12, 11]), // 7-0
    play(p.sack, 2, [21, 14], yards(5)),
    play(p.penalty, 1, [14], yards(5, true)),
    play(p.sharedSack, 2, [21, 13, 14], yards(4)),
    play(p.interceptionTouchdown, 2, [21, 22, 14], yards(30)), // 13-0
    play(p.twoPointTryFailed, 1, [12]),
    play(p.rushingTouchdown, 2, [23], yards(40, true)), // 13-6
    play(p.twoPointTry, 2, [22]), // 13-8
    play(p.interception, 1, [11, 12, 23], yards(7)),
    play(p.safety, 1, [14]), // 15-8
    play(p.rushingTouchdown, 2, [21], yards(1)), // 15-14
    play(p.onePointTryFailed, 2, [22]),
    play(p.tryReturned, 1, [14]), // 17-14
    play(p.timeout, null, [], { int_1: 2 }),
    play(p.gameOver),
  ])

  test('ends by touchdowns, tries and a safety', () => expect(game.score).toBe('17-14'))

  test('has this passing', () => {
    expect(game.box('passing')).toEqual({
      columns:
        'passes_completed passes_attempted pass_completion_percent passing_yards passing_touchdowns passes_intercepted sacks_taken sack_yards_lost passer_rating',
      11: [2, 4, 50, 32, 1, 1, 0, 0, 77.1],
      21: [0, 1, 0, 0, 0, 1, 2, 9, 0],
      'team 1': [2, 4, 50, 32, 1, 1, 0, 0, 77.1],
      'team 2': [0, 1, 0, 0, 0, 1, 2, 9, 0],
    })
  })

  test('has this rushing and receiving', () => {
    expect(game.box('rushing')).toEqual({
      columns: 'rushes rushing_yards rushing_average rushing_touchdowns',
      12: [1, 8, 8, 0],
      21: [1, 1, 1, 1],
      23: [1, 40, 40, 1],
      'team 1': [1, 8, 8, 0],
      'team 2': [2, 41, 20.5, 2],
    })
    expect(game.box('receiving')).toEqual({
      columns: 'passes_received targets receiving_yards receiving_average receiving_touchdowns',
      12: [1, 2, 20, 20, 0],
      13: [1, 2, 12, 12, 1],
      22: [0, 1, 0, 0, 0],
      'team 1': [2, 4, 32, 16, 1],
      'team 2': [0, 1, 0, 0, 0],
    })
  })

  test('has this defence', () => {
    expect(game.box('defence')).toEqual({
      columns: 'flag_pulls sacks interceptions interception_touchdowns passes_defended safeties',
      13: [0, 0.5, 0, 0, 0, 0],
      14: [0, 1.5, 1, 1, 0, 1],
      22: [2, 0, 0, 0, 0, 0],
      23: [0, 0, 1, 0, 1, 0],
      'team 1': [0, 2, 1, 1, 0, 1],
      'team 2': [2, 0, 1, 0, 1, 0],
    })
  })

  test('has this scoring', () => {
    expect(game.box('scoring')).toEqual({
      columns:
        'one_point_tries_made one_point_tries_attempted two_point_tries_made two_point_tries_attempted points',
      12: [1, 1, 0, 1, 1],
      13: [0, 0, 0, 0, 6],
      14: [0, 0, 0, 0, 10],
      21: [0, 0, 0, 0, 6],
      22: [0, 1, 1, 1, 2],
      23: [0, 0, 0, 0, 6],
      'team 1': [1, 1, 0, 1, 17],
      'team 2': [0, 1, 1, 1, 14],
    })
  })

  test('has these figures of the teams', () => {
    expect(game.team(1)).toMatchObject({ total_yards: 40, first_downs: 2, turnovers: 1, penalty_yards: 5 })
    expect(game.team(2)).toMatchObject({
      total_yards: 32,
      net_passing_yards: -9,
      first_downs: 2,
      timeouts: 1,
    })
  })
})

interface Recorded {
  scoring: { team: string; type: string; yards?: number; try: string; score: [number, number] }[]
}

// Published besides, and not compared, for only scores are recorded: total, passing and rushing yards,
// interceptions, receptions.
describeRecorded('a real game: Ottawa 34-20 Keiser, final of the NAIA', () => {
  const folder = `${recordedData}/sports/flag-football/naia-final-Ottawa-Keiser`
  const { scoring } = JSON.parse(readFileSync(`${folder}/events.json`, 'utf8')) as Recorded
  const playsOf = ({ team, type, yards: gained = 0, try: tried }: Recorded['scoring'][number]) => {
    const own = team === 'OTT' ? 1 : 2
    const touchdown = play(
      type === 'rush TD' ? p.rushingTouchdown : p.passingTouchdown,
      own,
      [],
      yards(gained),
    )
    const attempt = tried.startsWith('good (2)')
      ? p.twoPointTry
      : tried.startsWith('good')
        ? p.onePointTry
        : p.onePointTryFailed
    return [touchdown, play(attempt, own)] as const
  }

  test('has the published score after every touchdown and its try, which is for the team that scored', () => {
    const tablet = tabletOf('flag football')
    let before = '0-0'
    const compared = { score: 0, onTurn: 0 }
    for (const one of scoring) {
      const side = one.team === 'OTT' ? 0 : 1
      const [touchdown, attempt] = playsOf(one)
      const scored = before.split('-').map((points, index) => Number(points) + (index === side ? 6 : 0))
      const state = tablet.record(touchdown)
      compared.onTurn += 1
      expect([scoreOf(state), state.situation.onTurn]).toEqual([scored.join('-'), side])
      before = scoreOf(tablet.record(attempt))
      compared.score += 2
      expect(before).toBe(one.score.join('-'))
    }
    expect(compared).toEqual({ score: 16, onTurn: 8 })
  })
})
