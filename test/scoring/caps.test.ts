import { describe, expect, test } from 'vitest'
import { playedTo, reminderOf, type Limits } from '../../shared-schema/scoring/caps.ts'

const limits: Limits = { target: 15, softCap: 75, capAdds: 1, hardCap: 90 }
const minutes = (many: number): number => many * 60_000

/** The reminder at a score. @param scored the times at which the better team had so many points */
const said = (
  score: readonly [number, number],
  played: number,
  scored: readonly (readonly [minute: number, best: number])[] = [],
  period = 2,
  under = limits,
) =>
  reminderOf(under, {
    score,
    played: minutes(played),
    period,
    clock: { scored: scored.map(([minute, best]) => ({ played: minutes(minute), best })) },
  })

describe('a game is played', () => {
  const minute = (many: number, best: number) => ({ played: minutes(many), best })
  const to = (played: number, scored: readonly { played: number; best: number }[], under = limits) =>
    playedTo(under, { score: [0, 0], period: 2, played: minutes(played), clock: { scored } })

  test('to its points, and to fewer from the first point on that is scored after the soft cap', () => {
    expect(to(74.9, [minute(75, 11)])).toBe(15)
    expect(to(75, [minute(74.9, 11)])).toBe(15)
    expect(to(75, [minute(75, 11)])).toBe(12)
    expect(to(80, [minute(70, 10), minute(76, 11), minute(78, 12)])).toBe(12)
  })

  test('to points that the soft cap alone gives it, if it had none', () => {
    const endless = { ...limits, target: null }
    expect(to(74, [], endless)).toBeNull()
    expect(to(76, [minute(76, 9)], endless)).toBe(10)
  })

  test('to its points whatever the time, without a soft cap', () => {
    expect(to(200, [minute(0, 3)], { ...limits, softCap: null })).toBe(15)
  })
})

describe('the scorekeeper is reminded', () => {
  test('of half-time at half the points, in the first half alone', () => {
    expect(said([7, 3], 30, [], 1)).toBeNull()
    expect(said([8, 3], 30, [], 1)).toEqual({ code: 'half', points: 8 })
    expect(said([8, 3], 30, [], 2)).toBeNull()
  })

  test('of no half-time after it if nobody has started the clock', () => {
    expect(reminderOf(limits, { score: [11, 6], played: 0, period: 2, clock: null })).toBeNull()
    expect(reminderOf(limits, { score: [8, 6], played: 0, period: 1, clock: null })).toEqual({
      code: 'half',
      points: 8,
    })
  })

  test('of the end when the points are reached', () => {
    expect(said([14, 14], 60)).toBeNull()
    expect(said([14, 15], 60)).toEqual({ code: 'reached', points: 15 })
  })

  test('of the soft cap: first to finish the point, then to how many the game goes', () => {
    expect(said([11, 10], 74)).toBeNull()
    expect(said([11, 10], 75, [[70, 11]])).toEqual({ code: 'softCap' })
    expect(
      said([12, 10], 77, [
        [70, 11],
        [76, 12],
      ]),
    ).toEqual({ code: 'playedTo', points: 13 })
    expect(
      said([12, 12], 79, [
        [70, 11],
        [76, 12],
        [78, 12],
      ]),
    ).toEqual({ code: 'playedTo', points: 13 })
    expect(
      said([13, 12], 80, [
        [76, 12],
        [80, 13],
      ]),
    ).toEqual({ code: 'reached', points: 13 })
  })

  test('never of more points than the game goes to', () => {
    expect(said([14, 14], 77, [[76, 14]], 2, { ...limits, capAdds: 3 })).toBeNull()
  })

  test('of the hard cap: the point that is played is the last, or one more if it is level then', () => {
    expect(
      said(
        [11, 10],
        91,
        [
          [76, 11],
          [80, 11],
        ],
        2,
        { ...limits, softCap: null },
      ),
    ).toEqual({ code: 'hardCap' })
    expect(said([11, 11], 92, [[91, 11]], 2, { ...limits, softCap: null })).toEqual({ code: 'onePointMore' })
    expect(said([12, 10], 92, [[91, 12]], 2, { ...limits, softCap: null })).toEqual({ code: 'timeIsUp' })
  })

  test('of nothing where nothing is set', () => {
    expect(said([30, 30], 200, [], 1, { target: null, softCap: null, capAdds: 1, hardCap: null })).toBeNull()
  })
})
