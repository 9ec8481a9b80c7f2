import { setTimeout as sleep } from 'node:timers/promises'

/** Between two turns, on an idle machine. */
export const TURN_MS = 250

/**
 * Counts turns, in each of which this thread, the server and its database do something. On a busy machine
 * they come late, so that so many of them are as much as so long on an idle one: what is slow is not stalled.
 */
export class Turns {
  #count = 0
  #isStopped = false

  /** @param server its address */
  constructor(server: string) {
    void this.#take(server)
  }

  get count(): number {
    return this.#count
  }

  stop(): void {
    this.#isStopped = true
  }

  async #take(server: string): Promise<void> {
    while (!this.#isStopped) {
      await sleep(TURN_MS)
      const isAnswered = await fetch(`${server}/readyz`).then(
        async answer => (await answer.text()) !== '',
        () => false,
      )
      if (isAnswered) this.#count++
    }
  }
}
