import type { z } from 'zod'
import { device } from '../../../shared-schema/api/devices.ts'
import { readAll } from '../../base/requests/read-all.ts'
import { queryText } from './event-query.ts'

const tablet = device.pick({
  device_id: true,
  organization_id: true,
  person: true,
  last_contact: true,
  behind: true,
  unsent: true,
  entries: true,
  is_outdated: true,
  is_connected: true,
})
/** A tablet at its last contact. */
export type Tablet = z.infer<typeof tablet>

/** The tablets of an event. @throws RequestError */
export const fetchTablets = (scope: string, signal: AbortSignal): Promise<Tablet[]> =>
  readAll('devices', queryText(scope), tablet, signal)
