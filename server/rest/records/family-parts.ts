import type { Family } from '../../../shared-schema/resources/index.ts'
import type { RestParts } from '../requests/caller.ts'

/** Shared by the routes of one family. */
export interface FamilyParts extends RestParts {
  readonly family: Family
  /** All names in its sent and shown records. */
  readonly fieldNames: readonly string[]
}
