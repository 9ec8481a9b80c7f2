import type { Lock } from './recording-lock.ts'

/** How long a tapping finger rests on the screen. Nobody else in this browser taps meanwhile. */
const REST_MS = 1000

interface Work {
  readonly begin: () => Promise<void>
  readonly failed: (error: unknown) => void
}

/**
 * A lock that can be requested before there is work for it. Getting it from the browser takes as long as a
 * write to the disk; requested when the finger touches the screen, it is held by the time of the tap.
 */
export class EarlyLock {
  readonly #lock: Lock
  #give: ((work: Work | null) => void) | null = null

  constructor(lock: Lock) {
    this.#lock = lock
  }

  /** Requests the lock. It is released if no work comes within a second. */
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

  /** Runs work under the lock, using the requested one if there is one. */
  readonly run: Lock = work => {
    const give = this.#give
    if (!give) return this.#lock(work)
    return new Promise((done, failed) => {
      give({ begin: () => work().then(done, failed), failed })
    })
  }
}
