import type { Kysely } from 'kysely'
import type { Family } from '../../../../shared-schema/resources/index.ts'
import type { Stored } from '../../../../shared-schema/resources/wire.ts'
import type { Author } from '../../../access/author.ts'
import type { Database } from '../../../database/schema.ts'
import type { Names } from '../../requests/page.ts'
import { type Readers } from '../../../texts/say.ts'

/** A record as the wire shows it. */
export type WireObject = Record<string, unknown> & { resource_uri: string }

/** What computed fields are worked out with: the database, and other records as the reader sees them. */
export interface ObjectsToShow {
  readonly db: Kysely<Database>
  /** Who reads them, which is what they show depends on. */
  readonly author: Author
  /** What they say in words. */
  readonly texts: Readers
  /**
   * The objects of records, in the same order.
   * @param names the fields wanted; `resource_uri` comes in any case
   */
  show(family: Family, stored: readonly Stored[], names: Names): Promise<WireObject[]>
  /** The nested objects of records by id, in their short form. */
  short(family: Family, ids: Iterable<unknown>): Promise<Map<unknown, WireObject>>
}

/**
 * Works out the computed fields of a family's records, for all of them at once.
 * @returns for each record, in the same order, its computed fields; those not among the names may be left out
 */
export type Compute = (
  objects: ObjectsToShow,
  records: readonly Stored[],
  names: Names,
) => Promise<Record<string, unknown>[]>
