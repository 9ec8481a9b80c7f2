import type { Kysely } from 'kysely'
import type { Family } from '../../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../../shared-schema/resources/wire.ts'
import type { Author } from '../../../access/author.ts'
import type { Database } from '../../../database/schema.ts'
import type { Names } from '../../requests/page.ts'
import { type Readers } from '../../../texts/say.ts'

/** A record in its wire form. */
export type WireObject = Record<string, unknown> & { resource_uri: string }

/** The environment of computed fields: the database, and other records as the reader sees them. */
export interface ObjectsToShow {
  readonly db: Kysely<Database>
  /** The reader: the values depend on who reads them. */
  readonly author: Author
  /** The reader's language. */
  readonly texts: Readers
  /**
   * The objects of records, in the same order.
   * @param names the requested fields; `resource_uri` is always included
   */
  show(family: Family, stored: readonly StoredRecord[], names: Names): Promise<WireObject[]>
  /** The nested objects of records by id, in their short form. */
  short(family: Family, ids: Iterable<unknown>): Promise<Map<unknown, WireObject>>
}

/**
 * Computes the computed fields of a family, for all records together.
 * @returns the computed fields of each record, in the same order; unrequested ones may be left out
 */
export type Compute = (
  objects: ObjectsToShow,
  records: readonly StoredRecord[],
  names: Names,
) => Promise<Record<string, unknown>[]>
