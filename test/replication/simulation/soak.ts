import { startPostgres } from '../../support/postgres-cluster.ts'
import { makeBundle } from './bundle.ts'
import { reportOn } from './report.ts'
import { areAllSound, generated, run, type Summary } from './run.ts'
import { Tally } from './tally.ts'

export interface Wish {
  readonly histories: number
  readonly minutes: number
  readonly seed: number
}

/**
 * Histories on one database. On one that grew with all of them the last would take twice as long as the
 * first.
 */
const PART = 200

/**
 * Plays so many histories, or for so long, whichever ends first.
 * @returns whether all laws held in them, and all could be played
 */
export async function soak({ histories, minutes, seed }: Wish): Promise<boolean> {
  const bundle = await makeBundle()
  const cluster = await startPostgres()
  const end = Date.now() + minutes * 60_000
  const tally = new Tally()
  const parts: Summary[] = []
  const played = (): number => parts.reduce((sum, part) => sum + part.histories + part.unplayed.length, 0)
  const failures = () => parts.flatMap(part => part.failures)
  try {
    console.log(`Seed ${seed}`)
    const start = performance.now()
    while (played() < histories && failures().length === 0 && Date.now() < end) {
      const before = played()
      const part = await run(
        bundle,
        await cluster.createDatabase(`soak_${before}`),
        generated(
          'usual',
          seed + before,
          begun => begun < Math.min(PART, histories - before) && Date.now() < end,
        ),
      )
      parts.push(part)
      tally.add(part.count)
      console.log(`${played()} histories in ${((performance.now() - start) / 60_000).toFixed(1)} minutes`)
    }
    const summary: Summary = {
      histories: parts.reduce((sum, part) => sum + part.histories, 0),
      count: tally.take(),
      failures: failures(),
      playedAgain: parts.flatMap(part => part.playedAgain),
      unplayed: parts.flatMap(part => part.unplayed),
      wrongLines: parts.flatMap(part => part.wrongLines),
    }
    console.log(
      `${reportOn(summary)}\n${((performance.now() - start) / summary.histories).toFixed(0)} ms a history`,
    )
    return areAllSound(summary)
  } finally {
    bundle.remove()
    await cluster.stop()
  }
}
