import type { ReplicationContext } from './replication-context.ts'

/** Notes the key that came with an answer, for when what was recorded here has to be sealed. */
export async function noteSealKey(
  { scope, device: { memory } }: ReplicationContext,
  key: string | null,
): Promise<void> {
  if (key !== null && key !== (await memory.sealKey(scope))) await memory.noteSealKey(scope, key)
}
