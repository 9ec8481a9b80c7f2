import type { Response } from 'express'

/** A reader that takes nothing for this long is cut off; it comes back and resumes. */
const STALLED_MS = 30_000

const BEAT_MS = 10_000

/** A server-sent event stream that waits for slow readers, beats while idle and knows when it has ended. */
export class EventStream {
  readonly #response: Response
  readonly #beat: NodeJS.Timeout
  readonly #onEnd: (() => void)[] = []
  #ended = false

  constructor(response: Response) {
    this.#response = response
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform', 'X-Accel-Buffering': 'no' })
    response.flushHeaders()
    response.on('close', () => this.end())
    this.#beat = setInterval(() => { if (!response.writableNeedDrain) response.write('event: beat\ndata: {}\n\n') }, BEAT_MS)
  }

  get ended(): boolean {
    return this.#ended
  }

  onEnd(callback: () => void): void {
    this.#onEnd.push(callback)
  }

  /** Sends one event; resolves once the reader has room for more. */
  async send(event: string | null, data: unknown): Promise<void> {
    if (this.#ended) return
    const name = event === null ? '' : `event: ${event}\n`
    if (this.#response.write(`${name}data: ${JSON.stringify(data)}\n\n`)) return
    await new Promise<void>(resolve => {
      const cutOff = setTimeout(() => this.#response.destroy(), STALLED_MS)
      const done = () => {
        clearTimeout(cutOff)
        this.#response.off('drain', done).off('close', done)
        resolve()
      }
      this.#response.on('drain', done).on('close', done)
    })
  }

  end(): void {
    if (this.#ended) return
    this.#ended = true
    clearInterval(this.#beat)
    this.#response.end()
    for (const callback of this.#onEnd) callback()
  }
}
