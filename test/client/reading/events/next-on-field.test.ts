import { describe, expect, test } from 'vitest'
import type { Ruling } from '../../../../shared-schema/rules/progress/ruling.ts'
import { nextOnField } from '../../../../client/reading/events/next-on-field.ts'

const game = (
  id: number,
  time: string,
  game_site_id: number | null = 4,
  status: 'scheduled' | 'live' | 'final' | 'not needed' = 'scheduled',
  ruling: Ruling = 'none',
) => ({ id, start_time: `2026-06-12T${time}:00+02:00`, game_site_id, status, ruling })
const nextAfter = (id: number, games: readonly ReturnType<typeof game>[]) => nextOnField(games, id)?.id

describe('the next game on a field', () => {
  test('is the earliest of those after the game, in whatever order they are given', () => {
    const games = [game(3, '14:00'), game(1, '09:00'), game(2, '11:00'), game(4, '10:00', 5)]
    expect([1, 2, 3, 4].map(id => nextAfter(id, games))).toEqual([2, 3, undefined, undefined])
  })

  test('is none that is over or not needed, and may be one that has begun', () => {
    expect(
      nextAfter(1, [
        game(1, '09:00'),
        game(2, '10:00', 4, 'final'),
        game(3, '11:00', 4, 'not needed'),
        game(4, '12:00', 4, 'live'),
      ]),
    ).toBe(4)
  })

  test('is none that is postponed', () => {
    const games = [game(1, '09:00'), game(2, '10:00', 4, 'scheduled', 'postponed'), game(3, '11:00')]
    expect(nextAfter(1, games)).toBe(3)
  })

  test('is by the moment, not by what the clocks of several zones show', () => {
    const far = { ...game(2, '08:00'), start_time: '2026-06-12T08:00:00+00:00' }
    expect(nextAfter(1, [game(1, '09:00'), far])).toBe(2)
  })

  test('of two at one time is that with the higher number, and of a game without a field there is none', () => {
    expect(nextAfter(1, [game(1, '09:00'), game(3, '09:00'), game(2, '09:00')])).toBe(2)
    expect(nextAfter(1, [game(1, '09:00', null), game(2, '10:00', null)])).toBeUndefined()
    expect(nextAfter(9, [game(1, '09:00')])).toBeUndefined()
  })
})
