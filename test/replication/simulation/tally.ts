/** The counts, as plain data. */
export interface Count {
  readonly entries: number
  readonly requests: number
  readonly faults: Readonly<Record<string, number>>
}

/** Counts what happens. */
export class Tally {
  entries = 0
  requests = 0
  readonly #faults = new Map<string, number>()

  fault(kind: string, many = 1): void {
    this.#faults.set(kind, (this.#faults.get(kind) ?? 0) + many)
  }

  add({ entries, requests, faults }: Count): void {
    this.entries += entries
    this.requests += requests
    for (const [kind, many] of Object.entries(faults)) this.fault(kind, many)
  }

  /** Returns the counts, and begins again at 0. */
  take(): Count {
    const count = { entries: this.entries, requests: this.requests, faults: Object.fromEntries(this.#faults) }
    this.entries = 0
    this.requests = 0
    this.#faults.clear()
    return count
  }
}
