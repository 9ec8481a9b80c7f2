import { startPostgres } from '../../support/postgres-cluster.ts'
import { playHistories, type Wish } from './histories.ts'
import { causeOf, figuresOf, hasFailed } from './report.ts'

/** Plays histories of RxDB clients and says what came of them. @returns whether all converged */
export async function test(wish: Wish): Promise<boolean> {
  const cluster = await startPostgres()
  try {
    console.log(`Seed ${wish.seed}`)
    const start = performance.now()
    let played = 0
    const summary = await playHistories(await cluster.createDatabase('histories'), wish, outcome => {
      const { seed, ms } = outcome
      console.log(`${++played}. The history of seed ${seed}: ${(ms / 1000).toFixed(1)} s`)
      if (hasFailed(outcome)) console.log(causeOf(outcome))
    })
    console.log(figuresOf(summary))
    console.log(`${((performance.now() - start) / 60_000).toFixed(1)} minutes`)
    return !summary.outcomes.some(hasFailed)
  } finally {
    await cluster.stop()
  }
}
