import { startPostgres } from '../../support/postgres-cluster.ts'
import { reportOn } from './report.ts'
import { generated, run } from './run.ts'

export interface Wish {
  readonly histories: number
  readonly minutes: number
  readonly seed: number
}

const SAYS_EVERY = 100

/** Plays so many histories, or for so long, whichever ends first. @returns whether all laws held */
export async function soak({ histories, minutes, seed }: Wish): Promise<boolean> {
  const cluster = await startPostgres()
  const end = Date.now() + minutes * 60_000
  try {
    console.log(`Seed ${seed}`)
    const start = performance.now()
    const summary = await run(cluster.adminUrl, generated(seed, begun => {
      if (begun > 0 && begun % SAYS_EVERY === 0) console.log(`${begun} histories begun`)
      return begun < histories && Date.now() < end
    }))
    console.log(`${reportOn(summary)}\n${((performance.now() - start) / summary.histories).toFixed(0)} ms a history`)
    return summary.failures.length === 0 && summary.wrongLines.length === 0
  } finally {
    await cluster.stop()
  }
}
