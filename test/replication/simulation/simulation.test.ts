import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { makeBundle } from './bundle.ts'
import { regressions } from './regressions.ts'
import { reportOn } from './report.ts'
import { generated, run } from './run.ts'
import type { Task } from './worker.ts'

/** Longer ones, and more of them: `npm run soak`. */
const HISTORIES = 4
const seed = Number(process.env.SIDELINE_SEED ?? Math.floor(Math.random() * 1e9))

describe('L3, L7, L13, L14: tablets and servers with everything going wrong between them', () => {
  const freshDatabaseUrl = postgresDatabases()

  test(
    `lose, double and diverge nothing, and drain (SIDELINE_SEED=${seed})`,
    // The watching thread breaks off histories that do not advance, however slow the machine is.
    { timeout: 0 },
    async () => {
      // The account library says each time that it misses the database.
      vi.spyOn(console, 'error').mockReturnValue(undefined)
      const bundle = await makeBundle()
      onTestFinished(() => bundle.remove())
      const summary = await run(bundle, await freshDatabaseUrl(), tasks())
      expect([...summary.failures, ...summary.wrongLines, ...summary.unplayed], reportOn(summary)).toEqual([])
    },
  )
})

/** First the histories that failed once, then new ones. */
function* tasks(): Generator<Task, void> {
  for (const { history } of regressions) yield { history, seed: 0 }
  yield* generated('small', seed, begun => begun < HISTORIES)
}
