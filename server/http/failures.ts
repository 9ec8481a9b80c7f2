/** The most keys remembered: a sender of ever new keys must not fill the memory. */
const MAX_KEYS = 100_000

/** Counts recent failures by key. */
export class Failures {
  readonly #window: number
  readonly #counts = new Map<string, { many: number; until: number }>()

  /** @param window in milliseconds, from the first failure */
  constructor(window: number) {
    this.#window = window
  }

  of(key: string): number {
    return this.#current(key)?.many ?? 0
  }

  add(key: string): void {
    const { many, until } = this.#current(key) ?? { many: 0, until: Date.now() + this.#window }
    this.#counts.set(key, { many: many + 1, until })
    const [oldest] = this.#counts.keys()
    if (this.#counts.size > MAX_KEYS && oldest !== undefined) this.#counts.delete(oldest)
    if (this.#counts.size % 1000 === 0) for (const old of this.#counts.keys()) this.#current(old)
  }

  /** Seconds until the failures no longer count. */
  secondsLeft(key: string): number {
    return Math.ceil(((this.#current(key)?.until ?? 0) - Date.now()) / 1000)
  }

  #current(key: string): { many: number; until: number } | undefined {
    const count = this.#counts.get(key)
    if (!count || count.until > Date.now()) return count
    this.#counts.delete(key)
    return undefined
  }
}
