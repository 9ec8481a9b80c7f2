import fc from 'fast-check'
import type { ScheduledGame, Site } from '../../../server/rules/scheduling/schedule.ts'

/** A game of 60 minutes that says nothing but its id. */
export const game = (id: number, values: Partial<ScheduledGame> = {}): ScheduledGame => ({
  id,
  team_1_id: null,
  team_2_id: null,
  start: null,
  minutes: 60,
  game_site_id: null,
  status: 'scheduled',
  next_game_for_winner_id: null,
  next_game_for_loser_id: null,
  stage: 1,
  round: null,
  ...values,
})

/** A field that is always open, or from one minute to another. */
export const field = (id: number, from?: number, to?: number): Site => ({
  id,
  openings: from === undefined || to === undefined ? null : [{ from, to }],
})

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 })
const minute = fc.integer({ min: 0, max: 16 }).map(half => half * 30)

/** Few teams, fields and rounds, so that games get in each other's way; links as wild as can be. */
export const anySchedule = fc
  .array(
    fc.record({
      team_1_id: maybe(fc.integer({ min: 1, max: 6 })),
      team_2_id: maybe(fc.integer({ min: 7, max: 12 })),
      start: maybe(minute),
      minutes: fc.constantFrom(30, 60, 90),
      game_site_id: maybe(fc.integer({ min: 1, max: 4 })),
      status: fc.constantFrom(
        'scheduled' as const,
        'scheduled' as const,
        'scheduled' as const,
        'live' as const,
        'final' as const,
      ),
      next_game_for_winner_id: fc.option(fc.integer({ min: 1, max: 20 }), { nil: null, freq: 2 }),
      next_game_for_loser_id: fc.option(fc.integer({ min: 1, max: 20 }), { nil: null, freq: 2 }),
      stage: fc.constantFrom(1, 1, 2),
      round: maybe(fc.record({ series: fc.constantFrom('A', 'B'), number: fc.integer({ min: 1, max: 4 }) })),
    }),
    { maxLength: 20 },
  )
  .map(games => games.map((values, index) => game(index + 1, values)))

const hours = fc.array(
  fc.tuple(minute, minute).map(([from, length]) => ({ from, to: from + length })),
  { maxLength: 3 },
)

export const anySites = fc
  .array(maybe(hours), { maxLength: 4 })
  .map(all => all.map((openings, index): Site => ({ id: index + 1, openings })))

export const anyRules = fc.record({ rest_minutes: fc.constantFrom(0, 30, 60) })

/** The same things in any order. */
export const reordered = <T>(list: readonly T[]) => fc.shuffledSubarray([...list], { minLength: list.length })
