import { isStep, type Entry, type EntryContent } from '../../../shared-schema/replication/entry.ts'
import type { StepKind } from '../../../shared-schema/replication/entry-kinds.ts'
import { generalPlays } from '../../../shared-schema/sports/model/general-plays.ts'
import { currentEntries, type CurrentEntry } from '../../../shared-schema/scoring/corrections.ts'
import { orderOf } from './ordered.ts'

/** What Undo takes back, and puts back. */
export type Step = Extract<EntryContent, { kind: StepKind }>

/**
 * What Undo takes back: of what is in effect on the game's sheet what this device recorded last, at whatever
 * place of the game. It is found from the entries alone, so undoing goes on further back, also after a
 * restart.
 */
export const lastStep = (entries: readonly Entry[], deviceId: string): CurrentEntry<StepKind> | undefined =>
  stepsOf(entries, deviceId).at(-1)

/** What Undo takes back at once. */
export function lastSteps(entries: readonly Entry[], deviceId: string): CurrentEntry<StepKind>[] {
  const steps = stepsOf(entries, deviceId)
  const last = steps.at(-1)
  return last ? togetherWith(last, steps) : []
}

const stepsOf = (entries: readonly Entry[], deviceId: string): CurrentEntry<StepKind>[] =>
  currentEntries(orderOf(entries).ordered)
    .effective.flatMap(step => stepIn(step))
    .filter(({ root }) => root.device_id === deviceId)
    .sort((a, b) => a.root.counter - b.root.counter)

/**
 * What is undone and put back with a step: the whole line-up, if several players came and went at once; they
 * were written together.
 */
export const togetherWith = (
  last: CurrentEntry<StepKind>,
  steps: readonly CurrentEntry<StepKind>[],
): CurrentEntry<StepKind>[] =>
  isLineUp(last)
    ? steps.filter(step => isLineUp(step) && step.root.recorded_at === last.root.recorded_at)
    : [last]

const isLineUp = ({ entry }: CurrentEntry<StepKind>): boolean =>
  entry.kind === 'play' && (entry.data.type === generalPlays.on || entry.data.type === generalPlays.off)

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
