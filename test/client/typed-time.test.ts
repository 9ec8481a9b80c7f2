import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockFace, playedAtFace } from '../../shared-schema/scoring/clock-face.ts'
import { secondsTyped } from '../../client/screens/game/clock/typed-time.ts'

test.each([
  ['9:19', 559],
  ['0919', 559],
  ['919', 559],
  ['9.19', 559],
  [' 9 : 19 ', 559],
  ['9,19', 559],
  ['67:00', 4020],
  ['1:02:03', 3723],
  ['10203', 3723],
  ['0:00', 0],
  ['5', 5],
  ['9:60', null],
  ['1:60:00', null],
  ['9:', null],
  ['nine', null],
  ['1:2:3:4', null],
  ['-1:00', null],
  ['', null],
])('the typed time %s is read', (text, seconds) => {
  expect(secondsTyped(text)).toBe(seconds)
})

const halves = { periods: 2, minutes: 45, overtime: { minutes: 15, suddenDeath: false } }

test('the clock shows the time that was set, in every period and whichever way it counts', () => {
  fc.assert(
    fc.property(fc.nat(7200), fc.integer({ min: 1, max: 4 }), fc.boolean(), (time, period, countsDown) => {
      const structure = { ...halves, countsDown }
      const played = playedAtFace(structure, period, time)
      if (played === null) return
      const { seconds, added } = clockFace(structure, period, played)
      expect(seconds + added).toBe(time)
    }),
  )
  const down = { ...halves, countsDown: true }
  expect(playedAtFace(down, 1, 46 * 60)).toBeNull()
  expect(playedAtFace({ ...halves, countsDown: false }, 2, 44 * 60)).toBeNull()
})
