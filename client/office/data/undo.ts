import type { z } from 'zod'
import { auditAnswers } from '../../../shared-schema/api/changes.ts'
import { preview, wouldBe } from './previews.ts'
import type { HistoryLine } from './history.ts'

const takenBack = auditAnswers.TakenBack.extend(preview.shape)
export type Undone = z.infer<typeof takenBack>

const undoBody = (lines: readonly HistoryLine[], cascade: boolean) => ({
  method: 'POST' as const,
  path: `/v1/audit/take_back/?cascade=${cascade}`,
  body: { changes: lines.map(({ id }) => id) },
})

/** Previews undoing changes. */
export const undoPreview = (lines: readonly HistoryLine[]) => wouldBe(undoBody(lines, true), takenBack)

/** Undoes changes, deleting no more dependents than the preview listed. */
export const undoRequest = (lines: readonly HistoryLine[], { goes_along }: Undone) => ({
  ...undoBody(lines, goes_along.length > 0),
  shape: takenBack,
})
