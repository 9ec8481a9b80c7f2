import type { ReplicationContext } from './replication-context.ts'

/**
 * What this device says of itself when it pulls and pushes, so that the office can see which tablets are out
 * of reach and what they hold.
 * @param sending how many of the unsent entries are on the server once the request is answered: they count
 *   until all are sent
 */
export function deviceHeaders({ device, progress }: ReplicationContext, sending = 0): Record<string, string> {
  const unsent = device.unsent()
  return {
    'device-id': device.id,
    'device-position': String(progress.report$.value.position),
    ...(unsent === undefined ? {} : { 'device-unsent': String(Math.max(0, unsent - sending)) }),
  }
}
