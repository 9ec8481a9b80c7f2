import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { footballPlays as p } from '../../shared-schema/sports/football/plays.ts'
import { describeRecorded, recordedData } from '../support/recorded-data.ts'
import { gameOf, writer } from './game-of.ts'

const play = writer('football')
const yards = (int_1: number, bool_1 = false) => ({ int_1, bool_1 })

test('a punt that is returned can have ended inside the 20', () => {
  const punt = (bool_1: boolean) => play(p.puntReturned, 1, [13, 22], { int_1: 44, int_2: 3, bool_1 })
  const game = gameOf('football', [punt(true), punt(false), play(p.punt, 1, [13], { int_1: 40, int_2: 1 })])
  expect(game.player(13)).toMatchObject({ punts: 3, punts_inside_20: 2, punt_yards_returned: 6 })
})

test('yards are charged to the fumbler if nobody recovered the ball, and otherwise to the player who did', () => {
  const game = gameOf('football', [
    play(p.fumbleKept, 1, [11], { int_2: -23 }),
    play(p.fumbleKept, 1, [12, null, 13], { int_1: 4, int_2: 0 }),
  ])
  expect(game.player(11)).toMatchObject({ fumbles: 1, fumble_return_yards: -23 })
  expect(game.player(12).fumble_return_yards ?? 0).toBe(0)
  expect(game.player(13)).toMatchObject({ own_fumbles_recovered: 1, fumble_return_yards: 4 })
})

describe('a game of football', () => {
  // 11 throws for team 1 and 21 for team 2; every kind of play.
  const game = gameOf('football', [
    play(p.kickoff, 1, [13], yards(65)),
    play(p.kickoffReturn, 2, [22], yards(20)),
    play(p.specialTeamsTackle, 1, [14]),
    play(p.rush, 2, [23], yards(-2)),
    play(p.tackle, 1, [14], { bool_1: true }),
    play(p.tackleAssist, 1, [12]),
    play(p.sharedSack, 2, [21, 12, 14], yards(6)),
    play(p.passIncomplete, 2, [21, 22, 12]),
    play(p.puntReturned, 2, [23, 12], { int_1: 40, int_2: 15 }),
    play(p.pass, 1, [11, 12], yards(10, true)),
    play(p.passingTouchdown, 1, [11, 12], yards(20, true)), // 6-0
    play(p.extraPoint, 1, [13]), // 7-0
    play(p.kickoffReturnTouchdown, 2, [22], yards(99)), // 7-6
    play(p.twoPointFailed, 2, [21]),
    play(p.fumbleKept, 1, [11, 24, 12], yards(1)),
    play(p.sack, 1, [11, 24], yards(4)),
    play(p.punt, 1, [13], { int_1: 44, bool_1: true }),
    play(p.punt, 1, [13], { int_1: 36, int_2: 1 }),
    play(p.puntBlocked, 1, [13, 24]),
    play(p.fieldGoal, 2, [23], yards(30)), // 7-9
    play(p.fumbleTouchdown, 2, [22, 14, 12], yards(9)), // 13-9
    play(p.twoPointRush, 1, [12]), // 15-9
    play(p.interceptionTouchdown, 1, [11, 12, 24], yards(25)), // 15-15
    play(p.twoPointPass, 2, [21, 22]), // 15-17
    play(p.interception, 2, [21, 22, 14], yards(3)),
    play(p.rushingTouchdown, 1, [12], yards(5, true)), // 21-17
    play(p.extraPointMissed, 1, [13, 24]),
    play(p.conversionReturned, 2, [24]), // 21-19
    play(p.fumbleLost, 2, [23, null, 14], yards(2)),
    play(p.fieldGoalMissed, 1, [13, 24], yards(50)),
    play(p.penalty, 1, [12], yards(15, true)),
    play(p.safety, 1, [14]), // 23-19
    play(p.puntReturnTouchdown, 1, [13, 22], { int_1: 50, int_2: 60 }), // 23-25
    play(p.timeout, null, [], { int_1: 1 }),
    play(p.gameOver),
  ])

  test('ends by all that scores', () => expect(game.score).toBe('23-25'))

  test('has this box score of its teams', () => {
    const team = (part: string) => [1, 2].map(id => (game.box(part) as Record<string, unknown>)[`team ${id}`])
    expect(team('passing')).toEqual([
      [2, 3, 66.67, 30, 1, 1, 1, 4, 99.3],
      [0, 2, 0, 0, 0, 1, 1, 6, 0],
    ])
    expect(team('rushing')).toEqual([
      [1, 5, 5, 1],
      [1, -2, -2, 0],
    ])
    expect(team('receiving')).toEqual([
      [2, 3, 30, 15, 1],
      [0, 2, 0, 0, 0],
    ])
    expect(team('fumbling')).toEqual([
      [1, 0, 1, 2],
      [2, 2, 0, 0],
    ])
    expect(team('defence')).toEqual([
      [1, 1, 1, 1, 1, 3, 1, 1],
      [0, 0, 1, 0, 1, 25, 0, 1],
    ])
    expect(team('kicking')).toEqual([
      [0, 1, 0, 1, 2, 23],
      [1, 1, 100, 0, 0, 25],
    ])
    expect(team('punting')).toEqual([
      [4, 130, 32.5, 12.5, 1, 1],
      [1, 40, 40, 25, 0, 0],
    ])
    expect(team('returns')).toEqual([
      [0, 0, 0, 0, 1, 15, 15, 0],
      [2, 119, 59.5, 1, 1, 60, 60, 1],
    ])
    expect(game.team(1)).toMatchObject({ total_yards: 31, turnovers: 1, first_downs: 3, timeouts: 1 })
    expect(game.team(2)).toMatchObject({ total_yards: -8, turnovers: 3, first_downs: 1, kicks_blocked: 3 })
  })

  test('gives half a sack to each of two', () => {
    expect([12, 14, 24].map(id => game.player(id).sacks)).toEqual([0.5, 0.5, 1])
  })

  test('gives points to those who made them', () => {
    expect([11, 12, 13, 14, 21, 22, 23, 24].map(id => game.player(id).points)).toEqual([
      0, 20, 1, 2, 0, 14, 3, 8,
    ])
  })
})

describe('the passer rating', () => {
  const rating = (...plays: Play[]) => gameOf('football', plays).player(11).passer_rating
  test('is at most 158.3, and not less than 0', () => {
    expect(rating(play(p.passingTouchdown, 1, [11, 12], yards(80)))).toBe(158.3)
    expect(rating(play(p.interception, 1, [11, 12, 21], yards(0)))).toBe(0)
  })
  test('is 39.6 for a pass that fell', () => {
    expect(rating(play(p.passIncomplete, 1, [11]))).toBe(39.6)
  })
})

type Row = [sequence: number, team: string, player: string, name: string, statId: number, yards: number]
interface Recorded {
  events: { drive: number; stats: Row[] }[]
}
type Line = Record<string, number>
type Team = {
  abbr: string
  score: { T: number }
  stats: Record<string, Record<string, Line>> & { team: Line }
}

// Not compared: lng and lngtd (the longest is no sum), fgyds (the longest), totpfg, xptot (points of kicks
// alone), twopta and twoptm of runs that failed (a failed try names one player, not how), team.top (a clock
// of possessions).
const published: Record<string, Record<string, string>> = {
  passing: {
    att: 'passes_attempted',
    cmp: 'passes_completed',
    yds: 'passing_yards',
    tds: 'passing_touchdowns',
    ints: 'passes_intercepted',
  },
  rushing: { att: 'rushes', yds: 'rushing_yards', tds: 'rushing_touchdowns' },
  receiving: { rec: 'passes_received', yds: 'receiving_yards', tds: 'receiving_touchdowns' },
  fumbles: {
    tot: 'fumbles',
    trcv: 'own_fumbles_recovered',
    yds: 'fumble_return_yards',
    lost: 'fumbles_lost',
  },
  kicking: {
    fgm: 'field_goals_kicked',
    fga: 'field_goals_tried',
    xpmade: 'extra_points_kicked',
    xpa: 'extra_points_tried',
  },
  punting: { pts: 'punts', yds: 'punt_yards', i20: 'punts_inside_20' },
  kickret: { ret: 'kickoff_returns', tds: 'kickoff_return_touchdowns' },
  puntret: { ret: 'punt_returns', tds: 'punt_return_touchdowns' },
  defense: {
    tkl: 'tackles_solo',
    ast: 'tackles_assisted',
    sk: 'sacks',
    int: 'interceptions',
    ffum: 'fumbles_forced',
  },
}
const publishedOfTeams = {
  totfd: 'first_downs',
  totyds: 'total_yards',
  pyds: 'net_passing_yards',
  ryds: 'rushing_yards',
  pen: 'penalties',
  penyds: 'penalty_yards',
  trnovr: 'turnovers',
  pt: 'punts',
  ptyds: 'punt_yards',
}

describeRecorded('a real game: New York Giants 21-17 New England, Super Bowl XLVI', () => {
  const read = (file: string): unknown =>
    JSON.parse(
      readFileSync(`${recordedData}/sports/football/nfl-2012020500-NYG-NE-superbowl46/${file}.json`, 'utf8'),
    )
  const { events } = read('events') as Recorded
  const { away, home } = read('box') as { away: Team; home: Team }
  const ids = [...new Set(events.flatMap(({ stats }) => stats.map(([, , player]) => player)))]
  const idOf = (player: string) => (/^0?$/.test(player) ? null : ids.indexOf(player) + 100)

  const game = gameOf(
    'football',
    events.flatMap(({ stats }) => playsOf(stats)),
  )

  function playsOf(stats: Row[]): Play[] {
    const has = (...wanted: number[]) => stats.find(([, , , , statId]) => wanted.includes(statId))
    const who = (...wanted: number[]) => idOf(has(...wanted)?.[2] ?? '')
    const isFirst = (statId: number) => has(statId) !== undefined
    const isKick = has(29, 32, 41, 43, 44) !== undefined
    return stats.flatMap(([, abbr, player, , statId, gained]): Play[] => {
      const team = abbr === away.abbr ? 1 : 2
      const id = idOf(player)
      switch (statId) {
        case 10:
          return [play(p.rush, team, [id], yards(gained, isFirst(3)))]
        case 11:
          return [play(p.rushingTouchdown, team, [id], yards(gained, isFirst(3)))]
        case 14:
          return [play(p.passIncomplete, team, [id, who(115), who(85)])]
        case 15:
          return [play(p.pass, team, [id, who(21)], yards(gained, isFirst(4)))]
        case 16:
          return [play(p.passingTouchdown, team, [id, who(22)], yards(gained, isFirst(4)))]
        case 19:
          return [play(p.interception, team, [id, who(115), who(25)], yards(has(25)?.[5] ?? 0))]
        case 20: {
          const halves = stats.filter(row => row[4] === 84).map(row => idOf(row[2]))
          const shared = halves.length === 2
          return [
            play(
              shared ? p.sharedSack : p.sack,
              team,
              [id, ...(shared ? halves : [who(83)])],
              yards(-gained),
            ),
          ]
        }
        case 29:
        case 32:
          return has(33)
            ? [
                play(p.puntReturned, team, [id, who(33)], {
                  int_1: gained,
                  int_2: has(33)?.[5] ?? 0,
                  bool_1: has(30) !== undefined,
                }),
              ]
            : [play(p.punt, team, [id], { int_1: gained, int_2: has(30) ? 1 : 0, bool_1: statId === 32 })]
        case 41:
        case 43:
        case 44:
          return [play(p.kickoff, team, [id], yards(gained, statId === 44))]
        case 45:
          return [play(p.kickoffReturn, team, [id], yards(gained))]
        case 52:
          return [play(p.fumbleKept, team, [id, who(91), who(55)], yards(has(55)?.[5] ?? 0))]
        case 70:
          return [play(p.fieldGoal, team, [id], yards(gained))]
        case 72:
          return [play(p.extraPoint, team, [id])]
        case 76:
          return [play(p.twoPointFailed, team, [id])]
        case 79:
          return [
            play(isKick ? p.specialTeamsTackle : p.tackle, team, [id], { bool_1: has(120) !== undefined }),
          ]
        case 82:
          return [play(isKick ? p.specialTeamsTackle : p.tackleAssist, team, [id])]
        case 89:
          return [play(p.safety, team, [id])]
        case 93:
          return [play(p.penalty, team, [id], yards(gained, isFirst(5)))]
        default:
          return []
      }
    })
  }

  test('ends as it did', () => expect(game.score).toBe(`${away.score.T}-${home.score.T}`))

  const columns = Object.entries(published).flatMap(([part, of]) =>
    Object.entries(of).map(([theirs, ours]) => [part, theirs, ours] as const),
  )
  test.each(columns)('has the published %s %s of every player', (part, theirs, ours) => {
    const lines = [away, home].flatMap(({ stats }) => Object.entries(stats[part] ?? {}))
    expect(lines.map(([player, { name }]) => [name, game.player(idOf(player) ?? 0)[ours] ?? 0])).toEqual(
      lines.map(([, line]) => [line.name, line[theirs] ?? 0]),
    )
  })

  test.each(Object.entries(publishedOfTeams))('has the published %s of both teams', (theirs, ours) => {
    expect([1, 2].map(team => game.team(team)[ours] ?? 0)).toEqual(
      [away, home].map(({ stats }) => stats.team[theirs]),
    )
  })

  test('has the passer ratings that the league published', () => {
    // Of the public record of the game: Eli Manning 103.8, Tom Brady 91.1.
    expect(['00-0022803', '00-0019596'].map(id => game.player(idOf(id) ?? 0).passer_rating)).toEqual([
      103.8, 91.1,
    ])
  })
})
