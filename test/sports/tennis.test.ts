import { describe, expect, test } from 'vitest'
import { generalPlays as g } from '../../shared-schema/sports/model/general-plays.ts'
import { tennisPlays as p } from '../../shared-schema/sports/tennis-plays.ts'
import { gameOf, writer } from './game-of.ts'

const write = writer('tennis')
type Team = 1 | 2
const points = (team: Team, count: number) =>
  Array.from({ length: count }, () => write(p.point, team, [team * 10]))
const fault = (team: Team) => write(p.fault, team, [team * 10])
const games = (...winners: Team[]) => winners.flatMap(team => points(team, 4))

describe('a match of tennis, counted by hand', () => {
  const { state, score, box } = gameOf('tennis', [
    write(g.on, 1, [10]),
    write(g.on, 2, [20]),
    write(p.serves, 1, [10]),
    write(p.ace, 1, [10]), // 15-0
    fault(1),
    ...points(1, 1), // 30-0 by the second serve
    write(p.winner, 1, [10], { bool_1: true }), // 40-0
    ...points(2, 1), // 40-15
    write(p.unforcedError, 2, [20]), // game, 1-0
    fault(2),
    fault(2), // 0-15, a double fault
    ...points(1, 2), // 0-40
    ...points(2, 1), // a break point saved
    write(p.forcedError, 2, [20]), // break, 2-0
    ...games(1, 1, 1, 1), // 6-0, with two breaks of one break point each
    ...games(1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2), // 6-6, everybody holds
    ...points(1, 1), // on the own serve
    ...points(2, 6), // two on the own serve, two on the other, two on the own
    ...points(2, 1), // on the other: the tie-break to 7, 6-7
    write(p.tiebreakToTen), // in place of a set; player 20 serves first
    ...points(2, 1),
    ...points(1, 10), // six on the own serve, four on the other
  ])

  test('is won by sets, with the games of each', () => {
    expect(score).toBe('2-1')
    expect(state.periods).toEqual([
      [6, 0],
      [6, 7],
      [1, 0],
    ])
  })

  test('has the points, service and return of each', () => {
    const ten = [13, 1, 59, 2, 0, 0, 1, 1, 100]
    const twenty = [7, 1, 34, 0, 1, 1, 0, 0, 0]
    expect(box(null)).toEqual({
      columns:
        'sets_won sets_lost games_won tiebreaks_won points_won winners unforced_errors forced_errors net_points_won net_points net_points_percent',
      10: [0, 0, ...ten],
      20: [0, 0, ...twenty],
      'team 1': [2, 1, ...ten],
      'team 2': [1, 2, ...twenty],
    })
    const serviceOf10 = [1, 0, 1, 47, 46, 97.87, 42, 91.3, 1, 1, 100, 0, 0, 9, 9]
    const serviceOf20 = [0, 1, 2, 46, 45, 97.83, 30, 66.67, 1, 0, 0, 4, 1, 9, 6]
    expect(box('service')).toEqual({
      columns:
        'aces double_faults faults service_points first_serves_in first_serve_percent first_serve_points_won first_serve_won_percent second_serve_points second_serve_points_won second_serve_won_percent break_points_faced break_points_saved service_games service_games_won',
      10: serviceOf10,
      20: serviceOf20,
      'team 1': serviceOf10,
      'team 2': serviceOf20,
    })
    const returnOf10 = [46, 16, 9, 4, 3, 75]
    const returnOf20 = [47, 4, 9, 0, 0, 0]
    expect(box('return')).toEqual({
      columns: 'return_points return_points_won return_games break_points breaks break_points_percent',
      10: returnOf10,
      20: returnOf20,
      'team 1': returnOf10,
      'team 2': returnOf20,
    })
  })
})

describe('a game of tennis', () => {
  test('goes on at deuce until somebody is two clear, and each advantage of the receiver is a break point', () => {
    const deuce = [write(p.serves, 1, [10]), ...points(1, 3), ...points(2, 3)]
    const again = gameOf('tennis', [...deuce, ...points(2, 1), ...points(1, 1), ...points(2, 1)])
    expect(again.team(2).games_won ?? 0).toBe(0)
    expect(again.team(1)).toMatchObject({ break_points_faced: 1, break_points_saved: 1 })
    const broken = gameOf('tennis', [...deuce, ...points(2, 2)])
    expect(broken.team(2)).toMatchObject({ games_won: 1, breaks: 1, break_points: 1 })
    expect(broken.state.periods).toEqual([[0, 1]])
  })

  test('is of nobody’s serve as long as nobody says who serves', () => {
    const { team } = gameOf('tennis', games(1, 2))
    expect(team(1)).toMatchObject({ games_won: 1, points_won: 4 })
    expect(team(1).service_points ?? 0).toBe(0)
  })
})

describe('a set of tennis', () => {
  test('is won at 7-5, and at 6-6 by a tie-break to ten if that is played', () => {
    const level = games(1, 2, 1, 2, 1, 2, 1, 2, 1, 2)
    expect(gameOf('tennis', [...level, ...games(1)]).score).toBe('0-0')
    expect(gameOf('tennis', [...level, ...games(1, 1)]).score).toBe('1-0')
    const tied = [...level, ...games(1, 2), write(p.tiebreakToTen)]
    expect(gameOf('tennis', [...tied, ...points(2, 9)]).score).toBe('0-0')
    expect(gameOf('tennis', [...tied, ...points(2, 10)]).state.periods).toEqual([[6, 7]])
    expect(gameOf('tennis', [...tied, ...points(2, 10), ...games(1)]).state.periods).toEqual([
      [6, 7],
      [1, 0],
    ])
  })

  test('of doubles credits a serve to the player recorded as serving, and the rest to the team', () => {
    const { player, team } = gameOf('tennis', [
      ...[10, 11].map(id => write(g.on, 1, [id])),
      ...[20, 21].map(id => write(g.on, 2, [id])),
      write(p.serves, 1, [11]),
      ...points(1, 4),
      ...points(2, 4),
    ])
    expect(player(11)).toMatchObject({ service_points: 4, service_games_won: 1 })
    expect(player(10).service_points ?? 0).toBe(0)
    expect(team(2)).toMatchObject({ service_points: 4, return_points: 4 })
  })
})

const doubles = [...[10, 11].map(id => write(g.on, 1, [id])), ...[20, 21].map(id => write(g.on, 2, [id]))]
const teamPoint = (team: 1 | 2) => write(p.point, team)

describe('who serves in tennis', () => {
  test('is not changed by a serve of which nobody knows the side', () => {
    const { player } = gameOf('tennis', [write(p.serves, 1, [10]), write(p.serves), ...points(1, 2)])
    expect(player(10)).toMatchObject({ service_points: 2 })
  })

  test('loses the point by a second fault, whichever side it is', () => {
    const fault = write(p.fault, 1, [10])
    const { team, player } = gameOf('tennis', [...points(2, 1), fault, fault])
    expect(player(10)).toMatchObject({ double_faults: 1, service_points: 1 })
    expect([team(1).points_won ?? 0, team(2).points_won]).toEqual([0, 2])
  })

  test('is nobody by two faults of which nobody knows the side', () => {
    const { state, team } = gameOf('tennis', [write(p.fault), write(p.fault), ...points(1, 4)])
    expect(state.periods).toEqual([[1, 0]])
    expect(team(1).double_faults ?? 0).toBe(0)
  })

  test('is only said for as long as the side serves, in a tie-break too', () => {
    const { player, team } = gameOf('tennis', [
      ...doubles,
      write(p.tiebreakToTen),
      write(p.serves, 1, [11]),
      ...[1, 2, 2, 1, 1].map(side => teamPoint(side === 1 ? 1 : 2)),
    ])
    expect(player(11)).toMatchObject({ service_points: 1 })
    expect([team(1).service_points, team(2).service_points]).toEqual([3, 2])
  })

  test('is no partner of the player who served before for the other side', () => {
    const { player, team } = gameOf('tennis', [
      ...doubles,
      write(p.serves, 1, [11]),
      write(p.serves, 2),
      teamPoint(2),
    ])
    expect(player(11).service_points ?? 0).toBe(0)
    expect(team(2)).toMatchObject({ service_points: 1 })
  })
})

describe('the first point of singles without a line-up', () => {
  test.each([
    ['a serve', [write(p.serves, 1, [10, 20]), ...points(1, 1)]],
    ['an ace', [write(p.ace, 1, [10, 20])]],
    ['two faults', [write(p.fault, 1, [10, 20]), write(p.fault, 1, [10, 20])]],
  ])('is a return point of the receiver, who is recorded with %s', (_, plays) => {
    expect(gameOf('tennis', plays).player(20)).toMatchObject({ return_points: 1 })
  })
})

describe('a point of tennis', () => {
  test('is of the one player of the side, also if nobody was named', () => {
    const { player } = gameOf('tennis', [...points(1, 1), teamPoint(1)])
    expect(player(10)).toMatchObject({ points_won: 2 })
  })

  test('is nobody’s if its side is not known', () => {
    const { state, team } = gameOf('tennis', [...points(1, 3), write(p.point), write(p.point, null, [10])])
    expect(team(1).points_won).toBe(3)
    expect(state.periods.flat().filter(games => games !== 0)).toEqual([])
  })
})

test('a set of tennis goes from 5-6 to 5-7 by a plain game', () => {
  const { state } = gameOf('tennis', games(2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 2))
  expect(state.periods).toEqual([[5, 7]])
})
