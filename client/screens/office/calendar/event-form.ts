import { z } from 'zod'
import type { CalendarEvent, CalendarOf } from '../../../office/records/calendar.ts'
import { eventKinds, kindOf, typeOf } from '../../../office/records/calendar-entries.ts'

/** An event of the calendar as somebody writes it. */
export const writtenEvent = z.object({
  kind: z.enum(eventKinds),
  name: z.string(),
  /** Local times, as `2026-06-12T18:00`. */
  start: z.string(),
  end: z.string(),
  zone: z.string(),
  /** `site-3`, `field-5`, or empty. */
  place: z.string(),
  teams: z.array(z.int()),
  info: z.string(),
})
export type WrittenEvent = z.infer<typeof writtenEvent>

/** What a new one begins with. */
export const newEvent = (of: CalendarOf, day: string, zone: string): WrittenEvent => ({
  kind: of.by === 'tournament_id' ? 'meeting' : 'practice',
  name: '',
  start: `${day}T18:00`,
  end: `${day}T19:30`,
  zone,
  place: '',
  teams: [],
  info: '',
})

/** What is written of one that there is. */
export const eventNow = (event: CalendarEvent): WrittenEvent => ({
  kind: kindOf(event.type),
  name: event.name,
  start: event.start_time.slice(0, 16),
  end: event.end_time?.slice(0, 16) ?? '',
  zone: event.timezone,
  place:
    event.game_site_id !== null
      ? `field-${event.game_site_id}`
      : event.event_site_id !== null
        ? `site-${event.event_site_id}`
        : '',
  teams: [...event.team_ids].sort((one, other) => one - other),
  info: event.info,
})

/**
 * What is sent of it. Times go with their zone, which says what moments they are.
 * @param changed what of it was changed; all of it for a new one
 */
export function eventBody(values: WrittenEvent, changed: Partial<WrittenEvent>): Record<string, unknown> {
  const isTimed = ['start', 'end', 'zone', 'kind'].some(name => name in changed)
  const lasts = values.kind !== 'deadline'
  return {
    ...(changed.kind !== undefined && { type: typeOf(values.kind) }),
    ...(changed.name !== undefined && { name: values.name.trim() }),
    ...(isTimed && { start_time: values.start, timezone: values.zone.trim() }),
    ...(isTimed && lasts && { end_time: values.end === '' ? null : values.end }),
    ...(changed.place !== undefined && placeOf(values.place)),
    ...(changed.teams !== undefined && { team_ids: values.teams }),
    ...(changed.info !== undefined && { info: values.info }),
  }
}

function placeOf(place: string) {
  const [kind, id] = place.split('-')
  // The site of a field follows from the field.
  if (kind === 'field') return { game_site_id: Number(id) }
  return { event_site_id: kind === 'site' ? Number(id) : null, game_site_id: null }
}
