import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { dayTitle, shortDay } from '../../../../client/base/formats/day-title.ts'
import { eventClock, eventMoment, offsetIfOther } from '../../../../client/base/formats/event-clock.ts'

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
  ])('of %s shows 12:05 UTC as %s, whether its zone is known or not', (time, shown) => {
    const clockIn = (timezone: string) => eventClock({ start_time: time, timezone })
    expect(clockIn('')('2026-06-12T12:05:00Z')).toBe(shown)
    expect(clockIn('Mars/Olympus_Mons')('2026-06-12T12:05:00Z')).toBe(shown)
  })

  test('goes back in the night in which the clocks do', () => {
    const clock = eventClock({ start_time: '2026-10-25T01:30:00+02:00', timezone: 'Europe/Berlin' })
    expect(clock('2026-10-25T01:30:00+02:00')).toBe('01:30')
    expect(clock('2026-10-25T02:59:00+02:00')).toBe('02:59')
    expect(clock('2026-10-25T02:00:00+01:00')).toBe('02:00')
    expect(clock('2026-10-25T03:30:00+01:00')).toBe('03:30')
  })

  test('is right in any zone, near any change of its clocks', () => {
    const minutes = fc.integer({ min: -36 * 60, max: 36 * 60 })
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    const times = fc.date({ min: new Date('2015-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(zones, times, minutes, minutes, (timezone, around, start, after) => {
        const day = Temporal.Instant.fromEpochMilliseconds(around.getTime()).toZonedDateTimeISO(timezone)
        const change = (day.getTimeZoneTransition('next') ?? day).round('minute')
        const game = {
          start_time: change.add({ minutes: start }).toString({ timeZoneName: 'never' }),
          timezone,
        }
        const moment = change.add({ minutes: after })
        const [sent, shown] = [moment.toInstant().toString(), moment.toPlainTime().toString().slice(0, 5)]
        expect(eventClock(game)(sent)).toBe(shown)
        const isOwn = moment.offset === moment.withTimeZone(Temporal.Now.timeZoneId()).offset
        expect(eventMoment(game)(sent).endsWith(isOwn ? shown : `${shown} UTC${moment.offset}`)).toBe(true)
      }),
    )
  })

  test('names its zone if the device has another one', () => {
    const { own, other } = zonesAt('2026-06-12T12:00:00Z')
    expect(offsetIfOther(`2026-06-12T12:00:00${own}`)).toBe('')
    expect(offsetIfOther(`2026-06-12T12:00:00${other}`)).toBe(` UTC${other}`)
    const at = (offset: string) =>
      eventMoment({ start_time: `2026-06-12T12:00:00${offset}`, timezone: '' })(
        `2026-06-12T08:07:00${offset}`,
      )
    expect(at(own)).toBe('12 Jun, 08:07')
    expect(at(other)).toBe(`12 Jun, 08:07 UTC${other}`)
  })

  test('is the clock of the device if the game is not here', () => {
    const { own } = zonesAt('2026-06-12T12:00:00Z')
    expect(eventMoment(undefined)(`2026-06-12T08:07:00${own}`)).toBe('12 Jun, 08:07')
  })
})
