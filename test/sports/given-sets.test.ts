import { describe, expect, test } from 'vitest'
import { rulesOf, type Sport } from '../../shared-schema/sports/index.ts'
import { dodgeballPlays } from '../../shared-schema/sports/dodgeball-plays.ts'
import { givenAsPlay } from '../../shared-schema/sports/model/given-points.ts'
import type { Play } from '../../shared-schema/sports/model/play.ts'
import { tableTennisPlays } from '../../shared-schema/sports/table-tennis-plays.ts'
import { tennisPlays } from '../../shared-schema/sports/tennis-plays.ts'
import { volleyballPlays } from '../../shared-schema/sports/volleyball-kinds.ts'
import { follow } from './follow.ts'
import { writer } from './game-of.ts'

/** The sum of each of these counters, over all players and teams. */
function counted(sport: Sport, plays: readonly Play[], ...counters: readonly string[]): string[] {
  const all = follow(rulesOf(sport), plays).counted.map(one => one.split(' '))
  const sumOf = (name: string) =>
    all.filter(([, counter]) => counter === name).reduce((sum, [, , by]) => sum + Number(by), 0)
  return counters.map(name => `${name} ${sumOf(name)}`)
}

const times = (count: number, play: Play) => Array.from({ length: count }, () => play)

describe('a set that the scoreboard alone gave', () => {
  test('ends the set of tennis that was played, game and serve with it', () => {
    const write = writer('tennis')
    const [one, two] = [write(tennisPlays.point, 1, [10]), write(tennisPlays.point, 2, [20])]
    const begun = [write(tennisPlays.serves, 1, [10]), ...times(3, one), write(tennisPlays.fault, 1, [10])]
    const plays = [...begun, givenAsPlay([1, 0]), ...times(3, two)]
    const names = ['sets_won', 'sets_lost', 'games_won', 'service_points', 'return_points_won'] as const
    expect(counted('tennis', plays, ...names)).toEqual([
      ...['sets_won 1', 'sets_lost 1'],
      ...['games_won 0', 'service_points 3', 'return_points_won 0'],
    ])
    expect(counted('tennis', [...plays, two], 'games_won', 'breaks')).toEqual(['games_won 1', 'breaks 0'])
  })

  test('leaves open who serves next in table tennis', () => {
    const write = writer('table tennis')
    const point = write(tableTennisPlays.point, 1, [10])
    const begun = [write(tableTennisPlays.serves, 1, [10]), point]
    const onServe = ['points_on_serve', 'points_on_return'] as const
    expect(counted('table tennis', [...begun, givenAsPlay([0, 1]), point], ...onServe)).toEqual([
      'points_on_serve 1',
      'points_on_return 0',
    ])
    expect(counted('table tennis', [...begun, point], ...onServe)).toEqual([
      'points_on_serve 2',
      'points_on_return 0',
    ])
  })

  test('leaves open who serves next in volleyball, and counts for the length of a set', () => {
    const write = writer('volleyball')
    const point = write(volleyballPlays.point, 1)
    const begun = [write(volleyballPlays.serve, 1, [11]), point]
    const served = (...plays: readonly Play[]) => counted('volleyball', plays, 'rallies_served')
    expect(served(...begun, point)).toEqual(['rallies_served 2'])
    expect(served(...begun, givenAsPlay([1, 0]), point)).toEqual(['rallies_served 1'])
    // The fifth set is over with 15 points; nobody knows who served the first one of a set.
    expect(served(givenAsPlay([2, 2]), ...times(16, point))).toEqual(['rallies_served 14'])
    expect(served(givenAsPlay([2, 1]), ...times(16, point))).toEqual(['rallies_served 15'])
  })
})

describe('a set of dodgeball', () => {
  const write = writer('dodgeball')
  const winners = (plays: readonly Play[]) =>
    follow(rulesOf('dodgeball'), plays)
      .steps.filter(({ points }) => points > 0)
      .map(({ team_id }) => team_id)
  const hit = (team: 1 | 2) => write(dodgeballPlays.hit, team, [team * 10, null])

  test('is lost by faults as by hits', () => {
    const faults = [
      ...times(3, write(dodgeballPlays.lineFault, 1, [11])),
      ...times(3, write(dodgeballPlays.blockFault, 1, [12])),
    ]
    expect(winners(faults)).toEqual([2])
    expect(winners(faults.slice(1))).toEqual([])
  })

  test('brings nobody back by a hit', () => {
    expect(winners([...times(5, hit(2)), hit(1), hit(2)])).toEqual([2])
  })

  test('does not end by throws that put nobody out', () => {
    expect(
      winners([...times(5, hit(2)), ...times(6, write(dodgeballPlays.throwMissed, 1, [11])), hit(2)]),
    ).toEqual([2])
  })

  test('that nobody won gives no point', () => {
    expect(winners([hit(1), write(dodgeballPlays.setDrawn)])).toEqual([])
  })
})
