import type { EntryDocument } from '../../../shared-schema/replication/entry.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'

/** The entries recorded on this device at an event that it may no longer read. */
export interface Sealed {
  /** The ids of what was not sent. */
  readonly unsent: readonly string[]
  /** The sealed entries, one box for each time of sealing. The key from the server opens them. */
  readonly boxes: readonly string[]
}

/** What this device must know beyond any one event. */
export interface DeviceMemory {
  /** The device's id. Lost and made together with its counter, so no id ever counts twice. */
  deviceId(): Promise<string>
  /**
   * Takes the next counters, for ever, and notes that the scope holds entries to send. To be
   * called under the recording lock.
   * @param atLeast the highest counter that is known to be used
   * @returns the first of the counters
   */
  takeCounters(many: number, scope: Scope, atLeast: number): Promise<number>
  /** The scopes that hold unsent entries, and how many as last counted. */
  unsent(): Promise<Map<Scope, number>>
  /** Notes how many entries a scope holds unsent; none of them ends the note. */
  noteUnsent(scope: Scope, many: number): Promise<void>
  /** The entries of other devices that were handed to this one. */
  takenIn(scope: Scope): Promise<readonly string[]>
  /** Notes some more of them, as unsent. */
  noteTakenIn(scope: Scope, ids: readonly string[]): Promise<void>
  /** What the server told when it acknowledged entries of a scope; empty at first. */
  marks(scope: Scope): Promise<string>
  noteMarks(scope: Scope, told: string): Promise<void>
  /** The entries for which the server had no room. */
  heldBack(scope: Scope): Promise<readonly string[]>
  /** Notes that it is these, and no others. */
  noteHeldBack(scope: Scope, ids: readonly string[]): Promise<void>
  /** Entries that were sent and have left the scope's database, in case the server loses them. */
  kept(scope: Scope): Promise<readonly EntryDocument[]>
  keep(scope: Scope, entries: readonly EntryDocument[]): Promise<void>
  /** Lets go of what was kept. */
  dropKept(scope: Scope): Promise<void>
  /** The key that the server gave for sealing; undefined if it gave none. */
  sealKey(scope: Scope): Promise<string | undefined>
  /** Notes the key, or lets go of it. */
  noteSealKey(scope: Scope, key: string | undefined): Promise<void>
  sealed(scope: Scope): Promise<Sealed | undefined>
  /** Notes what is sealed, or that nothing is any more. */
  noteSealed(scope: Scope, sealed: Sealed | undefined): Promise<void>
  /** Ends all notes on a scope. */
  forget(scope: Scope): Promise<void>
}
