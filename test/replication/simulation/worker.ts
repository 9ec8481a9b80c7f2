// Plays the requested histories, one after the other. A thread of its own, because RxDB opens only 13
// collections in each.
import { parentPort, workerData } from 'node:worker_threads'
import { format } from 'node:util'
import { enforceOptions } from 'broadcast-channel'
import { SharedGround, type Wish } from './ground.ts'
import { OwnGround } from './own-ground.ts'
import { place } from './place.ts'
import { play } from './play.ts'
import { routeFetch } from './running-page.ts'
import type { Verdict } from './oracle.ts'
import { needsOwnServer, type History } from './steps.ts'
import { Tally, type Count } from './tally.ts'
import { patience } from './patience.ts'
import { World } from './world.ts'

export interface Task {
  readonly history: History
  readonly seed: number
}

export interface Outcome {
  readonly verdict: Verdict
  readonly count: Count
}

/**
 * The messages of a worker while it plays, and in the end: wishes, the step of the history whenever it
 * advances, turns of the worker, the output of its programs, and the outcome.
 */
export type Told =
  | { readonly wish: Wish }
  | { readonly at: string }
  | { readonly turn: true }
  | { readonly said: string }
  | { readonly outcome: Outcome }

const port = parentPort
if (!port) throw new Error('This runs in a worker thread')
const tell = (told: Told): void => port.postMessage(told)
routeFetch()
// The app would only warn of the faults of the history.
console.warn = () => undefined
// A server in this thread that has lost its power fails at what it was about. If the thread ends, this is why.
console.error = (...said) => tell({ said: format(...said) })
const exit = process.exit.bind(process)
process.exit = code => {
  tell({ said: new Error(`process.exit(${code})`).stack ?? '' })
  return exit(code)
}
setInterval(() => tell({ turn: true }), patience.turnMs)
// No page has another end of its channel. In Node that would be a file for each message, which one of another
// thread may read half written.
enforceOptions({ type: 'simulate' })
const tally = new Tally()
const advance = (at: string): void => tell({ at })
const here = place.parse(workerData)
const world = await World.open(await SharedGround.open(here, wish => tell({ wish })), tally)
let own: World | undefined

port.on('message', ({ history, seed }: Task) => {
  void (async () => {
    const verdict = await play(
      needsOwnServer(history)
        ? (own ??= await World.open(await OwnGround.open(here.ownGrounds), tally))
        : world,
      history,
      seed,
      advance,
    )
    tell({ outcome: { verdict, count: tally.take() } })
  })()
})
