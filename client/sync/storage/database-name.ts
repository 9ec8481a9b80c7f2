import { EPOCH, type Scope } from '../../../shared-schema/replication/scope.ts'

/** The name of a scope's database. A new epoch gets a new database. */
export function databaseName(scope: Scope, epoch: number = EPOCH): string {
  return `sideline-e${epoch}-${scope.replace(':', '-')}`
}
