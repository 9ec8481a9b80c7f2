import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextFreeSite } from '../../../server/rules/scheduling/next-free-site.ts'
import { shiftDay, type ShiftedGames } from '../../../server/rules/scheduling/shift-day.ts'
import { anyRules, anySchedule, anySites, field, game } from './games.ts'

const wholeDay: ShiftedGames = {
  from: 0,
  to: 24 * 60,
  game_site_id: null,
  game_ids: new Set([1, 2, 3, 4, 5, 6]),
}
const rules = { rest_minutes: 0 }

describe('a shifted day', () => {
  const games = [
    game(1, { start: 540, game_site_id: 1, status: 'final' }),
    game(2, { start: 600, game_site_id: 1 }),
    game(3, { start: 600, game_site_id: 2 }),
    game(4, { start: 660, game_site_id: 1 }),
    game(5, { start: 24 * 60 + 600, game_site_id: 1 }),
    game(6),
  ]
  const movedBy = (which: Partial<ShiftedGames>, minutes: number) =>
    shiftDay(games, [field(1)], rules, { ...wholeDay, ...which }, minutes).moved.map(({ game_id, start }) => [
      game_id,
      start,
    ])

  test('moves what has not begun', () => {
    expect(movedBy({}, 90)).toEqual([
      [2, 690],
      [3, 690],
      [4, 750],
    ])
    expect(movedBy({}, -30)).toEqual([
      [2, 570],
      [3, 570],
      [4, 630],
    ])
  })

  test('from a time on, or of one field, or of those that may move', () => {
    expect(movedBy({ game_ids: new Set([3]) }, 15)).toEqual([[3, 615]])
    expect(movedBy({ from: 660 }, 15)).toEqual([[4, 675]])
    expect(movedBy({ from: 601, to: 660 }, 15)).toEqual([])
    expect(movedBy({ game_site_id: 2 }, 15)).toEqual([[3, 615]])
  })

  test('shows the conflicts that there are then', () => {
    const { conflicts } = shiftDay(games, [field(1, 0, 700)], rules, { ...wholeDay, game_site_id: 1 }, -30)
    expect(conflicts.map(({ kind, games }) => [kind, games.map(({ id }) => id)])).toEqual([
      ['site_taken', [1, 2]],
      ['site_closed', [5]],
    ])
  })

  test('there and back is as before', () => {
    const minutes = fc.integer({ min: -600, max: 600 })
    fc.assert(
      fc.property(
        anySchedule,
        anySites,
        anyRules,
        minutes,
        fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
        (games, sites, rules, by, game_site_id) => {
          const day = {
            from: -1000,
            to: 2000,
            game_site_id,
            game_ids: new Set(games.filter(({ id }) => id !== 3).map(({ id }) => id)),
          }
          const apply = (before: typeof games, by: number) => {
            const starts = new Map(
              shiftDay(before, sites, rules, day, by).moved.map(({ game_id, start }) => [game_id, start]),
            )
            return before.map(one => ({ ...one, start: starts.get(one.id) ?? one.start }))
          }
          const there = apply(games, by)
          expect(apply(there, -by)).toEqual(games)
          expect(there.filter(({ status }) => status !== 'scheduled')).toEqual(
            games.filter(({ status }) => status !== 'scheduled'),
          )
        },
      ),
    )
  })
})

describe('the next free field', () => {
  test('is the one that is free first for so long, while it is open', () => {
    const games = [
      game(1, { start: 600, game_site_id: 1 }),
      game(2, { start: 690, game_site_id: 1 }),
      game(3, { start: 540, game_site_id: 2, minutes: 90 }),
    ]
    const sites = [field(4, 0, 640), field(3, 650, 800), field(2), field(1)]
    expect(nextFreeSite(games, sites, 600, 60)).toEqual([
      { game_site_id: 2, start: 630 },
      { game_site_id: 3, start: 650 },
      { game_site_id: 1, start: 750 },
    ])
    expect(nextFreeSite(games, sites, 600, 30)).toEqual([
      { game_site_id: 4, start: 600 },
      { game_site_id: 2, start: 630 },
      { game_site_id: 3, start: 650 },
      { game_site_id: 1, start: 660 },
    ])
  })

  test('of those that are free at the same time is the one with the lower id first', () => {
    expect(nextFreeSite([], [field(2), field(3), field(1)], 600, 60)).toMatchObject([
      { game_site_id: 1 },
      { game_site_id: 2 },
      { game_site_id: 3 },
    ])
  })

  test("has room for a game that then is in nobody's way", () => {
    fc.assert(
      fc.property(
        anySchedule,
        anySites,
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 1, max: 120 }),
        (games, sites, from, minutes) => {
          for (const { game_site_id, start } of nextFreeSite(games, sites, from, minutes)) {
            const there = games.filter(one => one.game_site_id === game_site_id && one.start !== null)
            expect(
              there.filter(
                one => Number(one.start) < start + minutes && start < Number(one.start) + one.minutes,
              ),
            ).toEqual([])
            expect(start).toBeGreaterThanOrEqual(from)
            const openings = sites.find(({ id }) => id === game_site_id)?.openings ?? null
            expect(
              openings?.some(opening => opening.from <= start && start + minutes <= opening.to),
            ).not.toBe(false)
          }
        },
      ),
    )
  })
})
