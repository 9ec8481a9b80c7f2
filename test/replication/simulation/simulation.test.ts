import { describe, expect, test, vi } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { reportOn } from './report.ts'
import { run } from './run.ts'

/** More of them: `npm run soak`. */
const HISTORIES = 40
/** To play a run again that failed. */
const seed = Number(process.env.SIDELINE_SEED ?? Math.floor(Math.random() * 1e9))

describe('tablets and servers with everything going wrong between them', () => {
  const freshDatabaseUrl = postgresDatabases()

  test(`lose, double and diverge nothing, and drain (SIDELINE_SEED=${seed})`, { timeout: 600_000 }, async () => {
    // The account library says each time that it misses the database.
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const summary = await run(await freshDatabaseUrl(), seed, begun => begun < HISTORIES)
    expect([...summary.failures, ...summary.wrongLines], reportOn(summary)).toEqual([])
  })
})
