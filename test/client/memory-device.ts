import { v7 as uuid } from 'uuid'
import type { EntryDocument } from '../../shared-schema/replication/entry.ts'
import type { DeviceMemory, Sealed } from '../../client/base/device/device-memory.ts'
import type { Lock } from '../../client/base/device/recording-lock.ts'

/** A device's memory without a browser. Several recorders on one of these are several tabs of one browser. */
export class MemoryDevice implements DeviceMemory {
  readonly id = uuid()
  counter = 0
  readonly notes = new Map<string, number>()
  readonly #takenIn = new Map<string, readonly string[]>()
  readonly #told = new Map<string, string>()
  readonly #heldBack = new Map<string, readonly string[]>()
  readonly #sealKeys = new Map<string, string>()
  readonly #sealed = new Map<string, Sealed>()
  readonly #kept = new Map<string, Map<string, EntryDocument>>()

  deviceId(): Promise<string> {
    return Promise.resolve(this.id)
  }

  async takeCounters(many: number, scope: string, atLeast: number): Promise<number> {
    const last = Math.max(this.counter, atLeast)
    await Promise.resolve() // as in IndexedDB, reading and writing are apart: only the lock holds them together
    this.counter = last + many
    this.notes.set(scope, (this.notes.get(scope) ?? 0) + many)
    return last + 1
  }

  unsent(): Promise<Map<string, number>> {
    return Promise.resolve(new Map(this.notes))
  }

  noteUnsent(scope: string, many: number): Promise<void> {
    if (many === 0) this.notes.delete(scope)
    else this.notes.set(scope, many)
    return Promise.resolve()
  }

  takenIn(scope: string): Promise<readonly string[]> {
    return Promise.resolve(this.#takenIn.get(scope) ?? [])
  }

  noteTakenIn(scope: string, ids: readonly string[]): Promise<void> {
    this.#takenIn.set(scope, [...new Set([...(this.#takenIn.get(scope) ?? []), ...ids])])
    this.notes.set(scope, (this.notes.get(scope) ?? 0) + ids.length)
    return Promise.resolve()
  }

  marks(scope: string): Promise<string> {
    return Promise.resolve(this.#told.get(scope) ?? '')
  }

  noteMarks(scope: string, told: string): Promise<void> {
    this.#told.set(scope, told)
    return Promise.resolve()
  }

  heldBack(scope: string): Promise<readonly string[]> {
    return Promise.resolve(this.#heldBack.get(scope) ?? [])
  }

  noteHeldBack(scope: string, ids: readonly string[]): Promise<void> {
    this.#heldBack.set(scope, ids)
    return Promise.resolve()
  }

  kept(scope: string): Promise<readonly EntryDocument[]> {
    return Promise.resolve([...(this.#kept.get(scope)?.values() ?? [])])
  }

  keep(scope: string, entries: readonly EntryDocument[]): Promise<void> {
    this.#kept.set(
      scope,
      new Map([...(this.#kept.get(scope) ?? []), ...entries.map(entry => [entry.id, entry] as const)]),
    )
    return Promise.resolve()
  }

  dropKept(scope: string): Promise<void> {
    this.#kept.delete(scope)
    return Promise.resolve()
  }

  sealKey(scope: string): Promise<string | undefined> {
    return Promise.resolve(this.#sealKeys.get(scope))
  }

  noteSealKey(scope: string, key: string | undefined): Promise<void> {
    if (key === undefined) this.#sealKeys.delete(scope)
    else this.#sealKeys.set(scope, key)
    return Promise.resolve()
  }

  sealed(scope: string): Promise<Sealed | undefined> {
    return Promise.resolve(this.#sealed.get(scope))
  }

  noteSealed(scope: string, sealed: Sealed | undefined): Promise<void> {
    if (sealed) this.#sealed.set(scope, sealed)
    else this.#sealed.delete(scope)
    return Promise.resolve()
  }

  forget(scope: string): Promise<void> {
    this.notes.delete(scope)
    this.#takenIn.delete(scope)
    this.#told.delete(scope)
    this.#heldBack.delete(scope)
    this.#kept.delete(scope)
    this.#sealKeys.delete(scope)
    this.#sealed.delete(scope)
    return Promise.resolve()
  }
}

/** The lock that all tabs of one browser share. */
export function sharedLock(): Lock {
  let turn: Promise<unknown> = Promise.resolve()
  return work => {
    const result = turn.then(work)
    turn = result.catch(() => undefined)
    return result
  }
}
