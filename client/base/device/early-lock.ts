import type { Lock } from './recording-lock.ts'

/** How long a finger rests that taps. Nobody else in this browser taps meanwhile. */
const REST_MS = 1000

interface Work {
  readonly begin: () => Promise<void>
  readonly failed: (error: unknown) => void
}

/**
 * A lock that can be asked for before there is work for it. To get it from the browser takes as long as to
 * write to the disk; a finger that comes down asks for it, and has it by the time that it has tapped.
 */
export class EarlyLock {
  readonly #lock: Lock
  #give: ((work: Work | null) => void) | null = null

  constructor(lock: Lock) {
    this.#lock = lock
  }

  /** Asks for it. It is let go if no work comes within a second. */
  ask(): void {
    if (this.#give) return
    const coming = new Promise<Work | null>(resolve => {
      const give = (work: Work | null): void => {
        clearTimeout(rest)
        this.#give = null
        resolve(work)
      }
      const rest = setTimeout(() => give(null), REST_MS)
      this.#give = give
    })
    this.#lock(async () => (await coming)?.begin()).catch(async (error: unknown) =>
      (await coming)?.failed(error),
    )
  }

  /** Runs work under the lock: under the one that was asked for, if there is one. */
  readonly run: Lock = work => {
    const give = this.#give
    if (!give) return this.#lock(work)
    return new Promise((done, failed) => {
      give({ begin: () => work().then(done, failed), failed })
    })
  }
}
