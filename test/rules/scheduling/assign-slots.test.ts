import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundRobin } from '../../../shared-schema/rules/pools/round-robin.ts'
import { assignSlots, type AssignmentRules } from '../../../server/rules/scheduling/assign-slots.ts'
import { finalsOf } from '../../../server/rules/scheduling/finals.ts'
import { findConflicts } from '../../../server/rules/scheduling/find-conflicts.ts'
import type { ScheduledGame, Site } from '../../../server/rules/scheduling/schedule.ts'
import { anyRules, anySchedule, anySites, field, game, reordered } from './games.ts'

const DAY = 24 * 60

const all = (games: readonly ScheduledGame[], more: Partial<AssignmentRules> = {}): AssignmentRules => ({
  rest_minutes: 0,
  from: 0,
  finals: null,
  game_ids: new Set(games.map(({ id }) => id)),
  ...more,
})

/** The games of a round robin. */
const pool = (series: string, teams: readonly number[], firstId: number): ScheduledGame[] =>
  roundRobin(teams)
    .flatMap(({ games }, index) =>
      games.map(pairing => ({ ...pairing, round: { series, number: index + 1 } })),
    )
    .map((values, index) => game(firstId + index, values))

/**
 * The games of a knock-out whose teams are open, its final last: counted from there, games 2k and 2k + 1 go
 * on to game k.
 */
const bracket = (rounds: number, firstId: number): ScheduledGame[] => {
  const final = firstId + 2 ** rounds - 2
  return Array.from({ length: 2 ** rounds - 1 }, (_, index) => {
    const fromFinal = 2 ** rounds - 1 - index
    return game(firstId + index, {
      stage: 2,
      round: { series: `bracket:${firstId}`, number: -Math.floor(Math.log2(fromFinal)) },
      next_game_for_winner_id: fromFinal === 1 ? null : final + 1 - Math.floor(fromFinal / 2),
    })
  })
}

/** The schedule with the slots that were found; a game that asked in vain has none. */
const withSlots = (games: readonly ScheduledGame[], sites: readonly Site[], rules: AssignmentRules) => {
  const assignment = assignSlots(games, sites, rules)
  const slots = new Map(
    assignment.placed.map(({ game_id, start, game_site_id }) => [game_id, { start, game_site_id }]),
  )
  const none = { start: null, game_site_id: null }
  const after = games.map(one =>
    rules.game_ids.has(one.id) && one.status === 'scheduled'
      ? { ...one, ...(slots.get(one.id) ?? none) }
      : one,
  )
  return { ...assignment, after }
}

describe('slots for a tournament', () => {
  const games = [...pool('A', [1, 2, 3, 4], 1), ...pool('B', [5, 6, 7, 8], 7), ...bracket(2, 13)]
  const sites = [field(1), field(2)]

  test('two pools on two fields take six hours, and the play-offs follow', () => {
    const { after, unplaced } = withSlots(games, sites, all(games))
    expect(unplaced).toEqual([])
    expect(after.map(({ start }) => start)).toEqual([
      0, 0, 120, 120, 240, 240, 60, 60, 180, 180, 300, 300, 360, 360, 420,
    ])
    expect(findConflicts(after, sites, { rest_minutes: 0 })).toEqual({
      conflicts: [],
      unscheduled_game_ids: [],
    })
  })

  test('both fields have as many games', () => {
    const { placed } = assignSlots(games.slice(0, 12), sites, all(games))
    expect([1, 2].map(id => placed.filter(({ game_site_id }) => game_site_id === id).length)).toEqual([6, 6])
  })

  test('of fields that are free at the same time the one with the fewest games is taken, then the one with the lower id', () => {
    const later = game(2, { start: 300, game_site_id: 1 })
    const only = all([], { game_ids: new Set([1]) })
    const sites = [field(3), field(2), field(1)]
    expect(assignSlots([game(1), later], sites, only).placed).toMatchObject([{ game_site_id: 2, start: 0 }])
    const busy = field(3, 0, 60)
    expect(assignSlots([game(1), later], [field(2, 30, 90), busy], only).placed).toMatchObject([
      { game_site_id: 3, start: 0 },
    ])
  })

  test('every team has its rest, also who comes from the pools and from the semifinals', () => {
    const rules = all(games, { rest_minutes: 90 })
    const { after } = withSlots(games, sites, rules)
    expect(findConflicts(after, sites, rules).conflicts).toEqual([])
    const starts = after.slice(9).map(({ start }) => Number(start))
    expect(starts[3]).toBeGreaterThanOrEqual(Math.max(...starts.slice(0, 3)) + 150)
    expect(starts[5]).toBe(Number(starts[4]) + 150)
  })

  test('what does not fit into a day goes on the next one', () => {
    const days = [1, 2].map(id => ({
      id,
      openings: [
        { from: 0, to: 200 },
        { from: DAY, to: DAY + 400 },
      ],
    }))
    const { after, unplaced } = withSlots(games, days, all(games))
    expect(unplaced).toEqual([])
    expect(after.filter(({ start }) => Number(start) < DAY)).toHaveLength(6)
    expect(findConflicts(after, days, { rest_minutes: 0 }).conflicts).toEqual([])
  })

  test('the final is on the field for finals, which need not have other games', () => {
    const finals = { site: field(9), game_ids: new Set(finalsOf(games).map(({ id }) => id)) }
    const { placed } = assignSlots(games, sites, all(games, { finals }))
    expect(placed.filter(({ game_site_id }) => game_site_id === 9).map(({ game_id }) => game_id)).toEqual([
      15,
    ])
  })

  test('a game that has begun or did not ask stays, and the others go around it', () => {
    const fixed = [
      { ...game(1, { team_1_id: 1, team_2_id: 2, status: 'live' }), start: 0, game_site_id: 1 },
      { ...game(2, { team_1_id: 3 }), start: 60, game_site_id: 1 },
    ]
    const asking = [game(3, { team_1_id: 1 }), game(4, { team_1_id: 9 })]
    const { placed, unplaced } = assignSlots(
      [...fixed, ...asking],
      [field(1)],
      all([], { game_ids: new Set([1, 3, 4]) }),
    )
    expect(placed).toEqual([
      { game_id: 3, game_site_id: 1, start: 120 },
      { game_id: 4, game_site_id: 1, start: 180 },
    ])
    expect(unplaced).toEqual([{ game_id: 1, reason: 'has_begun', waits_for_id: null }])
  })

  test('a game goes before one that has its place and waits for it', () => {
    const games = [game(1, { next_game_for_winner_id: 2 }), game(2, { start: 90, game_site_id: 2 })]
    expect(
      assignSlots(games, [field(1, 40, 200)], all([], { game_ids: new Set([1]) })).unplaced,
    ).toMatchObject([{ reason: 'no_time' }])
    expect(assignSlots(games, [field(1, 30, 200)], all([], { game_ids: new Set([1]) })).placed).toEqual([
      { game_id: 1, game_site_id: 1, start: 30 },
    ])
    const rested = all([], { rest_minutes: 20, game_ids: new Set([1]) })
    expect(assignSlots(games, [field(1, 11, 200)], rested).unplaced).toMatchObject([{ reason: 'no_time' }])
    expect(assignSlots(games, [field(1, 10, 200)], rested).placed).toMatchObject([{ start: 10 }])
  })

  test('what cannot be placed is left, with the reason', () => {
    const chain = [game(1, { next_game_for_winner_id: 2 }), game(2, { next_game_for_winner_id: 3 }), game(3)]
    expect(assignSlots(chain, [field(1, 0, 90)], all(chain))).toEqual({
      placed: [{ game_id: 1, game_site_id: 1, start: 0 }],
      unplaced: [
        { game_id: 2, reason: 'no_time', waits_for_id: null },
        { game_id: 3, reason: 'waits', waits_for_id: 2 },
      ],
    })
    expect(assignSlots([game(1)], [], all([game(1)])).unplaced).toMatchObject([{ reason: 'no_site' }])
    const begun = game(4, { status: 'live' })
    expect(assignSlots([begun, ...chain], [field(1, 0, 90)], all([begun, ...chain])).unplaced).toMatchObject([
      { game_id: 2 },
      { game_id: 3, waits_for_id: 2 },
      { game_id: 4, reason: 'has_begun' },
    ])
    const both = [game(3), game(2, { next_game_for_winner_id: 3 }), game(1, { next_game_for_winner_id: 3 })]
    expect(assignSlots(both, [field(1, 0, 30)], all(both)).unplaced).toMatchObject([
      { game_id: 1 },
      { game_id: 2 },
      { game_id: 3, waits_for_id: 1 },
    ])
  })

  test('games that found no place go ahead of others, where then all fit', () => {
    // Game 9 is free only early, because a later game of its team has its place already.
    const games = [
      game(1, { team_1_id: 1 }),
      game(2, { team_1_id: 2 }),
      game(9, { team_1_id: 3 }),
      game(10, { team_1_id: 3, start: 60, game_site_id: 2 }),
    ]
    const { unplaced, placed } = assignSlots(
      games,
      [field(1, 0, 180)],
      all([], { rest_minutes: 60, game_ids: new Set([1, 2, 9]) }),
    )
    expect(unplaced).toMatchObject([{ game_id: 9 }])
    expect(placed).toHaveLength(2)
    const early = games.map(one => (one.id === 10 ? { ...one, start: 120 } : one))
    expect(
      assignSlots(early, [field(1, 0, 180)], all([], { rest_minutes: 60, game_ids: new Set([1, 2, 9]) }))
        .placed,
    ).toEqual([
      { game_id: 1, game_site_id: 1, start: 60 },
      { game_id: 2, game_site_id: 1, start: 120 },
      { game_id: 9, game_site_id: 1, start: 0 },
    ])
  })
})

describe('whatever the games and fields', () => {
  const input = fc
    .tuple(anySchedule, anySites, anyRules, fc.constantFrom(0, 60, 200))
    .chain(([games, sites, { rest_minutes }, from]) =>
      fc.record({
        games: fc.constant(games),
        sites: fc.constant(sites),
        mixed: reordered(games),
        mixedSites: reordered(sites),
        rules: fc.record({
          rest_minutes: fc.constant(rest_minutes),
          from: fc.constant(from),
          game_ids: fc.subarray(games.map(({ id }) => id)).map(ids => new Set(ids)),
          finals: fc.option(
            fc.record({
              site: fc.constantFrom(...sites, field(9)),
              game_ids: fc.constant(new Set([1, 2, 3])),
            }),
            { nil: null },
          ),
        }),
      }),
    )

  test('no conflict has a game that was placed', () => {
    fc.assert(
      fc.property(input, ({ games, sites, rules }) => {
        const { after, placed } = withSlots(games, sites, rules)
        const ids = new Set(placed.map(({ game_id }) => game_id))
        const conflicts = findConflicts(
          after,
          [...sites, ...(rules.finals ? [rules.finals.site] : [])],
          rules,
        ).conflicts
        expect(conflicts.filter(conflict => conflict.games.some(({ id }) => ids.has(id)))).toEqual([])
        expect(placed.filter(({ start }) => start < rules.from)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('every game that asked is placed or left, and none that has begun is moved', () => {
    fc.assert(
      fc.property(input, ({ games, sites, rules }) => {
        const { placed, unplaced } = assignSlots(games, sites, rules)
        expect([...placed, ...unplaced].map(({ game_id }) => game_id).sort((a, b) => a - b)).toEqual(
          [...rules.game_ids].sort((a, b) => a - b),
        )
        const begun = games
          .filter(({ id, status }) => rules.game_ids.has(id) && status !== 'scheduled')
          .map(({ id }) => id)
        expect(unplaced.filter(({ reason }) => reason === 'has_begun').map(({ game_id }) => game_id)).toEqual(
          begun,
        )
      }),
    )
  })

  test('the order in which they come does not matter', () => {
    fc.assert(
      fc.property(input, ({ games, sites, rules, mixed, mixedSites }) => {
        expect(assignSlots(mixed, mixedSites, rules)).toEqual(assignSlots(games, sites, rules))
      }),
    )
  })

  test('with fields that never close, everything without a place finds one', () => {
    fc.assert(
      fc.property(anySchedule, anyRules, (games, rules) => {
        const free = games.map(one => ({
          ...one,
          status: 'scheduled' as const,
          stage: 1,
          next_game_for_winner_id: null,
          next_game_for_loser_id: null,
        }))
        expect(assignSlots(free, [field(1)], { ...all(free), ...rules }).unplaced).toEqual([])
      }),
    )
  })
})

test('a hundred teams in ten pools and a bracket of 32, on sixteen fields: every game has its slot', () => {
  const pools = Array.from({ length: 10 }, (_, index) =>
    pool(
      `pool:${index}`,
      Array.from({ length: 10 }, (_, team) => index * 10 + team + 1),
      index * 45 + 1,
    ),
  ).flat()
  const games = [...pools, ...bracket(5, 500)]
  const sites = Array.from({ length: 16 }, (_, index) => ({
    id: index + 1,
    openings: [0, 1, 2, 3].map(day => ({ from: day * DAY, to: day * DAY + 12 * 60 })),
  }))
  const { placed } = assignSlots(games, sites, all(games, { rest_minutes: 30 }))
  expect(placed).toHaveLength(481)
})
