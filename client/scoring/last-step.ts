import type { Entry, EntryKind } from '../../shared-schema/replication/entry.ts'
import { currentEntries, type CurrentEntry } from '../../shared-schema/scoring/corrections.ts'
import { orderEntries } from '../../shared-schema/scoring/order.ts'

const steps: readonly EntryKind[] = ['play', 'status', 'score']

/**
 * What Undo takes back: the last thing in effect that this device recorded on the game's sheet.
 * It is found from the entries alone, so undoing goes on further back, also after a restart.
 */
export function lastStep(entries: readonly Entry[], deviceId: string): CurrentEntry | undefined {
  const { effective } = currentEntries(orderEntries(entries).ordered)
  return effective.findLast(({ root }) => root.device_id === deviceId && steps.includes(root.kind))
}
