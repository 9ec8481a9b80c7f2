import type { Response } from 'express'
import { EventStream } from './event-stream.ts'

/** Many times what a person's tablets open. Spectators who share an address are counted together. */
const MOST_OF_A_PERSON = 200
const MOST_OF_AN_ADDRESS = 1000

/** How often it is asked whether a stream's reader may still read. */
const RECHECK_MS = 5_000

/** The event streams of this process: counted by caller, and ended when their reader may no longer read. */
export class OpenStreams {
  readonly #open = new Map<EventStream, string>()

  isFull(countedAs: string, isPerson: boolean): boolean {
    const own = [...this.#open.values()].filter(caller => caller === countedAs).length
    return own >= (isPerson ? MOST_OF_A_PERSON : MOST_OF_AN_ADDRESS)
  }

  /** @param mayRead whether the reader may read all of it, by the roles and settings of the moment */
  open(response: Response, countedAs: string, mayRead: () => Promise<boolean>): EventStream {
    const stream = new EventStream(response)
    this.#open.set(stream, countedAs)
    const recheck = setInterval(() => {
      // A database that is away for a moment is asked again the next time.
      mayRead().then(may => (may ? undefined : stream.end()), () => undefined)
    }, RECHECK_MS)
    stream.onEnd(() => {
      clearInterval(recheck)
      this.#open.delete(stream)
    })
    return stream
  }

  endAll(): void {
    for (const stream of this.#open.keys()) stream.end()
  }
}
