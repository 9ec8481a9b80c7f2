import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findConflicts } from '../../../server/rules/scheduling/find-conflicts.ts'
import type { ScheduledGame } from '../../../server/rules/scheduling/schedule.ts'
import { anyRules, anySchedule, anySites, field, game, reordered } from './games.ts'

const restOf = (rest_minutes: number) => ({ rest_minutes })

const conflictsOf = (games: ScheduledGame[], sites = [field(1), field(2)], rest = 0) =>
  findConflicts(games, sites, restOf(rest)).conflicts.map(({ kind, games, team_id, game_site_id }) => [
    kind,
    games.map(({ id }) => id),
    team_id ?? game_site_id,
  ])

describe('a conflict is', () => {
  test('a team that plays twice at once, with or without a field', () => {
    const first = game(1, { start: 600, team_1_id: 7, team_2_id: 8, game_site_id: 1 })
    expect(conflictsOf([first, game(2, { start: 630, team_1_id: 9, team_2_id: 7 })])).toEqual([
      ['team_twice', [1, 2], 7],
    ])
    expect(conflictsOf([first, game(2, { start: 660, team_1_id: 9, team_2_id: 7 })])).toEqual([])
  })

  test('less rest for a team than the rules give it', () => {
    const games = [game(1, { start: 600, team_1_id: 7 }), game(2, { start: 680, team_1_id: 7 })]
    expect(conflictsOf(games, [], 30)).toEqual([['short_rest', [1, 2], 7]])
    expect(conflictsOf(games, [], 20)).toEqual([])
    const atOnce = [game(1, { start: 600, team_1_id: 7 }), game(2, { start: 660, team_1_id: 7 })]
    expect(conflictsOf(atOnce, [], 30)).toEqual([['short_rest', [1, 2], 7]])
  })

  test('less rest for a team that is yet to come from another game', () => {
    const semifinal = game(1, { start: 600, next_game_for_winner_id: 2 })
    expect(conflictsOf([semifinal, game(2, { start: 670 })], [], 30)).toEqual([['short_rest', [1, 2], null]])
    expect(conflictsOf([semifinal, game(2, { start: 670, team_1_id: 5, team_2_id: 6 })], [], 30)).toEqual([])
  })

  test('two games on one field', () => {
    const games = [
      game(2, { start: 600, game_site_id: 1 }),
      game(1, { start: 659, game_site_id: 1 }),
      game(3, { start: 600, game_site_id: 2 }),
    ]
    expect(conflictsOf(games)).toEqual([['site_taken', [2, 1], 1]])
  })

  test('a game that is not all within the opening hours of its field', () => {
    const at = (start: number) => [game(1, { start, game_site_id: 1 })]
    const hours = [
      {
        id: 1,
        openings: [
          { from: 540, to: 720 },
          { from: 1980, to: 2160 },
        ],
      },
    ]
    for (const start of [540, 660, 1980]) expect(conflictsOf(at(start), hours)).toEqual([])
    for (const start of [530, 661, 1200])
      expect(conflictsOf(at(start), hours)).toEqual([['site_closed', [1], 1]])
  })

  test('a game before one from which a winner or a loser comes is over', () => {
    const semifinals = [
      game(1, { start: 600, next_game_for_winner_id: 3, next_game_for_loser_id: 4 }),
      game(2, { start: 630, next_game_for_winner_id: 3 }),
    ]
    expect(conflictsOf([...semifinals, game(3, { start: 660 }), game(4, { start: 500 })])).toEqual([
      ['before_feeder', [1, 4], null],
      ['before_feeder', [2, 3], null],
    ])
  })

  test('a round before the one ahead of it is over, unless a link says so already', () => {
    const round = (number: number) => ({ round: { series: 'pool:5', number } })
    const games = [
      game(1, { start: 600, ...round(1) }),
      game(2, { start: 690, ...round(1) }),
      game(3, { start: 660, ...round(2) }),
      game(4, { start: 720, ...round(2) }),
      game(5, { start: 900, ...round(3) }),
    ]
    expect(conflictsOf(games)).toEqual([['round_order', [2, 3, 4], null]])
    const late = game(6, { start: 930, ...round(2) })
    expect(conflictsOf([...games, late])).toEqual([
      ['round_order', [2, 3, 4], null],
      ['round_order', [6, 5], null],
    ])
    expect(
      conflictsOf([
        game(1, { start: 600, next_game_for_winner_id: 2, ...round(1) }),
        game(2, { start: 600, ...round(2) }),
      ]),
    ).toEqual([['before_feeder', [1, 2], null]])
    expect(
      conflictsOf([
        game(1, { start: 600, round: { series: 'pool:6', number: 1 } }),
        game(2, { start: 600, ...round(2) }),
      ]),
    ).toEqual([])
  })
})

test('conflicts stand in the order in which they begin', () => {
  const games = [
    game(1, { start: 650, team_1_id: 7 }),
    game(2, { start: 600, team_1_id: 7, minutes: 90 }),
    game(3, { start: 630, game_site_id: 1 }),
    game(4, { start: 500, game_site_id: 1 }),
  ]
  expect(conflictsOf(games, [field(1, 0, 100)])).toEqual([
    ['site_closed', [4], 1],
    ['team_twice', [2, 1], 7],
    ['site_closed', [3], 1],
  ])
})

describe('no conflict is', () => {
  test('what has been played', () => {
    const both = (one: ScheduledGame['status'], other: ScheduledGame['status']) =>
      conflictsOf([
        game(1, { start: 600, team_1_id: 7, game_site_id: 1, status: one }),
        game(2, { start: 600, team_1_id: 7, game_site_id: 1, status: other }),
      ])
    expect(both('final', 'live')).toEqual([])
    expect(both('live', 'scheduled').map(([kind]) => kind)).toEqual(['team_twice', 'site_taken'])
    const outside = game(1, { start: 600, game_site_id: 1, status: 'final' })
    expect(conflictsOf([outside], [field(1, 0, 100)])).toEqual([])
  })

  test('a game after one that was over earlier than planned, or one that did not wait', () => {
    const link = (one: ScheduledGame['status'], other: ScheduledGame['status']) =>
      conflictsOf([
        game(1, { start: 600, next_game_for_winner_id: 2, status: one }),
        game(2, { start: 600, status: other }),
      ])
    expect(link('final', 'scheduled')).toEqual([])
    expect(link('scheduled', 'live')).toEqual([])
    expect(link('live', 'scheduled')).toEqual([['before_feeder', [1, 2], null]])
  })

  test('a game without a field or a start, which is listed', () => {
    const games = [
      game(3),
      game(2, { start: 600 }),
      game(1, { game_site_id: 1 }),
      game(4, { status: 'final' }),
      game(5, { start: 600, game_site_id: 1 }),
    ]
    expect(findConflicts(games, [field(1)], restOf(0))).toEqual({
      conflicts: [],
      unscheduled_game_ids: [1, 2, 3],
    })
  })
})

describe('whatever the schedule', () => {
  test('the order in which games and fields come does not matter', () => {
    const input = fc.tuple(anySchedule, anySites, anyRules).chain(([games, sites, rules]) =>
      fc.record({
        games: fc.constant(games),
        sites: fc.constant(sites),
        rules: fc.constant(rules),
        mixed: reordered(games),
        mixedSites: reordered(sites),
      }),
    )
    fc.assert(
      fc.property(input, ({ games, sites, rules, mixed, mixedSites }) => {
        expect(findConflicts(mixed, mixedSites, rules)).toEqual(findConflicts(games, sites, rules))
      }),
      { numRuns: 200 },
    )
  })

  test("each pair of a team's games is reported just where they are too close", () => {
    fc.assert(
      fc.property(anySchedule, anyRules, (games, rules) => {
        const told = findConflicts(games, [], rules)
          .conflicts.filter(({ team_id }) => team_id !== null)
          .map(
            ({ games, team_id }) =>
              `${team_id}: ${games
                .map(({ id }) => id)
                .sort((a, b) => a - b)
                .join(' ')}`,
          )
        const pairs = games.flatMap(one =>
          games.filter(({ id }) => one.id < id).map(other => [one, other] as const),
        )
        const close = pairs.filter(
          ([one, other]) =>
            one.start !== null &&
            other.start !== null &&
            (one.status === 'scheduled' || other.status === 'scheduled') &&
            one.start < other.start + other.minutes + rules.rest_minutes &&
            other.start < one.start + one.minutes + rules.rest_minutes,
        )
        const expected = close.flatMap(([one, other]) =>
          [one.team_1_id, one.team_2_id]
            .filter(team => team !== null && [other.team_1_id, other.team_2_id].includes(team))
            .map(team => `${team}: ${one.id} ${other.id}`),
        )
        expect(told.sort()).toEqual(expected.sort())
      }),
    )
  })
})
