import { sql } from 'kysely'
import type { Office } from './office.ts'
import { countedSent, missingOf } from './oracle.ts'
import type { ServerStep } from './steps.ts'
import type { Tablet } from './tablet.ts'
import type { World } from './world.ts'

/** What happens to the servers of a history, and what may be missing of its entries because of that. */
export class Strikes {
  readonly #world: World
  readonly #tablets: readonly Tablet[]
  readonly #office: Office
  #isBackedUp = false
  /**
   * Went with a restored backup, and is not missing wrongly until the faults are over: its tablet may not
   * have heard of it yet.
   */
  #gone: ReadonlySet<string> = new Set()
  #forgotten: readonly string[] = []

  constructor(world: World, tablets: readonly Tablet[], office: Office) {
    this.#world = world
    this.#tablets = tablets
    this.#office = office
  }

  /** What a power cut took that had been on the disk. */
  get forgotten(): readonly string[] {
    return this.#forgotten
  }

  async do(step: ServerStep): Promise<void> {
    const { ground, tally } = this.#world
    switch (step.do) {
      case 'back up':
        await ground.strike(step)
        this.#office.backedUp()
        this.#isBackedUp = true
        return
      case 'restored backup':
        // What made the backup was left out when the history was made shorter.
        if (!this.#isBackedUp) return
        await ground.strike(step)
        this.#office.restored()
        this.#gone = new Set(
          await missingOf(
            this.#world,
            this.#tablets.flatMap(tablet => [...tablet.saved]),
          ),
        )
        return tally.fault(step.do)
      case 'power cut':
        return this.#cutPower(step)
      case 'database restart':
        tally.fault(step.do)
        return ground.strike(step)
      // Counted where it is done: a server may be down already.
      case 'kill server':
      case 'roll server':
        return ground.strike(step)
    }
  }

  /** Entries that a tablet counts as sent although the server does not have them. */
  async calledSent(): Promise<string[]> {
    const missing = await missingOf(this.#world, await countedSent(this.#tablets))
    return missing.filter(id => !this.#gone.has(id))
  }

  /**
   * Whatever could be read before the power failed is to be there when it is back, whether a tablet has heard
   * of it or not.
   */
  async #cutPower(step: ServerStep): Promise<void> {
    const before = await this.#readable()
    await this.#world.ground.strike(step)
    const after = new Set(await this.#readable())
    this.#forgotten = before.filter(id => !after.has(id))
    this.#world.tally.fault(step.do)
  }

  async #readable(): Promise<string[]> {
    const { rows } = await sql<{
      id: string
    }>`select id from entries union all select 'game ' || id from games`.execute(this.#world.db)
    return rows.map(({ id }) => id)
  }
}
