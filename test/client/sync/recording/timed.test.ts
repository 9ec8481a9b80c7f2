import { describe, expect, test } from 'vitest'
import { clockSet, timed } from '../../../../client/sync/recording/timed.ts'
import type { GameClock, Moment } from '../../../../shared-schema/scoring/game-clock.ts'
import { definitionOf } from '../../../../shared-schema/sports/index.ts'
import { playOf, type Play } from '../../../../shared-schema/sports/model/play.ts'

const { structure } = definitionOf('soccer')
const moment = (at: number): Moment => ({ device_id: 'a', at, ahead: null })
const clock: GameClock = {
  runs: true,
  period: 2,
  played: 60_000,
  since: moment(0),
  stoppedBy: null,
  scored: [],
}
const timeOf = (play: Partial<Play>, more: { after?: string; clock?: GameClock | null } = {}) => {
  const { clock: kept = clock, ...place } = more
  const recorded = timed(
    { kind: 'play', data: playOf(140, play), ...place } as const,
    { structure, clock: kept },
    moment(30_900),
  )
  return recorded.data.int_4
}

describe('what is recorded while a clock is kept', () => {
  test('has its time, in whole seconds since the game began', () => {
    expect(timeOf({})).toBe(46 * 60 + 30)
    expect(timeOf({}, { clock: { ...clock, runs: false } })).toBe(46 * 60)
  })

  test('has none if no clock is kept, and keeps the one that it has', () => {
    expect(timeOf({}, { clock: null })).toBeNull()
    expect(timeOf({ int_4: 7 })).toBe(7)
  })

  test('has none if it corrects a play or stands at an earlier place: that was at another time', () => {
    expect(timeOf({ replaces: '00000000-0000-7000-8000-000000000001' })).toBeNull()
    expect(timeOf({}, { after: '00000000-0000-7000-8000-000000000001' })).toBeNull()
  })
})

test('a clock is never set before the beginning', () => {
  expect(clockSet(true, -5, moment(9)).data).toEqual({ runs: true, played: 0, at: 9, ahead: null })
})
