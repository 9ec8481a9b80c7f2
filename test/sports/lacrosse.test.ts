import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lacrossePlays as p } from '../../shared-schema/sports/lacrosse/plays.ts'
import { definitionOf } from '../../shared-schema/sports/index.ts'
import { generalPlays as g } from '../../shared-schema/sports/model/general-plays.ts'
import { strengthAt } from '../../shared-schema/sports/model/strength.ts'
import { describeRecorded, recordedData } from '../support/recorded-data.ts'
import { gameOf, writer } from './game-of.ts'
import { scoreOf, tabletOf } from './tablet-of.ts'

const write = writer('lacrosse')
const at = (minute: number) => ({ int_4: minute * 60 })

// Team 1: goalkeeper 10, players 11 to 13. Team 2: goalkeepers 20 and 29, players 21 to 23.
const game = [
  write(p.goalkeeperIn, 1, [10], at(0)),
  write(p.goalkeeperIn, 2, [20], at(0)),
  write(p.faceoff, 1, [11, 21], at(0)),
  write(p.groundBall, 1, [12], at(1)),
  write(p.goal, 1, [12, 13], at(2)), // 1-0
  write(p.faceoff, 2, [21, 11], at(2)),
  write(p.shotSaved, 2, [22, 10], at(3)),
  write(p.clear, 1, [], at(4)),
  write(p.shotMissed, 1, [13], at(5)),
  write(p.shotOnPost, 1, [13], at(6)),
  write(p.shotBlocked, 1, [12, 23], at(7)),
  write(p.failedClear, 2, [], at(8)),
  write(p.turnover, 1, [11], at(9)),
  write(p.forcedTurnover, 1, [13, 22], at(10)),
  write(p.technicalFoul, 2, [23, 11], at(11)),
  write(p.extraMan, 1, [], at(11)),
  write(p.extraManGoal, 1, [11], at(11)), // 2-0
  write(g.endOfFirstQuarter, null, [], at(15)),
  write(p.drawControl, 2, [21], at(15)),
  write(p.personalFoul, 1, [12, 22], at(16)),
  write(p.personalFoulOf2, 1, [12], at(17)),
  write(p.personalFoulOf3, 2, [22, 13], at(18)),
  write(p.extraMan, 1, [], at(18)),
  write(p.manDownGoal, 2, [21], at(19)), // 2-1
  write(g.halfTime, null, [], at(30)),
  write(p.goalkeeperIn, 2, [29], at(30)),
  write(p.twoPointGoal, 2, [21, 23], at(33)), // 2-3
  write(p.freePositionGoal, 1, [13], at(35)), // 3-3
  write(p.freePositionSaved, 1, [13, null], at(36)),
  write(p.freePositionMissed, 2, [22], at(37)),
  write(p.yellowCard, 1, [13, 21], at(38)),
  write(p.redCard, 2, [23], at(39)),
  write(g.endOfThirdQuarter, null, [], at(45)),
  write(p.ownGoal, 2, [], at(50)), // 4-3, by team 2 for team 1
  write(g.timeout, 2, [], at(55)),
  write(p.goalkeeperOut, 2, [29], at(58)),
  write(p.goal, 1, [11, 12], at(59)), // 5-3, into the empty net
  write(g.gameOver, null, [], at(60)),
]

describe('a game of lacrosse, counted by hand', () => {
  const { score, box, team } = gameOf('lacrosse', game)

  test('has a score in which a goal from beyond the arc is worth two, and an own goal is the other team’s', () => {
    expect(score).toBe('5-3')
    expect(team(1)).toMatchObject({ goals: 5, points_scored: 5, wins: 1, opponent_goals: 2 })
    expect(team(2)).toMatchObject({ goals: 2, points_scored: 3, losses: 1, timeouts: 1 })
  })

  test('has goals, shots, ground balls, turnovers, face-offs and fouls of each', () => {
    expect(box(null)).toEqual({
      columns:
        'goals assists points shots shots_on_goal ground_balls turnovers forced_turnovers faceoffs_won faceoffs_lost faceoff_percent draw_controls blocks technical_fouls personal_fouls penalty_time yellow_cards red_cards',
      11: [2, 0, 2, 2, 2, 0, 1, 0, 1, 1, 50, 0, 0, 0, 0, 0, 0, 0],
      12: [1, 1, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 0, 0],
      13: [1, 1, 2, 4, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0],
      21: [2, 0, 2, 2, 2, 0, 0, 0, 1, 1, 50, 1, 0, 0, 0, 0, 0, 0],
      22: [0, 0, 0, 2, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 3, 0, 0],
      23: [0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0.5, 0, 1],
      'team 1': [5, 2, 7, 8, 5, 1, 1, 1, 1, 1, 50, 0, 0, 0, 2, 5, 1, 0],
      'team 2': [2, 1, 3, 4, 3, 0, 1, 0, 1, 1, 50, 1, 1, 1, 1, 3.5, 0, 1],
    })
  })

  test('charges goals to the goalkeeper, and none to an empty net', () => {
    expect(box('goalkeepers')).toEqual({
      columns: 'shots_against goals_against saves save_percent goals_against_average seconds_in_goal',
      10: [3, 2, 1, 33.33, 2, 3600],
      20: [2, 2, 0, 0, 4, 1800],
      29: [3, 2, 1, 33.33, 4.29, 1680],
      'team 1': [3, 2, 1, 33.33, 2, 3600],
      'team 2': [5, 4, 1, 20, 4.14, 3480],
    })
  })

  test('has what was scored with a player more or less, from free positions and from afar', () => {
    expect(box('specialGoals')).toEqual({
      columns:
        'extra_man_goals man_down_goals two_point_goals free_position_shots free_position_goals empty_net_goals',
      11: [1, 0, 0, 0, 0, 1],
      13: [0, 0, 0, 2, 1, 0],
      21: [0, 1, 1, 0, 0, 0],
      22: [0, 0, 0, 1, 0, 0],
      'team 1': [1, 0, 0, 2, 1, 1],
      'team 2': [0, 1, 1, 1, 0, 0],
    })
  })

  test('has of the teams how often they cleared the ball and had a player more', () => {
    expect(box('clearing')).toEqual({
      columns:
        'clears clear_attempts clear_percent rides extra_man_opportunities extra_man_percent times_man_down extra_man_goals_against man_down_percent',
      'team 1': [1, 1, 100, 1, 2, 50, 0, 0, 0],
      'team 2': [0, 1, 0, 0, 0, 0, 2, 1, 50],
    })
  })
})

describeRecorded('Charlotte at Chesapeake, 2014, as Major League Lacrosse published it', () => {
  const file = resolve(recordedData, 'sports/lacrosse/mll-2014-2429527-CHA-CHE/psilive.xml')
  const document = readFileSync(file, 'utf8')
  /** The attributes of every element of that name, or of those within a part. */
  const elements = (name: string, part = document) =>
    [...part.matchAll(new RegExp(`<${name} ([^>]*?)/?>`, 'g'))].map(([, text = '']) =>
      Object.fromEntries(
        [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      ),
    )
  const part = (name: string) => new RegExp(`<${name}[ >][^]*?</${name}>`).exec(document)?.[0] ?? ''
  type Attributes = Record<string, string>

  const home = elements('General')[0]?.HomeTeamID
  const id = (text: string | undefined) => (text === undefined || text === '0' ? null : Number(text))
  const starters = (['HomeTeam', 'AwayTeam'] as const).flatMap((side, index) =>
    elements('Goalie', part(side))
      .filter(({ Type }) => Type === 'Starter')
      .map(({ PlayerID }) => write(p.goalkeeperIn, index + 1, [id(PlayerID)], at(0))),
  )
  const goals: Record<string, number> = {
    ES: p.goal,
    PP: p.extraManGoal,
    SH: p.manDownGoal,
    TP: p.twoPointGoal,
  }

  function played(event: Attributes) {
    const clock = { int_4: (Number(event.Period) - 1) * 900 + Number(event.Time) }
    const team = event.TeamID === home ? 1 : 2
    const player = id(event.PlayerID)
    switch (event.Type) {
      case 'Goal':
        return write(goals[event.Flag ?? ''] ?? p.goal, team, [player, id(event.A1)], clock)
      case 'Shot':
        return write(p.shotSaved, team, [player], clock)
      case 'Shotoff':
        return write(p.shotMissed, team, [player], clock)
      case 'GroundBall':
        return write(p.groundBall, team, [player], clock)
      case 'Faceoff':
        return write(p.faceoff, team, [id(event.PlayerWonID), id(event.PlayerLostID)], clock)
      case 'GoalieEntered':
        return write(p.goalkeeperIn, team, [player], clock)
      case 'Penalty': {
        const type = event.Severity === 'Technical Foul' ? p.technicalFoul : p.personalFoul
        return write(type, team, [player], clock)
      }
      case 'Timeout':
        return write(g.timeout, team, [], clock)
      default:
        throw new Error(`unknown event ${event.Type}`)
    }
  }

  const events = elements('Event')
  const periods = [1, 2, 3, 4].flatMap(period => [
    ...events.filter(({ Period }) => Number(Period) === period).map(played),
    write(g.endOfPeriod, null, [], at(15 * period)),
  ])
  const { score, state, player, team } = gameOf('lacrosse', [...starters, ...periods])

  test('has the score, and the points of each period', () => {
    expect(events.length).toBe(237)
    expect(score).toBe('19-13')
    const points = (side: string) => elements('Period', part(side)).map(({ G }) => Number(G))
    expect(state.periods.slice(0, 4).map(([one]) => one)).toEqual(points('Home'))
    expect(state.periods.slice(0, 4).map(([, two]) => two)).toEqual(points('Away'))
  })

  test('has goals, assists, shots on goal and penalty minutes of every player, but for half minutes, which that league left out', () => {
    const lines = [...elements('Player', part('HomeTeam')), ...elements('Player', part('AwayTeam'))]
    expect(lines).toHaveLength(34)
    for (const line of lines) {
      const {
        goals: G = 0,
        assists: A = 0,
        shots_on_goal: SOG = 0,
        penalty_time = 0,
        technical_fouls = 0,
      } = player(Number(line.PlayerID))
      expect({ G, A, SOG, PIM: penalty_time - technical_fouls / 2 }).toEqual({
        G: Number(line.G),
        A: Number(line.A),
        SOG: Number(line.SOG),
        PIM: Number(line.PIM),
      })
    }
  })

  test('has shots, goals and saves of every goalkeeper', () => {
    const lines = [...elements('Goalie', part('HomeTeam')), ...elements('Goalie', part('AwayTeam'))]
    expect(lines).toHaveLength(4)
    for (const line of lines) {
      const { shots_against: SA, goals_against: GA, saves: SAV } = player(Number(line.PlayerID))
      expect({ SA, GA, SAV }).toEqual({ SA: Number(line.SA), GA: Number(line.GA), SAV: Number(line.SAV) })
    }
  })

  test('has as many face-offs, ground balls and timeouts as were played', () => {
    const played = (type: string, side: 1 | 2) =>
      events.filter(({ Type, TeamID }) => Type === type && (TeamID === home) === (side === 1)).length
    for (const side of [1, 2] as const)
      expect(team(side)).toMatchObject({
        faceoffs_won: played('Faceoff', side),
        ground_balls: played('GroundBall', side),
        timeouts: played('Timeout', side),
      })
  })

  test('has the period, the score and the strength of the source at each event', () => {
    const { strength } = definitionOf('lacrosse')
    const tablet = tabletOf('lacrosse')
    let state = tablet.record(...starters)
    const scored: [number, number] = [0, 0]
    const compared = { period: 0, score: 0, strength: 0 }
    const differ: string[] = []
    for (const event of events) {
      while (state.period < Number(event.Period)) state = tablet.record(write(g.endOfPeriod))
      compared.period += 1
      expect(state.period).toBe(Number(event.Period))
      const side = event.TeamID === home ? 0 : 1
      const now = played(event)
      if (event.Type === 'Goal' && event.Flag !== 'TP') {
        compared.strength += 1
        const { more = null } = strength ? strengthAt(strength, state.situation.suspended, now.int_4) : {}
        const seen = more === null ? 'ES' : more === side ? 'PP' : 'SH'
        if (seen !== event.Flag) differ.push(`${event.Period} ${event.Time}: ${seen}, not ${event.Flag}`)
      }
      state = tablet.record(now)
      if (event.Type !== 'Goal') continue
      compared.score += 1
      scored[side] += event.Flag === 'TP' ? 2 : 1
      expect(scoreOf(state)).toBe(scored.join('-'))
    }
    expect(compared).toEqual({ period: 237, score: 31, strength: 30 })
    // In that league a minute for unsportsmanlike conduct is served in full, and no goal ends it.
    expect(differ).toEqual(['3 433: ES, not PP'])
  })
})
