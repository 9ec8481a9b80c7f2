/**
 * How long to wait before the next attempt: 1 s, 2 s, 4 s ... 30 s, spread so that tablets do not return all
 * at once.
 */
export function pauseAfter(failures: number, random: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.min(failures - 1, 10)) * (0.5 + random / 2)
}

/** Tries again and again, waiting longer each time, and at once when something says that it may work now. */
export class Backoff {
  readonly #random: () => number
  readonly #waiting = new Set<() => void>()

  constructor(random: () => number = Math.random) {
    this.#random = random
  }

  /** Ends all waits: the network came back, the server answered elsewhere, someone signed in. */
  wake(): void {
    for (const resume of [...this.#waiting]) resume()
  }

  /**
   * @param failed is told of each attempt that fails
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

  /** Waits, but not beyond a wake or an abort. */
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
