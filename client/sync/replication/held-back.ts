import { BehaviorSubject } from 'rxjs'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { DeviceMemory } from '../../base/device/device-memory.ts'

/**
 * Entries for which the server had no room. RxDB takes them for sent, so they do not block later entries; the
 * device notes them as unsent and offers them again separately.
 */
export class HeldBack {
  /** Their ids, as this tab last read or noted them. */
  readonly ids$ = new BehaviorSubject<ReadonlySet<string>>(new Set())
  readonly #scope: Scope
  readonly #memory: DeviceMemory
  #turn: Promise<unknown> = Promise.resolve()

  private constructor(scope: Scope, memory: DeviceMemory) {
    this.#scope = scope
    this.#memory = memory
  }

  static async open(scope: Scope, memory: DeviceMemory): Promise<HeldBack> {
    const held = new HeldBack(scope, memory)
    await held.read()
    return held
  }

  /** Must be called before RxDB notes them as sent. */
  add(ids: readonly string[]): Promise<void> {
    return this.#change(held => new Set([...held, ...ids]))
  }

  /** Must be called when the server has them. */
  remove(ids: readonly string[]): Promise<void> {
    return this.#change(held => new Set([...held].filter(id => !ids.includes(id))))
  }

  /** Their ids, including those noted by another tab. */
  async read(): Promise<ReadonlySet<string>> {
    const ids = new Set(await this.#memory.heldBack(this.#scope))
    const before = this.ids$.value
    if (ids.size !== before.size || [...ids].some(id => !before.has(id))) this.ids$.next(ids)
    return ids
  }

  /**
   * Runs changes in sequence, each from the disk: some entries may be held back while others are finally
   * sent.
   */
  #change(change: (held: ReadonlySet<string>) => ReadonlySet<string>): Promise<void> {
    const changed = this.#turn.then(async () => {
      await this.#memory.noteHeldBack(this.#scope, [...change(await this.read())])
      await this.read()
    })
    this.#turn = changed.catch(() => undefined)
    return changed
  }
}
