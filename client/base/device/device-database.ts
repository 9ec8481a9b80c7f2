import { Dexie, type Table } from 'dexie'
import { v7 as uuid } from 'uuid'
import type { EntryDocument } from '../../../shared-schema/replication/entry.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { DeviceMemory, Sealed } from './device-memory.ts'
import { watchForClosing } from './full-disk.ts'

interface Identity {
  key: 'this'
  deviceId: string
  counter: number
}
interface UnsentNote {
  scope: Scope
  many: number
}
interface TakenInNote {
  scope: Scope
  ids: readonly string[]
}
interface HeldBackNote {
  scope: Scope
  ids: readonly string[]
}
interface ToldNote {
  scope: Scope
  told: string
}
interface Kept {
  id: string
  scope: Scope
  entry: EntryDocument
  keptAt: number
}
interface SealKeyNote {
  scope: Scope
  key: string
}
interface SealedNote extends Sealed {
  scope: Scope
}

/** A backup older than this is hardly ever restored, and the season is over by then. */
const KEPT_MS = 60 * 24 * 3600_000

/**
 * The device's memory in IndexedDB. Not in localStorage: browsers write that to the disk seconds later, and a
 * tablet that dies would count from an older number again.
 */
export class DeviceDatabase implements DeviceMemory {
  readonly #database: Dexie
  readonly #identity: Table<Identity, string>
  readonly #unsent: Table<UnsentNote, Scope>
  readonly #takenIn: Table<TakenInNote, Scope>
  readonly #told: Table<ToldNote, Scope>
  readonly #heldBack: Table<HeldBackNote, Scope>
  readonly #kept: Table<Kept, string>
  readonly #sealKeys: Table<SealKeyNote, Scope>
  readonly #sealed: Table<SealedNote, Scope>

  constructor(name = 'sideline-device') {
    this.#database = new Dexie(name, { chromeTransactionDurability: 'strict' })
    watchForClosing(this.#database)
    this.#database.version(1).stores({ identity: 'key', unsent: 'scope' })
    this.#database.version(2).stores({ takenIn: 'scope' })
    this.#database.version(3).stores({ told: 'scope', kept: 'id, scope, keptAt' })
    this.#database.version(4).stores({ heldBack: 'scope' })
    this.#database.version(5).stores({ sealKeys: 'scope', sealed: 'scope' })
    this.#identity = this.#database.table('identity')
    this.#unsent = this.#database.table('unsent')
    this.#takenIn = this.#database.table('takenIn')
    this.#told = this.#database.table('told')
    this.#heldBack = this.#database.table('heldBack')
    this.#kept = this.#database.table('kept')
    this.#sealKeys = this.#database.table('sealKeys')
    this.#sealed = this.#database.table('sealed')
  }

  async deviceId(): Promise<string> {
    const known = await this.#identity.get('this')
    // Another tab may be at its first start too.
    const own = known ?? (await this.#database.transaction('rw', this.#identity, () => this.#own()))
    return own.deviceId
  }

  async takeCounters(many: number, scope: Scope, atLeast: number): Promise<number> {
    return this.#database.transaction('rw', this.#identity, this.#unsent, async () => {
      const own = await this.#own()
      const last = Math.max(own.counter, atLeast)
      await this.#identity.put({ ...own, counter: last + many })
      await this.#addUnsent(scope, many)
      return last + 1
    })
  }

  async unsent(): Promise<Map<Scope, number>> {
    const notes = await this.#unsent.toArray()
    return new Map(notes.map(note => [note.scope, note.many]))
  }

  async noteUnsent(scope: Scope, many: number): Promise<void> {
    if (many === 0) await this.#unsent.delete(scope)
    else await this.#unsent.put({ scope, many })
  }

  async takenIn(scope: Scope): Promise<readonly string[]> {
    return (await this.#takenIn.get(scope))?.ids ?? []
  }

  async noteTakenIn(scope: Scope, ids: readonly string[]): Promise<void> {
    await this.#database.transaction('rw', this.#takenIn, this.#unsent, async () => {
      await this.#takenIn.put({ scope, ids: [...new Set([...(await this.takenIn(scope)), ...ids])] })
      await this.#addUnsent(scope, ids.length)
    })
  }

  async marks(scope: Scope): Promise<string> {
    return (await this.#told.get(scope))?.told ?? ''
  }

  async noteMarks(scope: Scope, told: string): Promise<void> {
    await this.#told.put({ scope, told })
  }

  async heldBack(scope: Scope): Promise<readonly string[]> {
    return (await this.#heldBack.get(scope))?.ids ?? []
  }

  async noteHeldBack(scope: Scope, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) await this.#heldBack.delete(scope)
    else await this.#heldBack.put({ scope, ids })
  }

  async kept(scope: Scope): Promise<readonly EntryDocument[]> {
    return (await this.#kept.where({ scope }).toArray()).map(({ entry }) => entry)
  }

  async keep(scope: Scope, entries: readonly EntryDocument[]): Promise<void> {
    const keptAt = Date.now()
    await this.#kept
      .where('keptAt')
      .below(keptAt - KEPT_MS)
      .delete()
    await this.#kept.bulkPut(entries.map(entry => ({ id: entry.id, scope, entry, keptAt })))
  }

  async dropKept(scope: Scope): Promise<void> {
    await this.#kept.where({ scope }).delete()
  }

  async sealKey(scope: Scope): Promise<string | undefined> {
    return (await this.#sealKeys.get(scope))?.key
  }

  async noteSealKey(scope: Scope, key: string | undefined): Promise<void> {
    if (key === undefined) await this.#sealKeys.delete(scope)
    else await this.#sealKeys.put({ scope, key })
  }

  async sealed(scope: Scope): Promise<Sealed | undefined> {
    return this.#sealed.get(scope)
  }

  async noteSealed(scope: Scope, sealed: Sealed | undefined): Promise<void> {
    if (sealed) await this.#sealed.put({ scope, ...sealed })
    else await this.#sealed.delete(scope)
  }

  async forget(scope: Scope): Promise<void> {
    await Promise.all([
      this.#unsent.delete(scope),
      this.#takenIn.delete(scope),
      this.#told.delete(scope),
      this.#heldBack.delete(scope),
      this.dropKept(scope),
      this.#sealKeys.delete(scope),
      this.#sealed.delete(scope),
    ])
  }

  async #addUnsent(scope: Scope, many: number): Promise<void> {
    const noted = await this.#unsent.get(scope)
    await this.#unsent.put({ scope, many: (noted?.many ?? 0) + many })
  }

  async #own(): Promise<Identity> {
    const known = await this.#identity.get('this')
    if (known) return known
    const made: Identity = { key: 'this', deviceId: uuid(), counter: 0 }
    await this.#identity.add(made)
    return made
  }
}
