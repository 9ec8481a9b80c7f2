import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  calendarViews,
  clampedDay,
  dayAfter,
  neighbouringDay,
  daysShown,
  endMovedAlong,
  isDay,
  lastDayOf,
  momentsAround,
} from '../../../client/office/data/calendar-days.ts'

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const view = fc.constantFrom(...calendarViews)
const weekday = (text: string) => new Date(`${text}T12:00:00Z`).getUTCDay()

describe('the days of the calendar', () => {
  test('a view holds its day, and every day once, in their order', () => {
    fc.assert(
      fc.property(view, day, (shown, around) => {
        const days = daysShown(shown, around)
        expect(days).toContain(around)
        expect(days.slice(1)).toEqual(days.slice(0, -1).map(one => dayAfter(one, 1)))
      }),
    )
  })

  test('a month and a week are whole weeks from Monday', () => {
    fc.assert(
      fc.property(fc.constantFrom('month' as const, 'week' as const), day, (shown, around) => {
        const days = daysShown(shown, around)
        expect([days.length % 7, weekday(days[0] ?? ''), weekday(days.at(-1) ?? '')]).toEqual([0, 1, 0])
      }),
    )
  })

  test('October, in which the clocks change, has 31 days, and a list shows these alone', () => {
    const days = daysShown('list', '2026-10-25')
    expect([days.length, days[0], days.at(-1)]).toEqual([31, '2026-10-01', '2026-10-31'])
    expect(daysShown('month', '2026-10-25')).toHaveLength(35)
  })

  test('one month on from the 31st is the last of a shorter one; a week is seven days', () => {
    expect(neighbouringDay('month', '2026-01-31', 1)).toBe('2026-02-28')
    expect(neighbouringDay('week', '2026-03-26', 1)).toBe('2026-04-02')
  })

  test('what is asked for holds every moment of the days, wherever on earth', () => {
    fc.assert(
      fc.property(day, around => {
        const { from, to } = momentsAround([around])
        expect(from <= new Date(Date.parse(`${around}T00:00:00+14:00`)).toISOString()).toBe(true)
        expect(to >= new Date(Date.parse(`${around}T23:59:59-12:00`)).toISOString()).toBe(true)
      }),
    )
  })

  test('what ends at midnight is not on the day that begins then', () => {
    expect(lastDayOf('2026-06-12T18:00:00+02:00', '2026-06-13T00:00:00+02:00')).toBe('2026-06-12')
    expect(lastDayOf('2026-06-12T18:00:00+02:00', '2026-06-14T02:00:00+02:00')).toBe('2026-06-14')
    expect(lastDayOf('2026-06-12T00:00:00+02:00', null)).toBe('2026-06-12')
  })

  test('an end moves along with its beginning, and what is no time moves nothing', () => {
    expect(endMovedAlong('2026-06-12T18:00', '2026-06-12T19:30', '2026-06-13T23:00')).toBe('2026-06-14T00:30')
    expect(endMovedAlong('2026-06-12T18:00', '', '2026-06-13T23:00')).toBe('')
    expect(endMovedAlong('', '2026-06-12T19:30', '2026-06-13T23:00')).toBe('2026-06-12T19:30')
    expect(endMovedAlong('2026-06-12T18:00', '2026-06-12T17:00', '2026-06-13T23:00')).toBe('2026-06-12T17:00')
  })

  test('a calendar opens on the day of its event that is nearest to today', () => {
    expect(clampedDay('2026-11-25', '2026-06-12', '2026-06-14')).toBe('2026-06-14')
    expect(clampedDay('2026-01-01', '2026-06-12', null)).toBe('2026-06-12')
    expect(clampedDay('2026-06-13', '2026-06-12', '2026-06-14')).toBe('2026-06-13')
  })

  test('an address that names no day is told from one that does', () => {
    expect(['2026-02-28', '2026-02-30', '', 'today'].map(isDay)).toEqual([true, false, false, false])
  })
})
