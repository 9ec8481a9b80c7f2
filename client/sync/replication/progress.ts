import { BehaviorSubject } from 'rxjs'
import { collections, type CollectionName } from '../../../shared-schema/replication/scope.ts'
import { errorKindOf, RequestError, type RequestErrorKind } from '../../base/requests/request-error.ts'
import { gravest, type Connection, type Report } from './report.ts'

/**
 * A network activity of a scope, each with its own outcome: a reader's pull is answered and their push
 * refused.
 */
export type Activity = 'stream' | 'push' | `pull ${CollectionName}`

interface Failure {
  readonly kind: RequestErrorKind
  readonly at: number
  /** Whether the server itself answered, and not a proxy in front of it. */
  readonly isFromServer: boolean
}

/** Merges the outcomes of pulls, pushes and the stream of one scope into one report. */
export class Progress {
  readonly report$: BehaviorSubject<Report>
  readonly #clock: () => number
  readonly #failures = new Map<Activity, Failure>()
  readonly #positions = new Map<CollectionName, number>()
  /** False while the only known contact is from an earlier session. */
  #contacted = false
  #isStored = true

  constructor(before: Report, clock: () => number = Date.now) {
    this.#clock = clock
    this.report$ = new BehaviorSubject<Report>({ ...before, connection: 'waiting', sending: false })
  }

  /** True once the server refused a pull because nobody at this device may read the scope. */
  get barred(): boolean {
    return collections.some(name => {
      const failure = this.#failures.get(`pull ${name}`)
      return failure?.isFromServer && (failure.kind === 'forbidden' || failure.kind === 'signed-out')
    })
  }

  answered(activity: Activity): void {
    this.#failures.delete(activity)
    this.#contacted = true
    this.#update({ lastContact: this.#clock() })
  }

  failed(activity: Activity, error: unknown): void {
    const kind = errorKindOf(error)
    // A refusal of one request still comes from our server; it is tried again like an outage.
    this.#failures.set(activity, {
      kind: kind === 'refused' ? 'unreachable' : kind,
      at: this.#clock(),
      isFromServer: error instanceof RequestError && error.isFromServer,
    })
    this.#update({})
  }

  /** Notes whether the device has room for the server's documents. */
  storing(isStored: boolean): void {
    this.#isStored = isStored
    this.#update({})
  }

  /** The server came back with less than it had announced: its feed now ends at `head`. */
  wentBack(head: number): void {
    for (const [name, position] of this.#positions) this.#positions.set(name, Math.min(position, head))
    this.#update({ head, position: Math.min(this.report$.value.position, head) })
  }

  /** Notes how many entries are to be sent again. */
  sendingAgain(many: number): void {
    this.#update({ again: { at: this.#clock(), many, isDone: false } })
  }

  /** Notes that the server has the entries sent again. */
  sentAgain(): void {
    const { again } = this.report$.value
    if (again) this.#update({ again: { ...again, isDone: true } })
  }

  /** @param why the server's message on why it has no room for some entries; empty once it has taken them */
  heldBack(why: string): void {
    this.#update({ heldBack: why })
  }

  sending(sending: boolean): void {
    this.#update({ sending })
  }

  head(head: number): void {
    this.#update({ head: Math.max(head, this.report$.value.head) })
  }

  /** A collection holds everything up to a position of the scope's feed. */
  reached(collection: CollectionName, position: number): void {
    this.#positions.set(collection, Math.max(position, this.#positions.get(collection) ?? 0))
    this.#update({ position: Math.min(...collections.map(name => this.#positions.get(name) ?? 0)) })
  }

  /** The stream moved the head on, and every collection with it that had nothing left to fetch. */
  followed(head: number): void {
    const before = this.report$.value.head
    this.head(head)
    for (const name of collections) if ((this.#positions.get(name) ?? 0) >= before) this.reached(name, head)
  }

  /** Takes over the report of the tab that replicates. */
  heard(report: Report): void {
    this.report$.next(report)
  }

  #update(change: Partial<Report>): void {
    const next = { ...this.report$.value, ...change }
    this.report$.next({ ...next, connection: this.#connection(next.lastContact) })
  }

  #connection(lastContact: number | null): Connection {
    const standing: (RequestErrorKind | Connection)[] = [...this.#failures.values()]
      // Any answer ends an earlier outage, whichever activity had failed.
      .filter(({ kind, at }) => kind !== 'unreachable' || lastContact === null || at >= lastContact)
      .map(({ kind }) => kind)
    if (!this.#isStored) standing.push('not-stored')
    const worst = gravest(standing)
    return worst ?? (this.#contacted ? 'reached' : 'waiting')
  }
}
