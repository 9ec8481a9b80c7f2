import type { Scope } from '../../../shared-schema/replication/scope.ts'
import { at } from '../../../shared-schema/rules/at.ts'
import { MemoryDevice, sharedLock } from '../../client/memory-device.ts'
import { Disk } from './disk.ts'
import type { Network } from './network.ts'
import { Page } from './page.ts'
import type { Person } from './person.ts'

/** A tablet: what it keeps, the tabs that are open on it, and what it has shown as saved. */
export class Tablet {
  readonly device = new MemoryDevice()
  readonly lock = sharedLock()
  readonly disk = new Disk()
  readonly network: Network
  readonly person: Person
  /** The entries that were shown as saved to a scorekeeper. */
  readonly saved = new Set<string>()
  readonly #scope: Scope
  readonly #pages: Page[] = []
  #hoursWrong = 0

  private constructor(scope: Scope, network: Network, person: Person) {
    this.#scope = scope
    this.network = network
    this.person = person
  }

  static async start(scope: Scope, network: Network, person: Person): Promise<Tablet> {
    const tablet = new Tablet(scope, network, person)
    await tablet.openTab()
    return tablet
  }

  /** The tab that somebody looks at. */
  get page(): Page {
    return at(this.#pages, this.#pages.length - 1)
  }

  get tabs(): number {
    return this.#pages.length
  }

  showSaved(ids: readonly string[]): void {
    for (const id of ids) this.saved.add(id)
  }

  clock(): Date {
    return new Date(Date.now() + this.#hoursWrong * 3600_000)
  }

  setClockWrong(hours: number): void {
    this.#hoursWrong = hours
  }

  /** Puts right what was wrong with its network, its disk, its app and its person's role. */
  async heal(): Promise<void> {
    this.network.heal()
    this.disk.clear()
    if (!(await this.person.hasRole())) await this.person.join()
    if (this.network.isOutdated) await this.reload()
  }

  async openTab(): Promise<void> {
    this.#pages.push(await Page.open(this.#scope, this))
  }

  async closeTab(): Promise<void> {
    await this.#pages.pop()?.close()
  }

  /** The tab that somebody looks at dies; if it was the last one, the app is started again. */
  async killTab(): Promise<void> {
    await this.#pages.pop()?.kill()
    if (this.#pages.length === 0) await this.openTab()
  }

  /** The tab that replicates for all of them dies, and another one has to go on. */
  async killLeader(): Promise<void> {
    const leader = Math.max(
      0,
      this.#pages.findIndex(page => page.leads),
    )
    await this.#pages.splice(leader, 1)[0]?.kill()
  }

  /** Starts the app again, in its present version. */
  async reload(): Promise<void> {
    await this.closeTab()
    this.network.isOutdated = false
    await this.openTab()
  }

  wake(): void {
    for (const page of this.#pages) page.wake()
  }

  /** Switches it off for good. */
  async stop(): Promise<void> {
    while (this.#pages.length > 0) await this.closeTab()
  }
}
