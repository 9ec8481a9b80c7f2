import { z } from 'zod'
import { record } from '../../base/requests/record.ts'
import { RequestError } from '../../base/requests/request-error.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { sendChange } from './change.ts'
import { keyOfRequest } from './idempotency-key.ts'
import { patiently, type Progress } from './store-plan.ts'
import type { UndoStep } from './undo-step.ts'

type Pair = readonly [number, number]
const teams = record('games', ['team_1_id', 'team_2_id'])

/** A result to store, in the order of the game's teams. */
export interface ListedResult {
  readonly game_id: number
  /** The version of the result that it replaces: one that somebody else enters meanwhile stays. */
  readonly seen_version: string
  readonly team_ids: readonly [number | null, number | null]
  /** True if other games decide its teams: a result that was stored before may have changed them. */
  readonly isFed: boolean
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
 * @throws RequestError of the kind `changed-since` if a result or the teams of a game changed since
 */
export async function storeResults(
  results: readonly ListedResult[],
  attempt: string,
  step: UndoStep,
  onStored: (scoreId: number, progress: Progress) => void,
): Promise<void> {
  for (const [at, result] of results.entries()) {
    const { game_id, seen_version, score, shootout } = result
    if (result.isFed) await requireTeams(result)
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

/** @throws RequestError of the kind `changed-since` if other teams play the game now */
async function requireTeams({ game_id, team_ids: [one, two] }: ListedResult): Promise<void> {
  const now = await patiently(() => sendRequest(`/v1/games/${game_id}/`, teams, {}))
  if (now.team_1_id !== one || now.team_2_id !== two)
    throw new RequestError('changed-since', `/v1/games/${game_id}/`)
}

/** An answer may get lost: then the result is gone at the next attempt. */
function unlessGone(error: unknown): void {
  if (!(error instanceof RequestError) || (error.code !== 'deleted' && error.code !== 'not_found'))
    throw error
}

/**
 * Takes stored results back, the latest first.
 * @param onTakenBack receives the id of each
 * @throws RequestError
 */
export async function takeBackResults(
  scoreIds: readonly number[],
  step: UndoStep,
  onTakenBack: (scoreId: number) => void,
): Promise<void> {
  for (const id of scoreIds.toReversed()) {
    await patiently(() => sendChange({ method: 'DELETE', path: `${PATH}${id}/` }, '', step)).catch(unlessGone)
    onTakenBack(id)
  }
}
