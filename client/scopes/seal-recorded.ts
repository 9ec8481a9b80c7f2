import type { DeviceMemory } from '../device/device-memory.ts'
import { seal } from '../storage/sealed-box.ts'
import type { OpenScope } from './open-scope.ts'

/**
 * Seals what was recorded on this device at an event: what was not sent, and what was, in case the server
 * loses it.
 * @returns how much was not sent
 */
export async function sealRecorded(open: OpenScope, device: DeviceMemory): Promise<number> {
  const { scope } = open
  const [key, before, kept, recorded, unsent] = await Promise.all([
    device.sealKey(scope),
    device.sealed(scope),
    device.kept(scope),
    open.recordedHere(),
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
