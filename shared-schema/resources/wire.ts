import type { Field } from './field.ts'
import type { Resource } from './resource.ts'
import { inUtc, inZone } from './time.ts'

/**
 * A record's stored values; times are UTC text, and `timezone` is the zone in which its local times are
 * shown.
 */
export type StoredRecord = Readonly<Record<string, unknown>>

/**
 * The stored fields of a record in wire format: local times in the record's zone, with numeric offset.
 * @param isWanted filters times, which are slow to format: unwanted ones are left out
 */
export function wireFields(
  resource: Resource,
  record: StoredRecord,
  isWanted: (name: string) => boolean = () => true,
): Record<string, unknown> {
  const zone = typeof record.timezone === 'string' ? record.timezone : 'UTC'
  const shown: Record<string, unknown> = {}
  for (const { name, column, format } of storedFields(resource)) {
    const value = record[column] ?? null
    if (typeof value !== 'string' || format === 'plain' || format === 'json') shown[name] = value
    else if (isWanted(name)) shown[name] = format === 'local-time' ? inZone(value, zone) : inUtc(value)
  }
  return shown
}

interface StoredField {
  readonly name: string
  readonly column: string
  readonly format: Field['format']
}

const known = new WeakMap<Resource, readonly StoredField[]>()

/** The stored fields of a resource, cached because every record of an answer needs them. */
function storedFields(resource: Resource): readonly StoredField[] {
  const found =
    known.get(resource) ??
    Object.entries<Field>(resource.fields).flatMap(([name, { source, format }]): StoredField[] =>
      source === 'column' || source === 'owner'
        ? [{ name, column: source === 'owner' ? 'owner_id' : name, format }]
        : [],
    )
  known.set(resource, found)
  return found
}
