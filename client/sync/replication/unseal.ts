import { z } from 'zod'
import { SEAL_KEY_HEADER } from '../../../shared-schema/replication/seal.ts'
import type { EntryDocument } from '../../../shared-schema/replication/entry.ts'
import type { Sealed } from '../../base/device/device-memory.ts'
import { openBox } from '../storage/sealed-box.ts'
import type { ScopeDatabase } from '../storage/documents.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { pullAddress } from './address.ts'
import { deviceHeaders } from './device-headers.ts'
import { retryUntilAnswered, type ReplicationContext } from './replication-context.ts'

/**
 * Restores the entries that were sealed when this device lost the right to read the scope. It waits until
 * somebody at the device may read the scope, because only then does the server give the key. It runs before
 * the first pull, which then finds here the entries that the server has lost meanwhile.
 */
export async function unseal(
  context: ReplicationContext,
  database: ScopeDatabase,
  sealed: Sealed,
): Promise<void> {
  const { scope, device } = context
  const key = await askForKey(context)
  const found = new Map<string, EntryDocument>()
  const stillSealed: string[] = []
  for (const box of sealed.boxes) {
    const entries = await openBox(box, key).catch((error: unknown) => {
      console.warn(`What was sealed of ${scope} cannot be opened`, error)
      stillSealed.push(box)
      return []
    })
    for (const entry of entries) found.set(entry.id, entry)
  }
  const isUnsent = ({ id }: EntryDocument): boolean => sealed.unsent.includes(id)
  await device.memory.keep(
    scope,
    [...found.values()].filter(entry => !isUnsent(entry)),
  )
  const { error } = await database.entries.bulkInsert([...found.values()].filter(isUnsent))
  // 409: it was already restored before an interrupted start.
  if (error.some(({ status }) => status !== 409))
    throw new Error('What was sealed could not be stored on this device')
  const rest = { unsent: sealed.unsent.filter(id => !found.has(id)), boxes: stillSealed }
  await device.memory.noteSealed(scope, stillSealed.length > 0 ? rest : undefined)
}

function askForKey(context: ReplicationContext): Promise<string | undefined> {
  return retryUntilAnswered(context, 'pull entries', async () => {
    let key: string | undefined
    await sendRequest(pullAddress(context.scope, 'entries', { id: '', lwt: 0 }, 1), z.unknown(), {
      headers: deviceHeaders(context),
      signal: context.signal,
      onHeaders: headers => {
        key = headers.get(SEAL_KEY_HEADER) ?? undefined
      },
    })
    return key
  })
}
