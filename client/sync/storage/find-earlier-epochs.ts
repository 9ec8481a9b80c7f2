import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { databaseName } from './database-name.ts'
import type { EarlierEpochs } from './earlier-epochs.ts'
import { earlierEpochs } from './remove-earlier-epochs.ts'
import type { TakenIn } from './taken-in.ts'

/**
 * Data of one scope that earlier versions of the app left on this device. The code that reads it is loaded
 * only if there is some, because scoring starts without it.
 * @returns undefined if there is none, which is the usual case
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
