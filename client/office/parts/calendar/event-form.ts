import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { hasOffset, withOffset } from '../../../../shared-schema/resources/time.ts'
import type { CalendarEvent, CalendarOf } from '../../data/calendar.ts'
import { repetitions } from '../../data/repeated-days.ts'
import { eventKinds, kindOf, typeOf } from '../../data/calendar-entries.ts'

/** A calendar event as edited in the form. */
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
  /** Only for a new event. */
  repeats: z.enum(repetitions),
  /** The last day on which it may be repeated; empty for none. */
  until: z.string(),
})
export type WrittenEvent = z.infer<typeof writtenEvent>

/** The initial values of a new event. */
export const newEvent = (of: CalendarOf, day: string, zone: string): WrittenEvent => ({
  kind: of.by === 'tournament_id' ? 'meeting' : 'practice',
  name: '',
  start: `${day}T18:00`,
  end: `${day}T19:30`,
  zone,
  place: '',
  teams: [],
  info: '',
  repeats: 'never',
  until: '',
})

/** The form values of an existing event. */
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
  repeats: 'never',
  until: '',
})

/**
 * The request body for an event. Times are sent with their zone, which makes them moments.
 * @param changed the changed fields; all of them for a new event
 * @param event its stored state; null for a new event
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

/** The stored moment if the written time is still its own: after clocks go back, one hour occurs twice. */
const asItWas = (written: string, before: string | null | undefined): string =>
  before?.slice(0, 16) === written ? before : written

/**
 * While clocks go back an end has two possible moments; picks the later one if the earlier is before the
 * start.
 */
function afterStart(end: string, start: string, zone: string): string {
  if (hasOffset(end)) return end
  try {
    const begins = Temporal.Instant.from(withOffset(start, zone))
    const isTooEarly = (moment: string): boolean => Temporal.Instant.compare(moment, begins) < 0
    const later = Temporal.PlainDateTime.from(end)
      .toZonedDateTime(zone, { disambiguation: 'later' })
      .toString({ timeZoneName: 'never' })
    return isTooEarly(withOffset(end, zone)) && !isTooEarly(later) ? later : end
  } catch {
    // The server refuses a malformed time or zone with an error message.
    return end
  }
}

function placeOf(place: string) {
  const [kind, id] = place.split('-')
  // The site of a field follows from the field.
  if (kind === 'field') return { game_site_id: Number(id) }
  return { event_site_id: kind === 'site' ? Number(id) : null, game_site_id: null }
}
