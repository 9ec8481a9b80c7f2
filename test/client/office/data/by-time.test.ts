import { expect, test } from 'vitest'
import { byTime } from '../../../../client/office/data/by-time.ts'

const event = (start_date: string | null, end_date: string | null) => ({
  ...{ start_date, end_date, is_closed: false },
})

test('events are on, to come or over by their days, the nearest of each first', () => {
  const events = [
    event('2025-06-13', '2025-06-15'),
    event(null, null),
    event('2026-06-13', '2026-06-14'),
    event('2026-09-05', '2026-09-06'),
    event('2026-04-01', '2026-06-13'),
    event('2026-01-10', null),
    event('2026-06-14', '2026-06-14'),
    event('2026-06-11', '2026-06-12'),
  ]
  const starts = Object.entries(byTime(events, '2026-06-13')).map(([time, some]) => [
    time,
    some.map(({ start_date }) => start_date),
  ])
  expect(Object.fromEntries(starts)).toEqual({
    now: ['2026-06-13', '2026-04-01', '2026-01-10'],
    next: ['2026-06-14', '2026-09-05', null],
    past: ['2026-06-11', '2025-06-13'],
  })
})

test('an event that is closed is over before its last day', () => {
  const closed = { ...event('2026-06-13', '2026-06-14'), is_closed: true }
  expect(byTime([closed], '2026-06-13').past).toEqual([closed])
})
