/** @module-tag long */
import { describe, expect, test } from 'vitest'
import { postgresDatabases } from '../../support/database.ts'
import { playHistories } from './histories.ts'
import { causeOf, figuresOf, hasFailed } from './report.ts'

const seed = Number(process.env.SIDELINE_SEED ?? Math.floor(Math.random() * 1e9))

describe('L6: two clients with RxDB 16 and two with RxDB 17, as the documentation shows them', () => {
  const freshDatabaseUrl = postgresDatabases()

  test(
    `converge within 15 s after faults of all kinds (SIDELINE_SEED=${seed})`,
    // It is waited for turns, which come late on a busy machine.
    { timeout: 0 },
    async () => {
      const summary = await playHistories(await freshDatabaseUrl(), { histories: 3, seed, atOnce: 3 })
      const failed = summary.outcomes.filter(hasFailed)
      expect(failed, [figuresOf(summary), ...failed.map(causeOf)].join('\n')).toEqual([])
    },
  )
})
