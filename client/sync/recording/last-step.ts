import { isStep, OFFICE, type Entry, type EntryContent } from '../../../shared-schema/replication/entry.ts'
import type { StepKind } from '../../../shared-schema/replication/entry-kinds.ts'
import { currentEntries, type CurrentEntry } from '../../../shared-schema/scoring/corrections.ts'
import { orderOf } from './ordered.ts'

/** An entry that Undo can withdraw and put back. */
export type Step = Extract<EntryContent, { kind: StepKind }>

/**
 * The entry that Undo withdraws: the last recording among those in effect on the game's sheet, wherever it is
 * in the game. A device that took the game over can withdraw the recordings of the tablets before it. It is
 * derived from the entries alone, so undo can go further back, even after a restart.
 */
export const lastStep = (entries: readonly Entry[], deviceId: string): CurrentEntry<StepKind> | undefined =>
  stepsOf(entries, deviceId).at(-1)

/** All entries that one Undo withdraws together. */
export function lastSteps(entries: readonly Entry[], deviceId: string): CurrentEntry<StepKind>[] {
  const steps = stepsOf(entries, deviceId)
  const last = steps.at(-1)
  return last ? togetherWith(last, steps) : []
}

/**
 * The steps in effect that this device may withdraw, in the order in which they were recorded: those of all
 * tablets on the sheet that it keeps, otherwise its own; never those of the office.
 */
function stepsOf(entries: readonly Entry[], deviceId: string): CurrentEntry<StepKind>[] {
  const { ordered, asRecorded, claim } = orderOf(entries)
  const keeps = claim?.device_id === deviceId
  const place = new Map(asRecorded.map(({ id }, index) => [id, index]))
  return currentEntries(ordered)
    .effective.flatMap(stepIn)
    .filter(({ root }) => (keeps ? root.device_id !== OFFICE : root.device_id === deviceId))
    .sort((a, b) => (place.get(a.root.id) ?? 0) - (place.get(b.root.id) ?? 0))
}

/**
 * The steps that are undone and put back together: plays of one moment were written together, as the players
 * of a line-up are, or a hit and its runs.
 */
export const togetherWith = (
  last: CurrentEntry<StepKind>,
  steps: readonly CurrentEntry<StepKind>[],
): CurrentEntry<StepKind>[] =>
  isPlay(last)
    ? steps.filter(
        step =>
          isPlay(step) &&
          step.root.device_id === last.root.device_id &&
          step.root.recorded_at === last.root.recorded_at,
      )
    : [last]

const isPlay = ({ entry }: CurrentEntry<StepKind>): boolean => entry.kind === 'play'

/** An entry in its place, if it is a step. */
export const stepIn = ({ root, entry }: CurrentEntry): CurrentEntry<StepKind>[] =>
  isStep(entry) ? [{ root, entry }] : []

/** The content for recording a step again: with its corrections as its own content. */
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
