import type { ReplicationContext } from './replication-context.ts'

/**
 * The headers by which a device reports its state on pull and push, for the office to see which tablets are
 * out of reach and how much they hold.
 * @param sending how many of the unsent entries the server has once it answers this request: they count until
 *   all are sent
 */
export function deviceHeaders({ device, progress }: ReplicationContext, sending = 0): Record<string, string> {
  const unsent = device.unsent()
  return {
    'device-id': device.id,
    'device-position': String(progress.report$.value.position),
    ...(unsent === undefined ? {} : { 'device-unsent': String(Math.max(0, unsent - sending)) }),
  }
}
