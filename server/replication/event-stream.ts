import type { Response } from 'express'

/** Lets a reader notice a dead connection within 9 s. */
const BEAT_MS = 4_000

/** A server-sent event stream that waits for slow readers, beats while idle and knows when it has ended. */
export class EventStream {
  readonly #response: Response
  readonly #stalledMs: number
  readonly #beat: NodeJS.Timeout
  readonly #onEnd: (() => void)[] = []
  #ended = false

  /** @param stalledMs after how long a reader that takes nothing is cut off */
  constructor(response: Response, stalledMs: number) {
    this.#response = response
    this.#stalledMs = stalledMs
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    })
    response.flushHeaders()
    response.on('close', () => this.end())
    this.#beat = setInterval(() => {
      if (!response.writableNeedDrain) response.write('event: beat\ndata: {}\n\n')
    }, BEAT_MS)
    // If the reader left during the access check, `close` was emitted before the listener was added.
    if (response.closed) this.end()
  }

  get ended(): boolean {
    return this.#ended
  }

  /** Calls back when the stream ends, or immediately if it has ended. */
  onEnd(callback: () => void): void {
    if (this.#ended) callback()
    else this.#onEnd.push(callback)
  }

  /**
   * Sends one event; resolves once the reader has room for more.
   * @param data as JSON text
   */
  async send(event: string | null, data: string): Promise<void> {
    if (this.#ended) return
    if (this.#response.write(event === null ? `data: ${data}\n\n` : `event: ${event}\ndata: ${data}\n\n`))
      return
    await new Promise<void>(resolve => {
      const cutOff = setTimeout(() => this.#response.destroy(), this.#stalledMs)
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
