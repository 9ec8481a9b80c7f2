/** Between two turns, on an idle machine. */
export const TURN_MS = 250

/**
 * Counts the turns that this thread gets. On a busy machine they come late, so that so many of them are as
 * much as so long on an idle one: what is slow is not stalled.
 */
export class Turns {
  #count = 0
  readonly #timer = setInterval(() => this.#count++, TURN_MS)

  get count(): number {
    return this.#count
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
