import { BehaviorSubject } from 'rxjs'
import type { Handover } from '../../../shared-schema/handover/packed.ts'
import type { Entry } from '../../../shared-schema/replication/entry.ts'
import type { Scope } from '../../../shared-schema/replication/scope.ts'
import type { Stored } from '../handover/store-handed.ts'
import { databaseName } from '../storage/database-name.ts'
import { removeEarlierEpochs } from '../storage/remove-earlier-epochs.ts'
import { removeDatabases } from '../storage/remove-databases.ts'
import type { Fetched } from './fetch-end.ts'
import { dropReport } from './last-reports.ts'
import { OpenScope } from './open-scope.ts'
import type { ScopeEnvironment } from './scope-environment.ts'
import { t } from '../../texts/t.ts'

/**
 * Number of scopes open in addition to the viewed one. RxDB allows 13 collections in a page, hence four
 * scopes of three; one of the four is the viewed one.
 */
const MAX_DRAINING = 3

export class StillUnsent extends Error {
  constructor(many: number) {
    super(t('device.stillUnsent', { count: many }))
    this.name = 'StillUnsent'
  }
}

/**
 * The scopes open in this page: the one last viewed, those with unsent entries until they are drained, and one that
 * is being fetched ahead, if there is room.
 */
export class OpenScopes {
  readonly all$ = new BehaviorSubject<readonly OpenScope[]>([])
  /** Unsent entries, as last counted, of scopes that wait to be opened; null before that is known. */
  readonly elsewhere$ = new BehaviorSubject<number | null>(null)
  /** The scope that is being fetched ahead, as long as nobody views it. */
  readonly ahead$ = new BehaviorSubject<Scope | null>(null)
  readonly #environment: ScopeEnvironment
  #viewed: Scope | null = null
  /** Opens and closes in sequence: a database must not be opened while it is being closed. */
  #turn: Promise<unknown> = Promise.resolve()

  constructor(environment: ScopeEnvironment) {
    this.#environment = environment
  }

  /** Opens a scope for viewing. The one viewed before closes once it is drained. */
  async view(scope: Scope): Promise<OpenScope> {
    this.#viewed = scope
    if (this.ahead$.value === scope) this.ahead$.next(null)
    return this.#inTurn(async () => {
      const open = this.#find(scope)
      if (open) return open
      await this.#closeIdle(MAX_DRAINING)
      const opened = await this.#open(scope)
      void this.drain()
      return opened
    })
  }

  /**
   * Opens a scope that nobody views until all of it is on this device. Resolves early if there is no room for it, no
   * connection, or no right.
   */
  async fetchAhead(scope: Scope): Promise<Fetched> {
    const opened = await this.#inTurn(async () => {
      if (this.#find(scope) || this.all$.value.length > MAX_DRAINING) return undefined
      if (this.#viewed !== scope) this.ahead$.next(scope)
      return this.#open(scope)
    }).catch((error: unknown) => {
      this.ahead$.next(null)
      throw error
    })
    if (!opened) return 'missed'
    const fetched = await opened.fetched()
    await this.#inTurn(async () => {
      const isOpen = this.#find(scope) === opened
      if (isOpen && this.#viewed !== scope && isDrained(opened)) await this.#close(opened)
      this.ahead$.next(null)
    })
    // Scopes with unsent entries may wait for its place.
    await this.drain()
    return fetched
  }

  /** Opens scopes with unsent entries, as many as there is room for, and closes those without. */
  async drain(): Promise<void> {
    await this.#inTurn(async () => {
      await this.#closeIdle(MAX_DRAINING + 1)
      const notes = await this.#environment.device.unsent()
      for (const scope of notes.keys()) {
        const spare = this.all$.value.find(this.#isSpare)
        const others = this.all$.value.filter(open => open.scope !== this.#viewed && open !== spare)
        if (this.#find(scope) !== undefined || others.length >= MAX_DRAINING) continue
        // Sending goes before fetching ahead.
        if (spare && this.all$.value.length > MAX_DRAINING) await this.#close(spare)
        await this.#open(scope).catch((error: unknown) => console.warn(`${scope} cannot be opened`, error))
      }
      const waiting = [...notes].filter(([scope]) => this.#find(scope) === undefined)
      this.elsewhere$.next(waiting.reduce((sum, [, many]) => sum + many, 0))
    })
  }

  /** Stores a hand-over from another device, of any scope. */
  async takeIn({ scope, entries }: Handover<Entry>): Promise<Stored> {
    return this.#inTurn(async () => {
      await this.#closeIdle(MAX_DRAINING)
      const open = this.#find(scope) ?? (await this.#open(scope))
      return open.takeIn(entries)
    })
  }

  /**
   * Removes a scope's database from this device.
   * @param closeElsewhere asks the browser's other tabs to close it
   * @throws StillUnsent while entries are unsent
   */
  async forget(scope: Scope, closeElsewhere: () => void): Promise<void> {
    await this.#inTurn(async () => {
      const open = this.#find(scope) ?? (await this.#open(scope))
      const { size } = await open.unsent.count()
      if (size > 0) throw new StillUnsent(size)
      await this.#remove(open, closeElsewhere)
      await this.#environment.device.forget(scope)
      dropReport(scope)
    })
  }

  /**
   * Removes a scope's database from this device while nobody records, in any tab.
   * @param which whether the scope is open in this page; one opened or closed meanwhile stays
   * @param prepare runs first; if it returns false, the database stays
   * @param closeElsewhere asks the browser's other tabs to close it
   */
  async takeOff(
    scope: Scope,
    which: 'open' | 'closed',
    prepare: (open: OpenScope) => Promise<boolean>,
    closeElsewhere: () => void,
  ): Promise<void> {
    await this.#inTurn(async () => {
      const found = this.#find(scope)
      const isStillSo = (found !== undefined) === (which === 'open')
      if (!isStillSo) return
      const open = found ?? (await this.#open(scope))
      await this.#environment.lock(async () => {
        if (!(await prepare(open))) return
        await this.#remove(open, closeElsewhere)
        // If somebody may read it again, all of it is fetched again.
        dropReport(scope)
        if (this.#viewed === scope) this.#viewed = null
      })
    })
  }

  /** Whether a scope is open in this page, where it learns of its own loss of access. */
  isOpen(scope: Scope): boolean {
    return this.#find(scope) !== undefined
  }

  /** Closes a scope that another tab removes from this device. */
  async letGo(scope: Scope): Promise<void> {
    await this.#inTurn(async () => {
      const open = this.#find(scope)
      if (open) await this.#close(open)
      // Closing keeps it.
      dropReport(scope)
    })
  }

  #find(scope: Scope): OpenScope | undefined {
    return this.all$.value.find(open => open.scope === scope)
  }

  async #open(scope: Scope): Promise<OpenScope> {
    const opened = await OpenScope.open(scope, this.#environment)
    this.all$.next([...this.all$.value, opened])
    opened.whenDrained(() => void this.drain())
    return opened
  }

  async #close(open: OpenScope): Promise<void> {
    this.all$.next(this.all$.value.filter(other => other !== open))
    await open.close()
  }

  async #remove(open: OpenScope, closeElsewhere: () => void): Promise<void> {
    await this.#close(open)
    closeElsewhere()
    await Promise.all([removeDatabases(databaseName(open.scope)), removeEarlierEpochs(open.scope)])
  }

  /**
   * Closes scopes that are neither viewed, unsent nor fetched ahead, and of the rest as many as exceed `most`, the one
   * fetched ahead first.
   */
  async #closeIdle(most: number): Promise<void> {
    const others = this.all$.value.filter(open => open.scope !== this.#viewed)
    const drained = others.filter(open => isDrained(open) && !this.#isSpare(open))
    const excess = others
      .filter(open => !drained.includes(open))
      .toSorted((a, b) => Number(this.#isSpare(b)) - Number(this.#isSpare(a)))
      .slice(0, Math.max(0, this.all$.value.length - drained.length - most))
    for (const open of [...drained, ...excess]) await this.#close(open)
  }

  /** True for a scope that is only fetched ahead: it may be closed for one that somebody needs. */
  readonly #isSpare = (open: OpenScope): boolean => open.scope === this.ahead$.value && isDrained(open)

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work)
    this.#turn = result.catch(() => undefined)
    return result
  }
}

const isDrained = ({ unsent }: OpenScope): boolean => unsent.ids$.value.size === 0
