import type { EntryDocument } from '../../../shared-schema/replication/entry.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'

/** The entries recorded on this device at an event that it may no longer read. */
export interface Sealed {
  /** The ids of the unsent entries. */
  readonly unsent: readonly string[]
  /** The sealed entries, one box per sealing. The key from the server opens them. */
  readonly boxes: readonly string[]
}

/** The device's data beyond any single event. */
export interface DeviceMemory {
  /**
   * The device's id. It is lost and created together with its counter: no id ever repeats a counter.
   */
  deviceId(): Promise<string>
  /**
   * Takes the next counters permanently, and notes that the scope holds entries to send. Must be called under
   * the recording lock.
   * @param atLeast the highest counter known to be used
   * @returns the first of the counters
   */
  takeCounters(many: number, scope: Scope, atLeast: number): Promise<number>
  /** The scopes that hold unsent entries, and their number as last counted. */
  unsent(): Promise<Map<Scope, number>>
  /** Notes how many entries of a scope are unsent; 0 removes the note. */
  noteUnsent(scope: Scope, many: number): Promise<void>
  /** The entries of other devices that were handed to this one. */
  takenIn(scope: Scope): Promise<readonly string[]>
  /** Notes further ones, as unsent. */
  noteTakenIn(scope: Scope, ids: readonly string[]): Promise<void>
  /** The marks that the server gave when it acknowledged entries of a scope; empty at first. */
  marks(scope: Scope): Promise<string>
  noteMarks(scope: Scope, marks: string): Promise<void>
  /** The entries for which the server had no room. */
  heldBack(scope: Scope): Promise<readonly string[]>
  /** Replaces the noted ones. */
  noteHeldBack(scope: Scope, ids: readonly string[]): Promise<void>
  /** Entries that were sent and have left the scope's database, in case the server loses them. */
  kept(scope: Scope): Promise<readonly EntryDocument[]>
  keep(scope: Scope, entries: readonly EntryDocument[]): Promise<void>
  /** Deletes the kept entries. */
  dropKept(scope: Scope): Promise<void>
  /** The key that the server gave for sealing; undefined if it gave none. */
  sealKey(scope: Scope): Promise<string | undefined>
  /** Notes the key, or deletes it. */
  noteSealKey(scope: Scope, key: string | undefined): Promise<void>
  sealed(scope: Scope): Promise<Sealed | undefined>
  /** Notes the sealed entries, or that there are none any more. */
  noteSealed(scope: Scope, sealed: Sealed | undefined): Promise<void>
  /** Deletes all notes on a scope. */
  forget(scope: Scope): Promise<void>
}
