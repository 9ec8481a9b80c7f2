import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { readStream, type StreamListener } from './change-stream.ts'
import { unreachable, errorKindOf } from '../../base/requests/request-error.ts'
import { pauseAfter, type Backoff } from './backoff.ts'

/** One scope's end of the stream. */
export interface StreamTarget extends StreamListener {
  failed(error: unknown): void
  /** Requests the scope again, which shows whether reading it is allowed. */
  recheck(): void
  /** Whether the scope's own requests are refused. */
  readonly barred: boolean
}

/**
 * One connection for all scopes that this tab leads. A browser opens six to a host over HTTP/1.1; one stream
 * per collection would use them all.
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

  /** @returns a function that takes the scope off the stream again */
  add(scope: Scope, target: StreamTarget): () => void {
    this.#targets.set(scope, target)
    this.#reconnect()
    return () => {
      if (this.#targets.get(scope) !== target) return
      this.#targets.delete(scope)
      this.#reconnect()
    }
  }

  /** The browser reports the network gone, and such a report is reliable. */
  lost(): void {
    for (const target of this.#targets.values()) target.failed(unreachable('The network is gone'))
    this.#reconnect()
  }

  /** Reopens the stream for the current user, who may see more. */
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
              // Pending retries need not wait any longer.
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

  /** One barred scope gets the whole stream refused, so scopes known to be barred are left out. */
  #scopes(): Scope[] {
    const scopes = [...this.#targets.keys()]
    const allowed = scopes.filter(scope => !this.#targets.get(scope)?.barred)
    return allowed.length > 0 ? allowed : scopes
  }

  #tellFailure(error: unknown): void {
    const isRefused = ['forbidden', 'signed-out'].includes(errorKindOf(error))
    for (const target of this.#targets.values()) {
      // The refusal covers the whole stream; each scope checks whether it is the cause.
      if (!isRefused || this.#targets.size === 1) target.failed(error)
      if (isRefused) target.recheck()
    }
  }
}
