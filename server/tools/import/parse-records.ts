import { z } from 'zod'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { inCodes, issueText } from '../../../shared-schema/resources/error-text.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { inEnglish } from '../../texts/say.ts'
import { storedColumns } from './exported-folder.ts'
import type { GatheredRecord } from './gather-records.ts'
import { ImportError } from './import-error.ts'

/** A record ready to be stored, with its source. */
export interface ParsedRecord {
  readonly source: GatheredRecord
  /** The values of a new record: the dump's, and defaults for the rest. */
  readonly values: StoredRecord
  /** The columns that the dump gives. */
  readonly given: readonly string[]
}

/**
 * Parses a gathered record with its family's field schemas.
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
    // Fields that nobody can change, and values from a server's storage, need not meet the rules for callers'
    // input.
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

/** Columns that are not fields of their family: its time zone, and a game's place in its bracket. */
const beside = ['timezone', 'bracket_round', 'bracket_slot']

/** The columns that an export holds outside a record's body. */
function storedIn(family: Family, { body: { stored } }: GatheredRecord): StoredRecord {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter(([name]) => storedColumns(family).includes(name)))
}

const keyOf = (family: Family, source: GatheredRecord): string =>
  resourceOf(family)
    .key.map(name => String(source.body[name]))
    .join('/')

function messageOf({ issues: [issue] }: z.ZodError): string {
  return issue ? inEnglish((_, shared) => issueText(issue, shared)) : 'does not fit'
}
