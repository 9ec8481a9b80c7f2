import { filter, merge, skip } from 'rxjs'
import type { Session } from '../accounts/session.ts'
import type { DeviceMemory } from '../base/device/device-memory.ts'
import type { StreamHub } from '../sync/replication/stream-hub.ts'
import type { OpenScopes } from '../sync/scopes/open-scopes.ts'
import { Sealing } from '../sync/scopes/sealing.ts'
import type { KnownEvents } from '../sync/storage/known-events.ts'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import { forgetAfterSignOut } from './forget-after-sign-out.ts'

interface Watched {
  readonly session: Session
  readonly scopes: OpenScopes
  readonly device: DeviceMemory
  readonly known: KnownEvents
  readonly hub: StreamHub
}

/**
 * Removes data from this device that nobody at it may see any more, wherever the right to it ended.
 * @returns a function to call with a scope that the server refuses to this device
 */
export function watchRights({ session, scopes, device, known, hub }: Watched): (scope: Scope) => void {
  const sealing = new Sealing(scopes, device, known, scope => {
    // Reloads to clear the data in this page's memory.
    if (location.pathname.startsWith(`/events/${scope}`)) location.reload()
  })
  const warn = (error: unknown): void => console.warn('What may not be read here is still here', error)
  const check = (): void => {
    const people = session.holders.here$.value.people.map(({ person }) => person.id)
    void sealing.check([null, ...people]).catch(warn)
  }
  forgetAfterSignOut(session, warn)
  session.signedOut$.pipe(filter(Boolean)).subscribe(() => {
    hub.renew()
  })
  // Both emit their present value on subscription: one check at the start is enough.
  merge(session.signedOut$, session.remembered.account$).pipe(skip(1)).subscribe(check)
  return scope => void sealing.seal(scope).catch(warn)
}
