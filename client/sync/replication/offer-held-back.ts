import type { ScopeDatabase } from '../storage/documents.ts'
import type { ReplicationContext } from './replication-context.ts'
import { sendEntries } from './push.ts'

/** Organizers may make room, so held-back entries are offered regularly. */
const EVERY_MS = 30_000

/** Offers held-back entries regularly until the server takes them or the scope is closed. */
export async function offerHeldBack(context: ReplicationContext, database: ScopeDatabase): Promise<void> {
  const {
    device: { heldBack },
    backoff,
    signal,
  } = context
  await database.waitForLeadership()
  const offer = async (): Promise<void> => {
    const held = [...(await heldBack.read())]
    if (held.length === 0) return
    const entries = [...(await database.entries.findByIds(held).exec()).values()].map(entry => ({
      ...entry.toMutableJSON(),
      _deleted: false,
    }))
    const { surplus } = await sendEntries(context, entries)
    await heldBack.remove(held.filter(id => !surplus.has(id)))
    if (surplus.size === 0) context.progress.heldBack('')
  }
  while (!signal.aborted) {
    // A full disk cannot be written to: they stay held back, and the next try may find room.
    await offer().catch((error: unknown) => {
      if (!signal.aborted) console.warn('What the server has no room for could not be offered again', error)
    })
    await backoff.pause(EVERY_MS, signal)
  }
}
