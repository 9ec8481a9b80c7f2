import { setTimeout as sleep } from 'node:timers/promises'
import type { Response } from 'express'
import { EventStream } from './event-stream.ts'

/** Many times what a person's tablets open. Spectators who share an address are counted together. */
const MAX_OF_A_PERSON = 200
const MAX_OF_AN_ADDRESS = 1000

/** Time limits, in milliseconds. */
interface Times {
  /** A reader that takes nothing for this long is cut off; it comes back and resumes. */
  readonly stalled: number
  /** The interval for checking that a stream's reader may still read. */
  readonly recheck: number
}

/** The reader of a stream. */
interface Reader {
  /** The key by which the stream is counted: a person or an address. */
  readonly countedAs: string
  /**
   * Names everything that `mayRead` depends on, so that it is called once for all streams of that name.
   */
  readonly readsAs: string
  /** Whether they may read all of it, by current roles and settings. */
  readonly mayRead: () => Promise<boolean>
}

/** The streams of one name. */
interface Together {
  readonly streams: Set<EventStream>
  readonly mayRead: Reader['mayRead']
}

/** The event streams of this process: counted by caller, and ended when their reader may no longer read. */
export class OpenStreams {
  readonly #times: Times
  readonly #open = new Map<EventStream, string>()
  readonly #together = new Map<string, Together>()

  constructor(times: Times = { stalled: 30_000, recheck: 5_000 }) {
    this.#times = times
  }

  isFull(countedAs: string, isPerson: boolean): boolean {
    const own = [...this.#open.values()].filter(caller => caller === countedAs).length
    return own >= (isPerson ? MAX_OF_A_PERSON : MAX_OF_AN_ADDRESS)
  }

  open(response: Response, { countedAs, readsAs, mayRead }: Reader): EventStream {
    const stream = new EventStream(response, this.#times.stalled)
    this.#open.set(stream, countedAs)
    const { streams } = this.#together.get(readsAs) ?? this.#watched(readsAs, mayRead)
    streams.add(stream)
    stream.onEnd(() => {
      this.#open.delete(stream)
      streams.delete(stream)
    })
    return stream
  }

  endAll(): void {
    for (const stream of this.#open.keys()) stream.end()
  }

  /** Rechecks all readers immediately: one's access may have ended. */
  async recheck(): Promise<void> {
    await Promise.all([...this.#together.values()].map(endUnlessRead))
  }

  /** The streams of one name, rechecked for as long as there are any. */
  #watched(readsAs: string, mayRead: Reader['mayRead']): Together {
    const together = { streams: new Set<EventStream>(), mayRead }
    this.#together.set(readsAs, together)
    void (async () => {
      for (;;) {
        await sleep(this.#times.recheck, undefined, { ref: false })
        if (together.streams.size === 0) break
        await endUnlessRead(together)
      }
      this.#together.delete(readsAs)
    })()
    return together
  }
}

/** If the database is briefly unavailable, the next check asks again. */
async function endUnlessRead({ streams, mayRead }: Together): Promise<void> {
  if (!(await mayRead().catch(() => true))) for (const stream of streams) stream.end()
}
