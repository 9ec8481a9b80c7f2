import { describe, expect, test } from 'vitest'
import { generalPlays as g } from '../../shared-schema/sports/model/general-plays.ts'
import { tennisPlays as p } from '../../shared-schema/sports/tennis-plays.ts'
import { gameOf, writer } from './game-of.ts'

const write = writer('tennis')
const points = (team: 1 | 2, count: number) =>
  Array.from({ length: count }, () => write(p.point, team, [team * 10]))
const games = (...winners: (1 | 2)[]) => winners.flatMap(team => points(team, 4))
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
