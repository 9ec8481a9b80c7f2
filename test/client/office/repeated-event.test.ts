import { describe, expect, test } from 'vitest'
import { newEvent } from '../../../client/office/parts/calendar/event-form.ts'
import { repeatedBodies, repeatedStarts } from '../../../client/office/parts/calendar/repeated-event.ts'

const practice = newEvent({ by: 'season_id', id: 3 }, '2026-10-20', 'Europe/Amsterdam')

describe('a repeated event', () => {
  test.each([
    ['weekly', '2026-11-03', ['2026-10-20T18:00', '2026-10-27T18:00', '2026-11-03T18:00']],
    ['fortnightly', '2026-11-16', ['2026-10-20T18:00', '2026-11-03T18:00']],
    ['monthly', '2026-12-31', ['2026-10-20T18:00', '2026-11-20T18:00', '2026-12-20T18:00']],
    ['weekly', '', ['2026-10-20T18:00']],
    ['weekly', '2026-10-01', ['2026-10-20T18:00']],
    ['never', '2026-12-31', ['2026-10-20T18:00']],
    ['weekly', '20266-12-31', ['2026-10-20T18:00']],
  ] as const)('%s until %s is on its days', (repeats, until, starts) => {
    expect(repeatedStarts({ ...practice, repeats, until })).toEqual(starts)
  })

  test('on the 31st is at the end of shorter months, and back on the 31st after them', () => {
    const party = { ...practice, start: '2026-01-31T20:00', repeats: 'monthly', until: '2026-03-31' } as const
    expect(repeatedStarts(party)).toEqual(['2026-01-31T20:00', '2026-02-28T20:00', '2026-03-31T20:00'])
  })

  test('keeps its local time and length when clocks change, and ends after two years at most', () => {
    const bodies = repeatedBodies({ ...practice, repeats: 'weekly', until: '2099-12-31' })
    expect(bodies).toHaveLength(104)
    expect(bodies[1]).toMatchObject({
      ...{ start_time: '2026-10-27T18:00', end_time: '2026-10-27T19:30', timezone: 'Europe/Amsterdam' },
    })
  })

  test('without an end has none on any day', () => {
    const [, second] = repeatedBodies({ ...practice, end: '', repeats: 'weekly', until: '2026-11-03' })
    expect(second).toMatchObject({ start_time: '2026-10-27T18:00', end_time: null })
  })
})
