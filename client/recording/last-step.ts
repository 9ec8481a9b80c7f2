import { isStep, type Entry, type EntryContent } from '../../shared-schema/replication/entry.ts'
import type { StepKind } from '../../shared-schema/replication/entry-kinds.ts'
import { currentEntries, type CurrentEntry } from '../../shared-schema/scoring/corrections.ts'
import { orderEntries } from '../../shared-schema/scoring/order.ts'

/** What Undo takes back, and puts back. */
export type Step = Extract<EntryContent, { kind: StepKind }>

/**
 * What Undo takes back: of what is in effect on the game's sheet what this device recorded last, at whatever place of the game.
 * It is found from the entries alone, so undoing goes on further back, also after a restart.
 */
export const lastStep = (entries: readonly Entry[], deviceId: string): CurrentEntry<StepKind> | undefined =>
  currentEntries(orderEntries(entries).ordered)
    .effective.flatMap(step => stepIn(step))
    .filter(({ root }) => root.device_id === deviceId)
    .reduce<CurrentEntry<StepKind> | undefined>(
      (last, step) => (last && last.root.counter > step.root.counter ? last : step),
      undefined,
    )

/** An entry in its place if it is a step. */
export const stepIn = ({ root, entry }: CurrentEntry): CurrentEntry<StepKind>[] =>
  isStep(entry) ? [{ root, entry }] : []

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
