import { EPOCH, type Scope } from '../../shared-schema/replication/scope.ts'
import { databaseName } from './database-name.ts'
import type { EarlierEpochs } from './earlier-epochs.ts'
import { removeDatabases } from './remove-databases.ts'
import type { TakenIn } from './taken-in.ts'

/** The latest first. */
const earlierEpochs = Array.from({ length: EPOCH - 1 }, (_, index) => EPOCH - 1 - index)

/**
 * What earlier versions of the app left on this device of one scope. Reading it is loaded only if there is
 * something, because scoring starts without it.
 * @returns undefined if there is nothing, as nearly always
 */
export async function findEarlierEpochs(
  scope: Scope,
  deviceId: string,
  takenIn: TakenIn,
): Promise<EarlierEpochs | undefined> {
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  const left = earlierEpochs
    .map(epoch => names.filter(name => name.startsWith(`rxdb-dexie-${databaseName(scope, epoch)}--`)))
    .filter(own => own.length > 0)
  if (left.length === 0) return undefined
  const { EarlierEpochs } = await import('./earlier-epochs.ts')
  return EarlierEpochs.read(scope, left, deviceId, takenIn)
}

/** Removes the databases that earlier versions of the app made for a scope. */
export async function removeEarlierEpochs(scope: Scope): Promise<void> {
  await Promise.all(earlierEpochs.map(epoch => removeDatabases(databaseName(scope, epoch))))
}
