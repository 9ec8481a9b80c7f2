import type { z } from 'zod'
import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import type { Stored } from '../../shared-schema/resources/wire.ts'
import type { GatheredRecord } from './gather-records.ts'
import { ImportError } from './import-error.ts'

/** A record ready to be stored, with where it came from. */
export interface ParsedRecord {
  readonly source: GatheredRecord
  /** The values of a new record: what the dump gives, and for the rest what any new record gets. */
  readonly values: Stored
  /** The columns that the dump gives. */
  readonly given: readonly string[]
}

/**
 * Reads a gathered record with its family's field schemas.
 * @throws ImportError naming file, line and field of a value that does not fit
 */
export function parseRecord(family: Family, source: GatheredRecord): ParsedRecord {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(resourceOf(family).fields)) {
    // Scores and winners follow from the entries that the import records.
    if (field.source !== 'column' || field.result) continue
    const given = source.body[name]
    if (given === undefined) {
      if (field.fallback !== undefined) values[name] = field.fallback
      continue
    }
    const parsed = field.input.safeParse(given)
    if (!parsed.success) {
      throw new ImportError(source.file, source.line, `${name} of ${resourceOf(family).noun} ${keyOf(family, source)} ${messageOf(parsed.error)}`)
    }
    values[name] = parsed.data
  }
  const zone = source.body.timezone
  if (typeof zone === 'string') values.timezone = zone
  return { source, values, given: Object.keys(values).filter(name => source.body[name] !== undefined) }
}

const keyOf = (family: Family, source: GatheredRecord): string => resourceOf(family).key.map(name => String(source.body[name])).join('/')

const messageOf = (error: z.ZodError): string => error.issues[0]?.message ?? 'does not fit'
