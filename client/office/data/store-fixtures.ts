import { withOffset } from '../../../shared-schema/resources/time.ts'
import type { NewFixture } from '../game-lists/fixtures.ts'
import { sendChange } from './change.ts'
import { keyOfRequest } from './idempotency-key.ts'
import { patiently, portions, type Progress } from './store-plan.ts'
import type { UndoStep } from './undo-step.ts'

const PATH = '/v1/games/'

/** The season of new games, and the zone of their times. */
export interface FixturePlace {
  readonly season_id: number
  /** Olson name. */
  readonly zone: string
}

/**
 * Makes games of a season in portions, each whole or not at all. After an interruption the same list can be
 * sent again.
 * @param attempt identifies one list across repeated attempts
 * @param step collects the changed records
 * @throws RequestError
 */
export async function storeFixtures(
  fixtures: readonly NewFixture[],
  { season_id, zone }: FixturePlace,
  attempt: string,
  step: UndoStep,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  let done = 0
  for (const some of portions(fixtures)) {
    const body = some.map(({ start, ...fixture }) => ({
      ...{ season_id, ...fixture, start_time: withOffset(start, zone) },
    }))
    const key = await keyOfRequest(attempt, PATH, body)
    await patiently(() => sendChange({ method: 'POST', path: PATH, body }, key, step))
    done += some.length
    onProgress({ done, all: fixtures.length })
  }
}
