import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { makeBundle } from './bundle.ts'
import { regressions } from './regressions.ts'
import { reportOn } from './report.ts'
import { generated, run } from './run.ts'
import type { Task } from './worker.ts'

/** Longer ones, and more of them: `npm run soak`. */
const HISTORIES = 1
const HISTORIES_IN_LONG = 2
const seed = Number(process.env.SIDELINE_SEED ?? Math.floor(Math.random() * 1e9))

describe('L3, L7, L13, L14: tablets and servers with everything going wrong between them', () => {
  const freshDatabaseUrl = postgresDatabases()

  // The watching thread breaks off histories that do not advance, however slow the machine is.
  test(
    `lose, double and diverge nothing, and drain (SIDELINE_SEED=${seed})`,
    { timeout: 0 },
    playing(() => fresh(HISTORIES)),
  )
  test(
    `do so in the histories that failed once, and in ${HISTORIES_IN_LONG} more`,
    { timeout: 0, tags: ['long'] },
    playing(failedOnceAndMore),
  )

  function playing(tasks: () => Generator<Task, void>) {
    return async () => {
      // The account library says each time that it misses the database.
      vi.spyOn(console, 'error').mockReturnValue(undefined)
      const bundle = await makeBundle()
      onTestFinished(() => bundle.remove())
      const summary = await run(bundle, await freshDatabaseUrl(), tasks())
      expect([...summary.failures, ...summary.wrongLines, ...summary.unplayed], reportOn(summary)).toEqual([])
    }
  }
})

const fresh = (many: number): Generator<Task, void> => generated('small', seed, begun => begun < many)

function* failedOnceAndMore(): Generator<Task, void> {
  for (const { history } of regressions) yield { history, seed: 0 }
  yield* fresh(HISTORIES_IN_LONG)
}
