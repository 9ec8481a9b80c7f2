import { z } from 'zod'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { inCodes, said } from '../../../shared-schema/resources/plain-words.ts'
import type { Stored } from '../../../shared-schema/resources/wire.ts'
import { inEnglish } from '../../texts/say.ts'
import { storedColumns } from './exported-folder.ts'
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
    // What nobody changes need not be such as callers may send, and nor need what a server had stored.
    const isLoose = field.write !== 'always' || 'stored' in source.body
    const parsed = (isLoose ? z.union([field.shape, field.input]) : field.input).safeParse(given, {
      error: inCodes,
    })
    if (!parsed.success) {
      throw new ImportError(
        source.file,
        source.line,
        `${name} of ${resourceOf(family).noun} ${keyOf(family, source)} ${messageOf(parsed.error)}`,
      )
    }
    values[name] = parsed.data
  }
  for (const name of beside) if (source.body[name] != null) values[name] = source.body[name]
  const stored = storedIn(family, source)
  Object.assign(values, stored)
  return {
    source,
    values,
    given: Object.keys(values).filter(name => source.body[name] !== undefined || name in stored),
  }
}

/**
 * Columns that are no fields of their family: the zone of its times, and where in its bracket a game stands.
 */
const beside = ['timezone', 'bracket_round', 'bracket_slot']

/** What an export holds of a record beside its body. */
function storedIn(family: Family, { body: { stored } }: GatheredRecord): Stored {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter(([name]) => storedColumns(family).includes(name)))
}

const keyOf = (family: Family, source: GatheredRecord): string =>
  resourceOf(family)
    .key.map(name => String(source.body[name]))
    .join('/')

function messageOf({ issues: [issue] }: z.ZodError): string {
  return issue ? inEnglish((_, shared) => said(issue, shared)) : 'does not fit'
}
