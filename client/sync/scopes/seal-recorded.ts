import type { EntryDocument } from '../../../shared-schema/replication/entry.ts'
import type { DeviceMemory } from '../../base/device/device-memory.ts'
import { seal } from '../storage/sealed-box.ts'
import type { OpenScope } from './open-scope.ts'

/** Whether this device has no readable data of a scope. */
export async function isEmpty({ database }: OpenScope): Promise<boolean> {
  const { catalog, entries, results } = database.collections
  const counts = await Promise.all([catalog, entries, results].map(one => one.count().exec()))
  return counts.every(count => count === 0)
}

/**
 * Seals the entries recorded on this device at an event: the unsent ones, and the sent ones in case the
 * server loses them. The key stays until the event is removed: if the power fails in between, all is sealed
 * again.
 * @returns the number of unsent entries
 */
export async function sealRecorded(open: OpenScope, device: DeviceMemory): Promise<number> {
  const { scope } = open
  const [key, before, kept, recorded, unsent] = await Promise.all([
    device.sealKey(scope),
    device.sealed(scope),
    device.kept(scope),
    recordedHere(open),
    open.unsent.count(),
  ])
  const all = [...kept, ...recorded]
  if (all.length > 0)
    await device.noteSealed(scope, {
      unsent: [...unsent],
      boxes: [...(before?.boxes ?? []), await seal(all, key)],
    })
  await device.dropKept(scope)
  return unsent.size
}

/** The entries recorded on this device or handed to it, sent or not. */
async function recordedHere({ database, deviceId, takenIn }: OpenScope): Promise<EntryDocument[]> {
  const handed = await takenIn.read()
  return (await database.entries.find().exec())
    .map(document => document.toMutableJSON())
    .filter(one => one.device_id === deviceId || handed.has(one.id))
}
