import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { boxScore } from '../../shared-schema/scoring/box-score.ts'
import { rulesOf } from '../../shared-schema/sports/index.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { basketballPlays as p } from '../../shared-schema/sports/basketball/plays.ts'
import { describeRecorded, recordedData } from '../support/recorded-data.ts'
import { sides } from '../scoring/sheet.ts'
import { gameOf, writer } from './game-of.ts'
import { scoreOf, tabletOf } from './tablet-of.ts'
import { inShort, situationOf } from './situation-of.ts'

const play = writer('basketball')
const at = (seconds: number) => ({ int_4: seconds })

describe('the team fouls on the board of basketball', () => {
  const after = (...plays: readonly Play[]) => inShort(situationOf('basketball', plays).facts)
  const fouls = (team: number, many: number) =>
    Array.from({ length: many }, () => play(p.personalFoul, team, []))
  const end = play(p.endOfPeriod)

  test('are all fouls of players, and none of the bench', () => {
    expect(after()).toEqual(['teamFouls/1 0', 'teamFouls/2 0'])
    const kinds = [
      p.personalFoul,
      p.offensiveFoul,
      p.unsportsmanlikeFoul,
      p.technicalFoul,
      p.disqualifyingFoul,
    ]
    for (const kind of kinds) expect(after(play(kind, 2, [22]))).toEqual(['teamFouls/1 0', 'teamFouls/2 1'])
    expect(after(play(p.teamTechnicalFoul, 2))).toEqual(['teamFouls/1 0', 'teamFouls/2 0'])
  })

  test('are followed by free throws from the fourth on', () => {
    expect(after(...fouls(1, 3), ...fouls(2, 4))).toEqual(['teamFouls/1 3', 'teamFoulsPenalty/2 4'])
  })

  test('start over with each quarter, but not in overtime', () => {
    expect(after(...fouls(1, 5), end)).toEqual(['teamFouls/1 0', 'teamFouls/2 0'])
    const overtime = [end, end, end, ...fouls(1, 3), end, ...fouls(1, 1)]
    expect(after(...overtime, end)).toEqual(['teamFoulsPenalty/1 4', 'teamFouls/2 0'])
  })
})

describe('a game of basketball', () => {
  // A short one, every kind of play in it. 11 and 12 against 21 and 22; 13 comes on for 12 at two minutes.
  const game = gameOf('basketball', [
    ...[11, 12].map(id => play(p.on, 1, [id], at(0))),
    ...[21, 22].map(id => play(p.on, 2, [id], at(0))),
    play(p.jumpBall, 1, [11, 21], at(0)),
    play(p.twoPointer, 1, [11, 12], at(20)), // 2-0
    play(p.threePointerMissed, 2, [21], at(40)),
    play(p.rebound, 2, [22], at(41)), // offensive
    play(p.twoPointerBlocked, 2, [22, 11], at(44)),
    play(p.rebound, 1, [12], at(45)), // defensive
    play(p.steal, 2, [12, 21], at(60)),
    play(p.threePointer, 2, [21, 22], at(65)), // 2-3
    play(p.off, 1, [12], at(120)),
    play(p.on, 1, [13], at(120)),
    play(p.personalFoul, 2, [22, 13], at(130)),
    play(p.freeThrow, 1, [13], at(130)), // 3-3
    play(p.freeThrowMissed, 1, [13], at(130)),
    play(p.teamRebound, 1, [], at(131)),
    play(p.threePointerBlocked, 1, [11, 21], at(140)),
    play(p.rebound, 1, [13], at(141)), // offensive
    play(p.twoPointerMissed, 1, [13], at(142)),
    play(p.rebound, 2, [null], at(143)), // defensive, nobody noted who
    play(p.teamTurnover, 2, [], at(170)),
    play(p.offensiveFoul, 1, [11, 22], at(180)),
    play(p.unsportsmanlikeFoul, 1, [13, 21], at(190)),
    play(p.freeThrow, 2, [21], at(190)), // 3-4
    play(p.technicalFoul, 1, [13], at(191)),
    play(p.teamTechnicalFoul, 1, [], at(191)),
    play(p.disqualifyingFoul, 2, [22, 11], at(200)),
    play(p.turnover, 2, [21], at(220)),
    play(p.timeout, null, [], { int_1: 1, ...at(220) }),
    play(p.twoPointer, 1, [13], at(240)), // 5-4, nobody's assist
    play(p.gameOver, null, [], at(600)),
  ])

  test('ends by points of one, two and three', () => expect(game.score).toBe('5-4'))

  test('has this box score', () => {
    expect(game.box(null)).toEqual({
      columns:
        'seconds_played field_goals_made field_goals_attempted field_goal_percent three_pointers_made three_pointers_attempted three_pointer_percent free_throws_made free_throws_attempted free_throw_percent rebounds_offensive rebounds_defensive rebounds assists steals blocks turnovers fouls_personal plus_minus points',
      11: [600, 1, 2, 50, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2],
      12: [120, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 0, -1, 0],
      13: [480, 1, 2, 50, 0, 0, 0, 1, 2, 50, 1, 0, 1, 0, 0, 0, 0, 1, 2, 3],
      21: [600, 1, 2, 50, 1, 2, 50, 1, 1, 100, 0, 0, 0, 0, 1, 1, 1, 0, -1, 4],
      22: [200, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 2, 1, 0],
      'team 1': [0, 2, 4, 50, 0, 1, 0, 1, 2, 50, 1, 1, 2, 1, 0, 1, 2, 2, 0, 5],
      'team 2': [0, 1, 3, 33.33, 1, 2, 50, 1, 1, 100, 1, 1, 2, 1, 1, 1, 1, 2, 0, 4],
    })
  })

  test('counts what no player did for the team alone, apart from what its players did', () => {
    expect(game.team(1)).toMatchObject({
      team_rebounds: 1,
      fouls_technical: 2,
      timeouts: 1,
      shots_blocked: 1,
    })
    expect(game.team(2)).toMatchObject({ team_turnovers: 1, opponent_assists: 1, fouls_drawn: 2 })
    expect(game.player(13)).toMatchObject({ fouls_technical: 1, fouls_drawn: 1 })
  })

  test('has the figures that follow from sums', () => {
    expect(game.player(21)).toMatchObject({
      two_pointers_made: 0,
      two_pointers_attempted: 0,
      effective_field_goal_percent: 75, // (1 + 0.5) of 2
      true_shooting_percent: 81.97, // 4 points of 2 x (2 + 0.44)
      assist_turnover_ratio: 0,
      efficiency: 4, // 4 points, a steal and a block; a miss and a turnover
    })
    expect(game.player(12)).toMatchObject({ assist_turnover_ratio: 1 })
  })
})

test('a rebound is defensive if it is not known who shot', () => {
  const { player } = gameOf('basketball', [play(p.rebound, 1, [11])])
  expect(player(11)).toMatchObject({ rebounds_defensive: 1, rebounds: 1 })
})

interface Recorded {
  events: {
    EVENTMSGTYPE: number
    EVENTMSGACTIONTYPE: number
    PERIOD: number
    PCTIMESTRING: string
    SCORE?: string
    HOMEDESCRIPTION?: string
    VISITORDESCRIPTION?: string
    PLAYER1_ID: number
    PLAYER1_TEAM_ABBREVIATION?: string
    PLAYER2_ID: number
    PLAYER3_ID: number
  }[]
}
type Line = Record<string, number>
interface Published {
  PlayerStats: (Line & { PLAYER_ID: number })[]
  TeamStats: Line[]
  OtherStats: Line[]
}

// Not compared: MIN and PLUS_MINUS, for the plays do not say who began a period.
const published = {
  FGM: 'field_goals_made',
  FGA: 'field_goals_attempted',
  FG3M: 'three_pointers_made',
  FG3A: 'three_pointers_attempted',
  FTM: 'free_throws_made',
  FTA: 'free_throws_attempted',
  OREB: 'rebounds_offensive',
  DREB: 'rebounds_defensive',
  REB: 'rebounds',
  AST: 'assists',
  STL: 'steals',
  BLK: 'blocks',
  TO: 'turnovers',
  PF: 'fouls_personal',
  PTS: 'points',
} as const
const publishedPercents = {
  FG_PCT: 'field_goal_percent',
  FG3_PCT: 'three_pointer_percent',
  FT_PCT: 'free_throw_percent',
} as const

describeRecorded('a real game: Washington 115-126 Oklahoma City after overtime, 2016', () => {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(`${recordedData}/sports/basketball/nba-2016-11-30-WAS-OKC/${file}.json`, 'utf8'))
  const { events } = read('events') as Recorded
  const { PlayerStats, TeamStats, OtherStats } = read('box') as Published
  const teams = ['WAS', 'OKC']
  const teamIds = [1610612764, 1610612760]

  const textOf = (event: Recorded['events'][number]) =>
    `${event.HOMEDESCRIPTION ?? ''} ${event.VISITORDESCRIPTION ?? ''}`

  const playsOf = (event: Recorded['events'][number]): Play[] => {
    const { EVENTMSGTYPE: type, EVENTMSGACTIONTYPE: action, PLAYER1_ID: one, PLAYER2_ID, PLAYER3_ID } = event
    const text = textOf(event)
    const isThree = text.includes('3PT')
    const ofTeam = teamIds.indexOf(one) + 1
    const team = ofTeam || teams.indexOf(event.PLAYER1_TEAM_ABBREVIATION ?? '') + 1
    const two = PLAYER2_ID || null
    switch (type) {
      case 1:
        return [play(isThree ? p.threePointer : p.twoPointer, team, [one, two])]
      case 2:
        return PLAYER3_ID
          ? [play(isThree ? p.threePointerBlocked : p.twoPointerBlocked, team, [one, PLAYER3_ID])]
          : [play(isThree ? p.threePointerMissed : p.twoPointerMissed, team, [one])]
      case 3:
        return [play(text.includes('MISS') ? p.freeThrowMissed : p.freeThrow, team, [one])]
      case 4:
        return [ofTeam ? play(p.teamRebound, team) : play(p.rebound, team, [one])]
      case 5:
        return [
          ofTeam
            ? play(p.teamTurnover, team)
            : two
              ? play(p.steal, 3 - team, [one, two])
              : play(p.turnover, team, [one]),
        ]
      case 6:
        return [action === 11 ? play(p.technicalFoul, team, [one]) : play(p.personalFoul, team, [one, two])]
      case 13:
        return [play(p.endOfPeriod)]
      default:
        return []
    }
  }
  const game = gameOf('basketball', events.flatMap(playsOf))

  test('ends as it did', () => expect(game.score).toBe('115-126'))

  test.each(Object.entries(published))('has the published %s of every player and team', (theirs, ours) => {
    expect(PlayerStats.map(line => [line.PLAYER_ID, game.player(line.PLAYER_ID)[ours] ?? 0])).toEqual(
      PlayerStats.map(line => [line.PLAYER_ID, line[theirs] ?? 0]),
    )
    expect([game.team(1)[ours], game.team(2)[ours]]).toEqual(TeamStats.map(line => line[theirs]))
  })

  test.each(Object.entries(publishedPercents))('has the published %s, with two decimals', (theirs, ours) => {
    const short = (value = 0) => Math.round(value * 10) / 1000
    expect(PlayerStats.map(line => short(game.player(line.PLAYER_ID)[ours]))).toEqual(
      PlayerStats.map(line => line[theirs] ?? 0),
    )
  })

  test('has the published rebounds and turnovers of the teams alone', () => {
    expect([1, 2].map(id => [game.team(id).team_rebounds, game.team(id).team_turnovers])).toEqual(
      OtherStats.map(line => [line.TEAM_REBOUNDS, line.TEAM_TURNOVERS]),
    )
  })

  test('has score, period and fouls of the source row by row, but for fouls that the NBA counts otherwise', () => {
    const tablet = tabletOf('basketball')
    const compared = { score: 0, period: 0, teamFouls: 0, personalFouls: 0 }
    const differ: string[] = []
    let period = 1
    for (const event of events) {
      compared.period += 1
      expect(event.PERIOD).toBe(period)
      const state = tablet.record(...playsOf(event))
      period = state.period
      if (event.SCORE !== undefined) {
        compared.score += 1
        expect(scoreOf(state)).toBe(event.SCORE.replaceAll(' ', ''))
      }
      // After a foul the row has the fouls of the player and of the team: P2.T3, or P2.PN if free throws follow.
      const [, personal, fouls = ''] = /FOUL \(P(\d)\.(\w+)\)/i.exec(textOf(event)) ?? []
      if (personal === undefined) continue
      compared.personalFouls += 1
      const { players } = boxScore(sides, rulesOf('basketball'), state)
      const line = players.find(({ player_id }) => player_id === event.PLAYER1_ID)
      expect(line?.counters.fouls_personal ?? 0).toBe(Number(personal))
      compared.teamFouls += 1
      const side = teams.indexOf(event.PLAYER1_TEAM_ABBREVIATION ?? '')
      const fact = state.situation.facts[side]
      const ours = fouls === 'PN' && fact?.word === 'teamFoulsPenalty' ? 'PN' : `T${fact?.numbers['many']}`
      if (ours !== fouls)
        differ.push(`${event.PERIOD} ${event.PCTIMESTRING} ${teams[side]}: ${ours}, not ${fouls}`)
    }
    expect(compared).toEqual({ score: 138, period: 540, teamFouls: 49, personalFouls: 49 })
    expect(differ).toEqual([
      // A technical foul is a team foul by the rules of FIBA.
      ...[
        '3 3:42 WAS: T4, not T3',
        '3 0:05 WAS: T5, not T4',
        '4 6:09 OKC: T4, not T3',
        '4 4:26 OKC: T5, not T4',
      ],
      // Fouls of overtime are counted with the fouls of the last quarter.
      ...['5 4:45 WAS: T4, not T1', '5 4:11 WAS: T5, not T2', '5 3:31 OKC: T7, not T1'],
      ...['5 2:18 WAS: T6, not T3', '5 0:18 OKC: T8, not T2'],
    ])
  })
})
