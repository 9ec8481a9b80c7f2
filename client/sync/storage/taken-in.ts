import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { DeviceMemory } from '../../base/device/device-memory.ts'

/**
 * The entries of other devices that were handed to this one, which has to send them: noted on the device for
 * all tabs and later starts.
 */
export class TakenIn {
  readonly #scope: Scope
  readonly #device: DeviceMemory
  #ids: ReadonlySet<string> = new Set()

  private constructor(scope: Scope, device: DeviceMemory) {
    this.#scope = scope
    this.#device = device
  }

  static async open(scope: Scope, device: DeviceMemory): Promise<TakenIn> {
    const taken = new TakenIn(scope, device)
    await taken.read()
    return taken
  }

  has(id: string): boolean {
    return this.#ids.has(id)
  }

  /** Notes entries that are about to be stored: a note without an entry does no harm. */
  async add(ids: readonly string[]): Promise<void> {
    await this.#device.noteTakenIn(this.#scope, ids)
    this.#ids = new Set([...this.#ids, ...ids])
  }

  /** Their ids, including those noted by another tab. */
  async read(): Promise<ReadonlySet<string>> {
    this.#ids = new Set(await this.#device.takenIn(this.#scope))
    return this.#ids
  }
}
