import { describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { kept } from './histories/index.ts'
import { reportOn } from './report.ts'
import { replay, run } from './run.ts'

/** For the whole of it, and to play a failing run again. */
const HISTORIES = 200
const seed = Number(process.env.SIDELINE_SEED ?? Math.floor(Math.random() * 1e9))

describe('tablets and servers with everything going wrong between them', () => {
  const freshDatabaseUrl = postgresDatabases()

  test(`lose, double and diverge nothing, and drain (SIDELINE_SEED=${seed})`, { timeout: 600_000 }, async () => {
    const summary = await run(await freshDatabaseUrl(), seed, begun => begun < HISTORIES)
    expect([...summary.failures, ...summary.wrongLines], reportOn(summary)).toEqual([])
  })

  test('no longer break in the histories in which they once did', { timeout: 600_000 }, async () => {
    const summary = await replay(await freshDatabaseUrl(), kept)
    expect([...summary.failures, ...summary.wrongLines], reportOn(summary)).toEqual([])
  })
})
