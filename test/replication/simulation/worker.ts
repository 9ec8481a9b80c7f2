// Plays the histories that it is told, one after the other. A thread of its own, because RxDB opens only 13 collections in each.
import { parentPort, workerData } from 'node:worker_threads'
import { makeLeague } from '../../support/league.ts'
import { place } from './place.ts'
import { play } from './play.ts'
import { routeFetch } from './running-page.ts'
import type { Verdict } from './oracle.ts'
import type { History } from './steps.ts'
import type { Count } from './tally.ts'
import { World } from './world.ts'

export interface Task {
  readonly history: History
  readonly seed: number
}

export interface Outcome {
  readonly verdict: Verdict
  readonly count: Count
}

const port = parentPort
if (!port) throw new Error('This runs in a worker thread')
routeFetch()
const world = await World.open(place.parse(workerData))
const league = await makeLeague(world.db)

port.on('message', ({ history, seed }: Task) => {
  void (async () => {
    const verdict = await play(world, league, history, seed)
    const outcome: Outcome = { verdict, count: world.tally.take() }
    port.postMessage(outcome)
  })()
})
