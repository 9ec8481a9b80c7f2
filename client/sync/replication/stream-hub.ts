import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { readStream, type StreamListener } from './change-stream.ts'
import { unreachable, errorKindOf } from '../../base/requests/request-error.ts'
import { pauseAfter, type Backoff } from './backoff.ts'

/** One scope's end of the stream. */
export interface StreamTarget extends StreamListener {
  failed(error: unknown): void
  /** Asks anew for what the scope holds, and so learns whether it may. */
  recheck(): void
  /** The scope's own requests are refused. */
  readonly barred: boolean
}

/**
 * One connection for all scopes that this tab leads. A browser opens six to a host over HTTP/1.1;
 * a stream for each collection would leave none for anything else.
 */
export class StreamHub {
  readonly #backoff: Backoff
  readonly #deviceId: string
  readonly #targets = new Map<Scope, StreamTarget>()
  #connection = new AbortController()

  constructor(backoff: Backoff, deviceId: string) {
    this.#backoff = backoff
    this.#deviceId = deviceId
  }

  /** @returns what takes the scope off the stream again */
  add(scope: Scope, target: StreamTarget): () => void {
    this.#targets.set(scope, target)
    this.#reconnect()
    return () => {
      if (this.#targets.get(scope) !== target) return
      this.#targets.delete(scope)
      this.#reconnect()
    }
  }

  /** The browser says that the network is gone, which is true when it says so. */
  lost(): void {
    for (const target of this.#targets.values()) target.failed(unreachable('The network is gone'))
    this.#reconnect()
  }

  /**
   * Listens as who is signed in by now: the server may show them more than whom the stream was opened for.
   */
  renew(): void {
    this.#reconnect()
  }

  #reconnect(): void {
    this.#connection.abort()
    this.#connection = new AbortController()
    if (this.#targets.size > 0) void this.#keepReading(this.#connection.signal)
  }

  async #keepReading(signal: AbortSignal): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      try {
        await readStream(
          this.#scopes(),
          this.#deviceId,
          {
            opened: event => {
              failures = 0
              this.#targets.get(event.scope)?.opened(event)
              // What waits for its next attempt need not wait any longer.
              this.#backoff.wake()
            },
            changed: event => this.#targets.get(event.scope)?.changed(event),
            alive: () => {
              for (const target of this.#targets.values()) target.alive()
            },
          },
          signal,
        )
      } catch (error) {
        if (signal.aborted) return
        this.#tellFailure(error)
      }
      failures += 1
      await this.#backoff.pause(pauseAfter(failures, Math.random()), signal)
    }
  }

  /** A stream is refused as a whole for one scope of it, so those known to be barred are left out. */
  #scopes(): Scope[] {
    const scopes = [...this.#targets.keys()]
    const allowed = scopes.filter(scope => !this.#targets.get(scope)?.barred)
    return allowed.length > 0 ? allowed : scopes
  }

  #tellFailure(error: unknown): void {
    const isRefused = ['forbidden', 'signed-out'].includes(errorKindOf(error))
    for (const target of this.#targets.values()) {
      // A stream is refused as one: which scope it is about is asked of each.
      if (!isRefused || this.#targets.size === 1) target.failed(error)
      if (isRefused) target.recheck()
    }
  }
}
