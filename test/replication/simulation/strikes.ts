import { sql } from 'kysely'
import type { Office } from './office.ts'
import { countedSent, missingOf } from './oracle.ts'
import type { ServerStep } from './steps.ts'
import type { Tablet } from './tablet.ts'
import type { World } from './world.ts'

/** The faults of a history's servers, and the entries that may be missing because of them. */
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

  /** Data that had been on the disk and that a power cut took. */
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
        // The backup step was left out when the history was made shorter.
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
   * Everything that could be read before the power failed must be there when it is back, whether a tablet
   * has received it or not.
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
