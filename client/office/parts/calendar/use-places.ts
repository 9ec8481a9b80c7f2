import { useQuery } from '@tanstack/react-query'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import type { CalendarEvent } from '../../data/calendar.ts'
import { fieldName, fieldsOfOrganization } from '../../data/fixtures.ts'
import { sitesOf } from '../../data/sites.ts'
import { t } from '../../texts/t.ts'

/** The available places: sites, and their fields; also the event's own place, even if elsewhere. */
export function usePlaces(organizationId: number | undefined, event: CalendarEvent | null) {
  const isKnown = { enabled: organizationId !== undefined }
  const { data: sites = [] } = useQuery({ ...sitesOf(organizationId ?? 0), ...isKnown })
  const { data: fields = [] } = useQuery({ ...fieldsOfOrganization(organizationId ?? 0), ...isKnown })
  const places = [
    { value: '', label: t('calendar.noPlace') },
    ...sites.map(({ id, name }) => ({ value: `site-${id}`, label: bidiIsolate(name) })),
    ...fields.map(field => ({ value: `field-${field.id}`, label: fieldName(field) })),
  ]
  const { game_site = null, event_site = null } = event ?? {}
  const own = game_site
    ? { value: `field-${game_site.id}`, label: bidiIsolate(game_site.name) }
    : event_site && { value: `site-${event_site.id}`, label: bidiIsolate(event_site.name) }
  return own === null || places.some(({ value }) => value === own.value) ? places : [...places, own]
}
