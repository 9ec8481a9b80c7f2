/**
 * The pause before the next attempt: 1 s, 2 s, 4 s ... 30 s, with jitter: tablets must not all return at the
 * same time.
 */
export function pauseAfter(failures: number, random: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.min(failures - 1, 10)) * (0.5 + random / 2)
}

/** Retries with growing pauses, and immediately on a sign that it may work now. */
export class Backoff {
  readonly #random: () => number
  readonly #waiting = new Set<() => void>()

  constructor(random: () => number = Math.random) {
    this.#random = random
  }

  /** Ends all pauses: the network came back, the server answered another request, someone signed in. */
  wake(): void {
    for (const resume of [...this.#waiting]) resume()
  }

  /**
   * @param failed called after each failed attempt
   * @throws the signal's reason, once it is aborted
   */
  async retry<T>(
    attempt: () => Promise<T>,
    signal: AbortSignal,
    failed: (error: unknown) => void,
  ): Promise<T> {
    for (let failures = 1; ; failures++) {
      signal.throwIfAborted()
      try {
        return await attempt()
      } catch (error) {
        signal.throwIfAborted()
        failed(error)
      }
      await this.pause(pauseAfter(failures, this.#random()), signal)
    }
  }

  /** Waits until the time is over, a wake or an abort. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise(resolve => {
      const resume = (): void => {
        clearTimeout(timer)
        signal.removeEventListener('abort', resume)
        this.#waiting.delete(resume)
        resolve()
      }
      const timer = setTimeout(resume, milliseconds)
      signal.addEventListener('abort', resume)
      this.#waiting.add(resume)
    })
  }
}
