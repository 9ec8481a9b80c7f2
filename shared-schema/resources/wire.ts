import type { Resource } from './resource.ts'
import { inUtc, inZone } from './time.ts'

/** A record's stored values; times are UTC text, and `timezone` says which zone its local times are shown in. */
export type Stored = Readonly<Record<string, unknown>>

/** The stored fields of a record in their wire form: local times in the record's zone, with numeric offset. */
export function wireFields(resource: Resource, record: Stored): Record<string, unknown> {
  const zone = typeof record.timezone === 'string' ? record.timezone : 'UTC'
  const shown: Record<string, unknown> = {}
  for (const [name, { source, format }] of Object.entries(resource.fields)) {
    if (source !== 'column' && source !== 'owner') continue
    const value = record[source === 'owner' ? 'owner_id' : name] ?? null
    shown[name] =
      typeof value !== 'string' || format === 'plain' || format === 'json'
        ? value
        : format === 'local-time'
          ? inZone(value, zone)
          : inUtc(value)
  }
  return shown
}
