import { addRxPlugin, createRxDatabase, type RxStorage } from 'rxdb'
import { RxDBLeaderElectionPlugin } from 'rxdb/plugins/leader-election'
import { documentSchemas, type DocumentSchema } from '../../../shared-schema/replication/schemas.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { databaseName } from './database-name.ts'
import type { ScopeCollections, ScopeDatabase } from './documents.ts'
import { masterWins } from './master-wins.ts'
import { patientWrites } from './patient-writes.ts'
import { storedSchema } from './stored-schema.ts'

addRxPlugin(RxDBLeaderElectionPlugin)

// In development and tests the storage checks documents against the whole schema.
const schemaOf = (schema: DocumentSchema): DocumentSchema =>
  import.meta.env.DEV ? schema : storedSchema(schema)

/**
 * Opens the database of one scope, shared with the browser's other tabs.
 * @param onSettled called whenever it changes whether the server's documents can be stored
 */
export async function openScopeDatabase<I, O>(
  scope: Scope,
  storage: RxStorage<I, O>,
  onSettled: (isStored: boolean) => void = () => undefined,
): Promise<ScopeDatabase> {
  const closing = new AbortController()
  const database = await createRxDatabase<ScopeCollections>({
    name: databaseName(scope),
    storage: patientWrites(storage, closing.signal, onSettled),
    multiInstance: true,
    eventReduce: true,
  })
  const close = database.close.bind(database)
  // First, because RxDB waits for the repeated writes.
  database.close = () => {
    closing.abort()
    return close()
  }
  try {
    await database.addCollections({
      catalog: { schema: schemaOf(documentSchemas.catalog), conflictHandler: masterWins() },
      entries: { schema: schemaOf(documentSchemas.entries), conflictHandler: masterWins() },
      results: { schema: schemaOf(documentSchemas.results), conflictHandler: masterWins() },
    })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
