import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { databaseName } from './database-name.ts'
import type { EarlierEpochs } from './earlier-epochs.ts'
import { earlierEpochs } from './remove-earlier-epochs.ts'
import type { TakenIn } from './taken-in.ts'

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
