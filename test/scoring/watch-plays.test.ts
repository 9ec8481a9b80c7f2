import { describe, expect, test } from 'vitest'
import { watchPlays } from '../../shared-schema/scoring/watch-plays.ts'
import { definitionOf, sports, type Sport } from '../../shared-schema/sports/index.ts'
import { footballPlays } from '../../shared-schema/sports/football/plays.ts'
import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import { rugbyPlays } from '../../shared-schema/sports/rugby/plays.ts'
import { writer } from '../sports/game-of.ts'
import { sides } from './sheet.ts'

const minute = 60_000

/** The oddities of each play; by default they were recorded one minute after the other. */
function watched(sport: Sport, plays: readonly Play[], pause = minute) {
  const { warnings, out } = watchPlays(
    definitionOf(sport),
    sides,
    plays.map((play, index) => ({ play, at: index * pause, period: 1, score: [0, 0] })),
  )
  return { warnings: warnings.map(found => [...found]), out: [...out] }
}

describe('a player of basketball with five fouls', () => {
  const play = writer('basketball')
  const foul = (type: number) => play(type, 1, [11])
  const fouls = [foul(190), foul(191), foul(193), foul(190)]

  test('is out of the game with the fifth, technical ones among them, and not before', () => {
    expect(watched('basketball', fouls)).toEqual({ warnings: [[], [], [], []], out: [] })
    expect(watched('basketball', [...fouls, foul(190)])).toEqual({
      warnings: [[], [], [], [], [{ code: 'limit', player: 11, many: 5, of: 'fouls' }]],
      out: [11],
    })
  })

  test('is pointed out in every further play, in whatever part, and nobody else is', () => {
    const { warnings } = watched('basketball', [
      ...fouls,
      foul(190),
      play(180, 1, [12, 11]),
      play(180, 1, [12]),
      playOf(81, { player_1_id: 11, player_1_team_id: 1 }),
    ])
    expect(warnings.slice(5)).toEqual([[{ code: 'out', player: 11 }], [], []])
  })
})

test('who is sent off is out from the next play on; a second yellow card in soccer does it, too', () => {
  const play = writer('soccer')
  expect(watched('soccer', [play(158, 1, [11]), play(140, 1, [11])]).warnings).toEqual([
    [],
    [{ code: 'out', player: 11 }],
  ])
  expect(watched('soccer', [play(156, 1, [11]), play(156, 1, [11])])).toEqual({
    warnings: [[], [{ code: 'limit', player: 11, many: 2, of: 'yellow_cards' }]],
    out: [11],
  })
  // It is said by the play itself.
  expect(watched('soccer', [play(156, 1, [11]), play(157, 1, [11])])).toEqual({
    warnings: [[], []],
    out: [11],
  })
})

describe('a suspended player', () => {
  const play = writer('handball')
  const suspension = (int_4: number | null) => play(756, 1, [11], { int_4 })
  const goal = (int_4: number | null) => play(740, 1, [11], { int_4 })

  test('is pointed out until the suspension is over by the clock of the game', () => {
    expect(watched('handball', [suspension(100), goal(219), goal(220)]).warnings).toEqual([
      [],
      [{ code: 'suspended', player: 11 }],
      [],
    ])
  })

  test('or where the plays carry none by when they were recorded', () => {
    expect(watched('handball', [suspension(null), goal(null), goal(null)]).warnings).toEqual([
      [],
      [{ code: 'suspended', player: 11 }],
      [],
    ])
  })
})

describe('a timeout', () => {
  const timeouts = (sport: Sport, ...periods: number[]) =>
    watchPlays(
      definitionOf(sport),
      sides,
      periods.map((period, index) => ({
        play: playOf(91, { int_1: 1 }),
        at: index * minute,
        period,
        score: [0, 0],
      })),
    ).warnings.map(found => found.length)

  test('is pointed out that a team does not have, in the part of the game for which they are counted', () => {
    expect(timeouts('ultimate', 1, 1, 1, 2, 2)).toEqual([0, 0, 1, 0, 0])
    expect(timeouts('basketball', 1, 2, 2, 3, 3, 4, 4, 5, 5, 6)).toEqual([0, 0, 1, 0, 0, 0, 1, 0, 1, 0])
    expect(timeouts('volleyball', 1, 1, 2, 2, 2)).toEqual([0, 0, 0, 0, 1])
    expect(timeouts('handball', 1, 1, 2, 2)).toEqual([0, 0, 0, 1])
  })

  test('is pointed out with the team, and how many it has; one of no team is none of a team', () => {
    const plays = [1, 1, 1, null, null, null].map((int_1, index) => ({
      play: playOf(91, { int_1 }),
      at: index * minute,
      period: 1,
      score: [0, 0] as const,
    }))
    expect(watchPlays(definitionOf('volleyball'), sides, plays).warnings).toEqual([
      [],
      [],
      [{ code: 'timeouts', team: 1, many: 2 }],
      [],
      [],
      [],
    ])
  })

  test('is nothing odd where nobody counts them', () => {
    expect(timeouts('soccer', 1, 1, 1, 1)).toEqual([0, 0, 0, 0])
  })
})

describe('the end of a period', () => {
  const end = playOf(94, {})
  /** True for each end of a period of basketball, by its time and the score after it, that is pointed out. */
  const ends = (...all: readonly (readonly [at: number, one: number, two: number])[]) =>
    watchPlays(
      definitionOf('basketball'),
      sides,
      all.map(([at, ...score]) => ({ play: end, period: 1, at, score })),
    ).warnings.map(found => found.length > 0)

  test('is pointed out right after another one, and not when there was time for a period', () => {
    expect(watched('basketball', [end, end], 10_000).warnings).toEqual([[], [{ code: 'breakAgain' }]])
    expect(watched('basketball', [end, end], 10 * minute).warnings).toEqual([[], []])
    expect(watched('basketball', [end, end], 2 * minute).warnings).toEqual([[], []])
    expect(ends([10 * minute, 0, 0], [10 * minute + 10_000, 0, 0])).toEqual([false, true])
  })
  test('is not pointed out if points were added since the one before, whether a play tells of them or not', () => {
    expect(ends([0, 0, 0], [10_000, 0, 1], [20_000, 2, 1])).toEqual([false, false, false])
    expect(ends([0, 0, 0], [10_000, 0, 1], [20_000, 0, 1])).toEqual([false, false, true])
  })
  test('is not pointed out in a row of more than two, which nobody taps by mistake', () => {
    expect(watched('baseball', [end, end, end, end], 2_000).warnings).toEqual([[], [], [], []])
    expect(ends([0, 0, 0], [2_000, 0, 0], [4_000, 1, 0], [6_000, 1, 0])).toEqual([
      ...[false, true],
      ...[false, true],
    ])
    const single = writer('baseball')(221, 1)
    expect(watched('baseball', [end, end, single, end, end, end], 2_000).warnings).toEqual([
      ...[[], [{ code: 'breakAgain' }]],
      ...[[], [], [], []],
    ])
  })
  test('is pointed out right after that of a turn in it: a second tap ends what has not begun', () => {
    const [ball, endOfTurn] = [writer('cricket')(340, 1), playOf(367, {})]
    expect(watched('cricket', [ball, endOfTurn, end], 10_000).warnings).toEqual([
      ...[[], []],
      [{ code: 'breakAgain' }],
    ])
    const turns = [ball, endOfTurn, writer('cricket')(340, 2), end]
    expect(watched('cricket', [...turns, ...turns], 10_000).warnings.flat()).toEqual([])
  })
  test('is not pointed out after a play, but half time is if there was one', () => {
    const goal = writer('ultimate')(22, 1)
    expect(watched('ultimate', [end, goal, end], 10_000).warnings).toEqual([[], [], []])
    const half = playOf(96, {})
    expect(watched('ultimate', [half, goal, half], 10 * minute).warnings).toEqual([
      [],
      [],
      [{ code: 'breakAgain' }],
    ])
  })
})

describe('a batter', () => {
  const play = writer('softball')
  const order = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  const batting = (...batters: (number | null)[]) => batters.map(batter => play(541, 1, [batter]))
  const odd = (...batters: (number | null)[]) =>
    watched('softball', batting(...batters)).warnings.flatMap((found, index) =>
      found.map(warning => ({ index, warning })),
    )

  test('is in order as the first time through the order says, also where nobody was named', () => {
    expect(odd(...order, ...order, 1)).toEqual([])
    expect(odd(...order, 1, null, 3)).toEqual([])
    expect(odd(1, 2, 3, 1, 2, 3)).toEqual([])
  })

  test('is in order whatever is pitched', () => {
    const plays = [1, 2, 3, 1].flatMap(batter => [572, 573, 541].map(type => play(type, 1, [batter])))
    expect(watched('softball', plays).warnings.flat()).toEqual([])
  })

  test('is pointed out who bats before the next one; after that the order goes on from there', () => {
    expect(odd(...order, 2, 3)).toEqual([{ index: 9, warning: { code: 'order', player: 2, expected: 1 } }])
    expect(odd(...order, 1, 3, 4)).toEqual([
      { index: 10, warning: { code: 'order', player: 3, expected: 2 } },
    ])
  })

  test('who is new bats in the place of the next one in the order', () => {
    expect(odd(...order, 20, 2, 3, 4, 5, 6, 7, 8, 9, 20)).toEqual([])
    expect(odd(...order, 20, 2, 1)).toEqual([])
  })

  test('is new if the first time through left the place open, and has it from then on', () => {
    const open = [1, 2, 3, 4, null, 6, 7, 8, 9, 1, 2, 3, 4]
    expect(odd(...open, 5, 6, 7, 8, 9, 1, 2, 3, 4, 6)).toEqual([
      { index: 22, warning: { code: 'order', player: 6, expected: 5 } },
    ])
    expect(odd(...open, 6)).toEqual([])
  })

  test('keeps the place if somebody else, or nobody who was named, batted in it once', () => {
    const rest = [3, 4, 5, 6, 7, 8, 9]
    expect(odd(...order, 2, ...rest, 2).map(({ index }) => index)).toEqual([9, 17])
    expect(odd(...order, null, 2, ...rest, 2)).toEqual([
      { index: 18, warning: { code: 'order', player: 2, expected: 1 } },
    ])
  })

  test('has an order of fewer than nine once the first one comes again, even if another batted twice before', () => {
    expect(odd(1, 2, 3, 1, 3)).toEqual([{ index: 4, warning: { code: 'order', player: 3, expected: 2 } }])
    expect(odd(1, 2, 2, 3, 1, 2, 3)).toEqual([])
  })

  test('is not a player who runs or comes on in between', () => {
    const others = [play(556, 1, [9]), play(81, 1, [20])]
    const plays = [...batting(...order), ...others, ...batting(1, 2)]
    expect(watched('softball', plays).warnings.flat()).toEqual([])
  })

  test('of the other team has an order of its own', () => {
    expect(
      watched('softball', [
        ...batting(...order),
        play(541, 2, [31]),
        play(541, 2, [32]),
        ...batting(1),
      ]).warnings.flat(),
    ).toEqual([])
  })
})

test.each(sports)('nothing is odd about the first play of %s, unless it belongs to a score', sport => {
  for (const { type, after } of definitionOf(sport).rules.kinds)
    expect(watched(sport, [playOf(type, { player_1_id: 11, player_1_team_id: 1 })]).warnings).toEqual([
      after === undefined ? [] : [{ code: 'notAfter' }],
    ])
})

describe('what belongs to a score is pointed out if it comes after another, or after none', () => {
  const warned = (sport: Sport, plays: readonly Play[]) =>
    watched(sport, plays).warnings.map(found => found.some(({ code }) => code === 'notAfter'))
  const rugby = writer('rugby')
  const { try: scored, conversion, conversionMissed, penaltyGoal, yellowCard } = rugbyPlays

  test.each<[string, readonly Play[], readonly boolean[]]>([
    ['a conversion after its try', [rugby(scored, 1), rugby(conversion, 1)], [false, false]],
    [
      'one that is missed, after a card that was shown meanwhile',
      [rugby(scored, 1), rugby(yellowCard, 2), rugby(conversionMissed, 1)],
      [false, false, false],
    ],
    ['one without any try', [rugby(conversion, 1)], [true]],
    ['one of the other team', [rugby(scored, 1), rugby(conversion, 2)], [false, true]],
    [
      'a second one of the same try',
      [rugby(scored, 1), rugby(conversionMissed, 1), rugby(conversion, 1)],
      [false, false, true],
    ],
    [
      'one after a penalty goal',
      [rugby(scored, 1), rugby(penaltyGoal, 1), rugby(conversion, 1)],
      [false, false, true],
    ],
  ])('%s', (_name, plays, expected) => {
    expect(warned('rugby', plays)).toEqual(expected)
  })

  test('a try for one or two points in football, also by the team that picked the ball up', () => {
    const { fumbleTouchdown, twoPointRush, extraPoint, fieldGoal } = footballPlays
    const play = writer('football')
    expect(
      warned('football', [
        play(fumbleTouchdown, 1),
        play(twoPointRush, 2),
        play(fieldGoal, 2),
        play(extraPoint, 2),
      ]),
    ).toEqual([false, false, false, true])
  })
})
