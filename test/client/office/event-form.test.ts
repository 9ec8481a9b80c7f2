import { describe, expect, test } from 'vitest'
import type { CalendarEvent } from '../../../client/office/data/calendar.ts'
import { eventBody, eventNow } from '../../../client/office/parts/calendar/event-form.ts'

const ZONE = 'Europe/Amsterdam'

/** A practice in the night in which clocks go back: 02:30 is there twice. */
const practice: CalendarEvent = {
  ...{ id: 5, type: 4, name: 'Night practice', info: '', time_last_updated: '2026-06-01T10:00:00Z' },
  ...{ start_time: '2026-10-25T02:30:00+01:00', end_time: '2026-10-25T04:00:00+01:00', timezone: ZONE },
  ...{ event_site_id: null, event_site: null, game_site_id: null, game_site: null },
  ...{ team_ids: [], tournament: null },
}

const sent = (changed: Partial<ReturnType<typeof eventNow>>) =>
  eventBody({ ...eventNow(practice), ...changed }, changed, practice)

describe('a change of an event at an hour that is there twice', () => {
  test('of its end alone leaves its start at the same moment', () => {
    expect(sent({ end: '2026-10-25T05:00' })).toEqual({
      start_time: practice.start_time,
      end_time: '2026-10-25T05:00',
      timezone: ZONE,
    })
  })

  test('of its start alone leaves its end at the same moment', () => {
    expect(sent({ start: '2026-10-25T01:00' })).toMatchObject({
      start_time: '2026-10-25T01:00',
      end_time: practice.end_time,
    })
  })

  test('to an end within that hour is not before its start', () => {
    expect(sent({ end: '2026-10-25T02:45' })).toMatchObject({ end_time: '2026-10-25T02:45:00+01:00' })
  })

  test('of its zone takes the times as they are written', () => {
    expect(sent({ zone: 'Europe/London' })).toEqual({
      start_time: '2026-10-25T02:30',
      end_time: '2026-10-25T04:00',
      timezone: 'Europe/London',
    })
  })

  test('of its name says nothing of its times', () => {
    expect(sent({ name: 'Night game' })).toEqual({ name: 'Night game' })
  })
})
