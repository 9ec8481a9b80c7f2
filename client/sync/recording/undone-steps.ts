import { correctedBy, isOnSheet, type Entry } from '../../../shared-schema/replication/entry.ts'
import type { StepKind } from '../../../shared-schema/replication/entry-kinds.ts'
import { currentEntries, type CurrentEntry } from '../../../shared-schema/scoring/corrections.ts'
import { orderOf } from './ordered.ts'
import { stepIn } from './last-step.ts'

/**
 * The steps that this device withdrew, by Undo or in the list, and can put back, the latest last. Like Undo,
 * it is derived from the entries alone. A step whose `after` names one of these has put it back; any other
 * step ends the list, because the rest may not fit the new entry.
 */
export function undoneSteps(entries: readonly Entry[], deviceId: string): CurrentEntry<StepKind>[] {
  const { undone } = currentEntries(orderOf(entries).ordered)
  const takenBack = new Map(undone.flatMap(stepIn).map(step => [step.root.id, step]))
  let open: string[] = []
  for (const entry of ownInTurn(entries, deviceId)) {
    if (entry.kind === 'withdrawal') {
      const { entry_id } = entry.data
      if (takenBack.has(entry_id)) open = [...open.filter(id => id !== entry_id), entry_id]
    } else if (isOnSheet(entry) && correctedBy(entry) === null) {
      const { after } = entry
      open = after !== null && open.includes(after) ? open.filter(id => id !== after) : []
    }
  }
  return open.flatMap(id => takenBack.get(id) ?? [])
}

const ownInTurn = (entries: readonly Entry[], deviceId: string): Entry[] =>
  entries.filter(({ device_id }) => device_id === deviceId).sort((a, b) => a.counter - b.counter)
