import { isStep, type Entry, type EntryContent } from '../../shared-schema/replication/entry.ts'
import type { StepKind } from '../../shared-schema/replication/entry-kinds.ts'
import { currentEntries, type CurrentEntry } from '../../shared-schema/scoring/corrections.ts'
import { orderEntries } from '../../shared-schema/scoring/order.ts'

/** What Undo takes back, and puts back. */
export type Step = Extract<EntryContent, { kind: StepKind }>

/**
 * What Undo takes back: the last thing in effect that this device recorded on the game's sheet.
 * It is found from the entries alone, so undoing goes on further back, also after a restart.
 */
export function lastStep(entries: readonly Entry[], deviceId: string): CurrentEntry<StepKind> | undefined {
  const { effective } = currentEntries(orderEntries(entries).ordered)
  return effective
    .flatMap(({ root, entry }) => (isStep(entry) ? [{ root, entry }] : []))
    .findLast(({ root }) => root.device_id === deviceId)
}

/** A step as it is recorded anew: what it had become by corrections is its own content then. */
export function stepOf({ entry }: CurrentEntry<StepKind>): Step {
  switch (entry.kind) {
    case 'play':
      return { kind: entry.kind, data: { ...entry.data, replaces: null } }
    case 'status':
      return { kind: entry.kind, data: entry.data }
    case 'score':
      return { kind: entry.kind, data: entry.data }
  }
}
