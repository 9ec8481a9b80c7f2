import { setTimeout as sleep } from 'node:timers/promises'

/** Between two turns, on an idle machine. */
export const TURN_MS = 250

/** A machine that takes longer for a turn serves nobody: clients give up their requests. */
const STARVED_MS = 1000

/** After so many of these nothing more is waited for. */
const MAX_STARVED = 600

/**
 * Counts turns, in each of which this thread, the server and its database do something. On a busy machine
 * they come late, so that so many of them are as much as so long on an idle one: what is slow is not stalled.
 * When the machine starves, which is a fault like others, they are counted from nothing once that has ended.
 */
export class Turns {
  #count = 0
  #starved = 0
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
      const start = performance.now()
      await sleep(TURN_MS)
      await fetch(`${server}/readyz`).then(
        answer => answer.text(),
        () => undefined,
      )
      if (performance.now() - start < STARVED_MS || ++this.#starved > MAX_STARVED) this.#count++
      else this.#count = 0
    }
  }
}
