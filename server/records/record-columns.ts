import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../shared-schema/resources/wire.ts'

/** The values of a new record: those sent, and the fallbacks of all other fields. */
export function withFallbacks(family: Family, values: StoredRecord): StoredRecord {
  const filled: Record<string, unknown> = {}
  for (const [name, { fallback, source }] of Object.entries(resourceOf(family).fields)) {
    if (source === 'column' && fallback !== undefined) filled[name] = fallback
  }
  return { ...filled, ...values }
}

const stamps: ReadonlySet<string> = new Set(['time_created', 'time_last_updated'])

/** The values that are columns, without the id and the times that the database sets. */
export function columnsIn(family: Family, values: StoredRecord): Record<string, unknown> {
  const { fields, key } = resourceOf(family)
  const names = Object.entries(fields)
    .filter(
      ([name, { source }]) =>
        source === 'column' && !stamps.has(name) && !(name === 'id' && key.includes('id')),
    )
    .map(([name]) => name)
  return Object.fromEntries(
    [...names, 'timezone']
      .filter(name => name in values)
      .map(name => [name, fields[name]?.format === 'json' ? JSON.stringify(values[name]) : values[name]]),
  )
}
