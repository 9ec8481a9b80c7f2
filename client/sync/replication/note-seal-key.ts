import type { ReplicationContext } from './replication-context.ts'

/** Notes the key that came with an answer, for sealing this device's recordings later. */
export async function noteSealKey(
  { scope, device: { memory } }: ReplicationContext,
  key: string | null,
): Promise<void> {
  if (key !== null && key !== (await memory.sealKey(scope))) await memory.noteSealKey(scope, key)
}
