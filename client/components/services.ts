import { createContext, use } from 'react'
import type { Session } from '../accounts/session.ts'
import type { NewVersion } from '../base/device/new-version.ts'
import type { Forgetting } from '../sync/scopes/forgetting.ts'
import type { OpenScopes } from '../sync/scopes/open-scopes.ts'
import type { KnownEvents } from '../sync/storage/known-events.ts'

/** Objects that live as long as the page. */
export interface Services {
  /** The server's id for this device. */
  readonly deviceId: string
  readonly session: Session
  readonly scopes: OpenScopes
  readonly known: KnownEvents
  readonly forgetting: Forgetting
  readonly version: NewVersion
  /** Immediately retries everything that waits for a connection. */
  readonly wake: () => void
}

export const ServicesContext = createContext<Services | null>(null)

export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('There are no services around this component')
  return services
}
