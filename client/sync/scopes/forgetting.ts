import { z } from 'zod'
import { scope as scopeShape, type Scope } from '../../../shared-schema/replication/scope.ts'
import type { KnownEvents } from '../storage/known-events.ts'
import type { OpenScopes } from './open-scopes.ts'

const message = z.object({ forgotten: scopeShape })

/** Forgets events on this device, in all tabs of the browser. */
export class Forgetting {
  readonly #scopes: OpenScopes
  readonly #known: KnownEvents
  readonly #channel = new BroadcastChannel('sideline-forgetting')

  /** @param left called for a scope that another tab forgets */
  constructor(scopes: OpenScopes, known: KnownEvents, left: (scope: Scope) => void) {
    this.#scopes = scopes
    this.#known = known
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const read = message.safeParse(data)
      if (!read.success) return
      const { forgotten } = read.data
      left(forgotten)
      known.forgotten(forgotten)
      void scopes.letGo(forgotten)
    }
  }

  /** @throws StillUnsent while entries of the event are unsent */
  async forget(scope: Scope): Promise<void> {
    await this.#scopes.forget(scope, () => this.#channel.postMessage({ forgotten: scope }))
    this.#known.forgotten(scope)
  }
}
