import { z } from 'zod'
import { sendChange } from './change.ts'
import { keyOfRequest } from './idempotency-key.ts'
import { patiently, type Progress } from './store-plan.ts'
import type { UndoStep } from './undo-step.ts'

type Pair = readonly [number, number]

/** A result to store, in the order of the game's teams. */
export interface ListedResult {
  readonly game_id: number
  /** The version of the result that it replaces: one that somebody else enters meanwhile stays. */
  readonly seen_version: string
  readonly score: Pair
  readonly shootout: Pair | null
}

/** The id of a stored result, for taking it back. */
const stored = z.object({ id: z.int() })
const PATH = '/v1/game_scores/'

/**
 * Stores results one after another. After an interruption the same list can be sent again.
 * @param attempt identifies one list across repeated attempts
 * @param step collects the changed records
 * @param onStored receives the id of each stored result
 * @throws RequestError of the kind `changed-since` if somebody else changed a result since
 */
export async function storeResults(
  results: readonly ListedResult[],
  attempt: string,
  step: UndoStep,
  onStored: (scoreId: number, progress: Progress) => void,
): Promise<void> {
  for (const [at, { game_id, seen_version, score, shootout }] of results.entries()) {
    const body = {
      ...{ game_id, seen_version, team_1_score: score[0], team_2_score: score[1], is_final: true },
      ...(shootout && { team_1_shootout_score: shootout[0], team_2_shootout_score: shootout[1] }),
    }
    const key = await keyOfRequest(attempt, PATH, body)
    const { id } = await patiently(() =>
      sendChange({ method: 'POST', path: PATH, body, shape: stored }, key, step),
    )
    onStored(id, { done: at + 1, all: results.length })
  }
}

/** Takes stored results back, the latest first. @throws RequestError */
export async function takeBackResults(scoreIds: readonly number[], step: UndoStep): Promise<void> {
  for (const id of scoreIds.toReversed())
    await sendChange({ method: 'DELETE', path: `${PATH}${id}/` }, '', step)
}
