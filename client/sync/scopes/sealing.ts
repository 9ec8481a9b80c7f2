import { z } from 'zod'
import { scope as scopeShape, type Scope } from '../../../shared-schema/replication/scope.ts'
import type { DeviceMemory } from '../../base/device/device-memory.ts'
import { RequestError } from '../../base/requests/request-error.ts'
import { pullAddress } from '../replication/address.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { scopesOnDisk } from '../storage/scopes-on-disk.ts'
import type { KnownEvents } from '../storage/known-events.ts'
import type { OpenScopes } from './open-scopes.ts'
import { isEmpty, sealRecorded } from './seal-recorded.ts'

const message = z.object({ sealed: scopeShape })

/**
 * Removes events from this device, in all tabs of the browser, that nobody at it may read any more. Their
 * unsent entries stay, sealed, until somebody may read the event again.
 */
export class Sealing {
  readonly #scopes: OpenScopes
  readonly #device: DeviceMemory
  readonly #known: KnownEvents
  readonly #left: (scope: Scope) => void
  readonly #channel = new BroadcastChannel('sideline-sealing')

  /** @param left called for an event that is removed, in this tab or another, even while it is shown */
  constructor(scopes: OpenScopes, device: DeviceMemory, known: KnownEvents, left: (scope: Scope) => void) {
    this.#scopes = scopes
    this.#device = device
    this.#known = known
    this.#left = left
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const read = message.safeParse(data)
      if (!read.success) return
      const { sealed } = read.data
      void scopes.letGo(sealed).then(() => left(sealed))
    }
  }

  /**
   * Removes an event from this device that nobody at it may read.
   * @param which whether it is open, or only on the disk
   */
  async seal(scope: Scope, which: 'open' | 'closed' = 'open'): Promise<void> {
    let unsent: number | undefined
    let isDone = false
    await this.#scopes.takeOff(
      scope,
      which,
      async open => {
        isDone = true
        if (await isEmpty(open)) return which === 'closed'
        unsent = await sealRecorded(open, this.#device)
        return true
      },
      () => this.#channel.postMessage({ sealed: scope }),
    )
    if (isDone) await this.#device.noteSealKey(scope, undefined)
    if (unsent === undefined) return
    if (unsent === 0) this.#known.forgotten(scope)
    else this.#known.unnamed(scope)
    this.#left(scope)
    // The sealed entries are sent as soon as somebody may.
    if (unsent > 0) await this.#scopes.drain()
  }

  /**
   * Asks for each event on this device that is not open whether somebody may still read it.
   * @param people the pass holders on this device, and null for a user with an account
   */
  async check(people: readonly (string | null)[]): Promise<void> {
    for (const scope of await scopesOnDisk()) {
      if (this.#scopes.isOpen(scope)) continue
      const answers = new Set<'readable' | 'barred' | 'unknown'>()
      for (const person of people) answers.add(await ask(scope, person))
      if (answers.size === 1 && answers.has('barred')) await this.seal(scope, 'closed')
    }
  }
}

async function ask(scope: Scope, actingPerson: string | null): Promise<'readable' | 'barred' | 'unknown'> {
  try {
    await sendRequest(pullAddress(scope, 'catalog', { id: '', lwt: 0 }, 1), z.unknown(), { actingPerson })
    return 'readable'
  } catch (error) {
    const isBarred =
      error instanceof RequestError && error.isFromServer && ['signed-out', 'forbidden'].includes(error.kind)
    return isBarred ? 'barred' : 'unknown'
  }
}
