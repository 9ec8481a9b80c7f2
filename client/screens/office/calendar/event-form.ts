import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { hasOffset } from '../../../../shared-schema/resources/time.ts'
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
 * @param event as it is; null for a new one
 */
export function eventBody(
  values: WrittenEvent,
  changed: Partial<WrittenEvent>,
  event: CalendarEvent | null,
): Record<string, unknown> {
  const isTimed = ['start', 'end', 'zone', 'kind'].some(name => name in changed)
  const lasts = values.kind !== 'deadline'
  const known = changed.zone === undefined ? event : null
  const start = asItWas(values.start, known?.start_time)
  const end = asItWas(values.end, known?.end_time)
  const zone = values.zone.trim()
  return {
    ...(changed.kind !== undefined && { type: typeOf(values.kind) }),
    ...(changed.name !== undefined && { name: values.name.trim() }),
    ...(isTimed && { start_time: start, timezone: zone }),
    ...(isTimed && lasts && { end_time: end === '' ? null : afterStart(end, start, zone) }),
    ...(changed.place !== undefined && placeOf(values.place)),
    ...(changed.teams !== undefined && { team_ids: values.teams }),
    ...(changed.info !== undefined && { info: values.info }),
  }
}

/** The moment itself where nobody wrote another: the hour after clocks go back is there twice. */
const asItWas = (written: string, before: string | null | undefined): string =>
  before?.slice(0, 16) === written ? before : written

/** Of the two moments that an end can be while clocks go back the later one, if the earlier is before the start. */
function afterStart(end: string, start: string, zone: string): string {
  if (hasOffset(end)) return end
  try {
    const local = Temporal.PlainDateTime.from(end)
    const later = local.toZonedDateTime(zone, { disambiguation: 'later' })
    const begins = hasOffset(start)
      ? Temporal.Instant.from(start)
      : Temporal.PlainDateTime.from(start).toZonedDateTime(zone).toInstant()
    const earlier = local.toZonedDateTime(zone, { disambiguation: 'earlier' })
    const isTooEarly = Temporal.Instant.compare(earlier.toInstant(), begins) < 0
    const isLaterRight = Temporal.Instant.compare(later.toInstant(), begins) >= 0
    return isTooEarly && isLaterRight ? later.toString({ timeZoneName: 'never' }) : end
  } catch {
    // What is no time, or no zone, the server refuses in words.
    return end
  }
}

function placeOf(place: string) {
  const [kind, id] = place.split('-')
  // The site of a field follows from the field.
  if (kind === 'field') return { game_site_id: Number(id) }
  return { event_site_id: kind === 'site' ? Number(id) : null, game_site_id: null }
}
