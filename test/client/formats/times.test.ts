import { describe, expect, test } from 'vitest'
import { dayTitle, shortDay } from '../../../client/formats/day-title.ts'
import { eventClock, eventMoment, offsetIfOther } from '../../../client/formats/event-clock.ts'

/** The zone of this machine at a moment, and one that differs from it, as times have them: `+02:00`. */
function zonesAt(moment: string): { own: string; other: string } {
  const minutes = -new Date(moment).getTimezoneOffset()
  const text = (ahead: number): string => {
    const [hours, rest] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
    return `${ahead < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
  }
  return { own: text(minutes), other: text(minutes > 0 ? minutes - 90 : minutes + 90) }
}

test('a day is named without a look at the clock of the device', () => {
  expect(dayTitle('2012-06-16')).toBe('Saturday 16 June')
  expect(shortDay('2012-06-16')).toBe('16 Jun')
  expect(dayTitle('soon')).toBe('soon')
})

describe('the clock of a game', () => {
  test.each([
    ['2026-06-12T09:00:00+02:00', '14:05'],
    ['2026-06-12T09:00:00+00:00', '12:05'],
    ['2026-06-12T09:00:00-03:30', '08:35'],
    ['2026-06-12T09:00:00+12:45', '00:50'],
  ])('of %s shows 12:05 UTC as %s', (time, shown) => {
    expect(eventClock(time)('2026-06-12T12:05:00Z')).toBe(shown)
  })

  test('names its zone if the device has another one', () => {
    const { own, other } = zonesAt('2026-06-12T12:00:00Z')
    expect(offsetIfOther(`2026-06-12T12:00:00${own}`)).toBe('')
    expect(offsetIfOther(`2026-06-12T12:00:00${other}`)).toBe(` UTC${other}`)
    expect(eventMoment(`2026-06-12T12:00:00${own}`)(`2026-06-12T08:07:00${own}`)).toBe('12 Jun, 08:07')
    expect(eventMoment(`2026-06-12T12:00:00${other}`)(`2026-06-12T08:07:00${other}`)).toBe(
      `12 Jun, 08:07 UTC${other}`,
    )
  })

  test('is the clock of the device if the game is not here', () => {
    const { own } = zonesAt('2026-06-12T12:00:00Z')
    expect(eventMoment(undefined)(`2026-06-12T08:07:00${own}`)).toBe('12 Jun, 08:07')
  })
})
