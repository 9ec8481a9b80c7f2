import { EPOCH, type Scope } from '../../../shared-schema/replication/scope.ts'
import { databaseName } from './database-name.ts'
import { removeDatabases } from './remove-databases.ts'

/** The latest first. */
export const earlierEpochs = Array.from({ length: EPOCH - 1 }, (_, index) => EPOCH - 1 - index)

/** Removes the databases of a scope from earlier versions of the app. */
export async function removeEarlierEpochs(scope: Scope): Promise<void> {
  await Promise.all(earlierEpochs.map(epoch => removeDatabases(databaseName(scope, epoch))))
}
