import type { EntryDocument } from '../../../shared-schema/replication/entry.ts'
import type { DeviceMemory } from '../../base/device/device-memory.ts'
import { seal } from '../storage/sealed-box.ts'
import type { OpenScope } from './open-scope.ts'

/** Whether nothing of a scope is on this device that could be read. */
export async function isEmpty({ database }: OpenScope): Promise<boolean> {
  const { catalog, entries, results } = database.collections
  const counts = await Promise.all([catalog, entries, results].map(one => one.count().exec()))
  return counts.every(count => count === 0)
}

/**
 * Seals what was recorded on this device at an event: what was not sent, and what was, in case the server
 * loses it. The key stays until the event is gone: if the power fails between the two, all is sealed again.
 * @returns how much was not sent
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

/** What was recorded on this device or handed to it, sent or not. */
async function recordedHere({ database, deviceId, takenIn }: OpenScope): Promise<EntryDocument[]> {
  const handed = await takenIn.read()
  return (await database.entries.find().exec())
    .map(document => document.toMutableJSON())
    .filter(one => one.device_id === deviceId || handed.has(one.id))
}
