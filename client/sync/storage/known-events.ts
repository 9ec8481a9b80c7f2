import { BehaviorSubject } from 'rxjs'
import { z } from 'zod'
import { scope as scopeShape, type Scope } from '../../../shared-schema/replication/scope.ts'
import { Remembered } from '../../base/device/remembered.ts'

const knownEvent = z.object({ scope: scopeShape, name: z.string() })
export type KnownEvent = z.infer<typeof knownEvent>

/** The events that were opened on this device, the latest first. */
export class KnownEvents {
  readonly #remembered = new Remembered('events', z.array(knownEvent))
  readonly all$ = new BehaviorSubject<readonly KnownEvent[]>(this.#remembered.get() ?? [])

  nameOf(scope: Scope): string | undefined {
    return this.all$.value.find(event => event.scope === scope)?.name
  }

  /** Puts an event first in the list; without a new name it keeps its old one. */
  opened(scope: Scope, name?: string): void {
    const known = name ?? this.nameOf(scope) ?? withoutName(scope)
    this.#keep([{ scope, name: known }, ...this.all$.value.filter(event => event.scope !== scope)])
  }

  renamed(scope: Scope, name: string): void {
    if (this.nameOf(scope) === name) return
    this.#keep(this.all$.value.map(event => (event.scope === scope ? { scope, name } : event)))
  }

  /** Forgets an event's name. */
  unnamed(scope: Scope): void {
    this.renamed(scope, withoutName(scope))
  }

  forgotten(scope: Scope): void {
    this.#keep(this.all$.value.filter(event => event.scope !== scope))
  }

  #keep(events: readonly KnownEvent[]): void {
    this.#remembered.set([...events])
    this.all$.next(events)
  }
}

/** The title of an event whose name this device does not know. */
export const withoutName = (scope: Scope): string => scope.replace(':', ' ')
