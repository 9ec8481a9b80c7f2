import type { RxCollection, RxDatabase } from 'rxdb'
import type { z } from 'zod'
import type { CatalogDocument } from '../../../shared-schema/replication/catalog.ts'
import type { EntryDocument } from '../../../shared-schema/replication/entry.ts'
import type { resultEnvelope } from '../../../shared-schema/replication/result.ts'

export type ResultRow = z.infer<typeof resultEnvelope>

/** The document type of each of a scope's collections. */
export interface Documents {
  catalog: CatalogDocument
  entries: EntryDocument
  results: ResultRow
}

export interface ScopeCollections {
  catalog: RxCollection<CatalogDocument>
  entries: RxCollection<EntryDocument>
  results: RxCollection<ResultRow>
}

export type ScopeDatabase = RxDatabase<ScopeCollections>
