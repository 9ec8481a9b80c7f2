import { startPostgres } from '../../support/postgres-cluster.ts'
import { playHistories, type Wish } from './histories.ts'
import { reportOn } from './report.ts'

/** Plays histories of RxDB clients and says what came of them. @returns whether all converged */
export async function test(wish: Wish): Promise<boolean> {
  const cluster = await startPostgres()
  try {
    console.log(`Seed ${wish.seed}`)
    const start = performance.now()
    let played = 0
    const summary = await playHistories(
      await cluster.createDatabase('histories'),
      wish,
      ({ seed, ms, wrong }) => {
        const outcome =
          wrong.length === 0 ? `converged after ${(ms / 1000).toFixed(1)} s` : 'did NOT converge'
        console.log(`${++played}. The history of seed ${seed} ${outcome}.`)
      },
    )
    console.log(reportOn(summary))
    console.log(`${((performance.now() - start) / 60_000).toFixed(1)} minutes`)
    return summary.outcomes.every(({ wrong }) => wrong.length === 0)
  } finally {
    await cluster.stop()
  }
}
