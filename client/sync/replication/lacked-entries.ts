import { z } from 'zod'
import { OFFICE, type EntryDocument } from '../../../shared-schema/replication/entry.ts'
import type { ScopeDatabase } from '../storage/documents.ts'
import { lackingAddress } from './address.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { retryUntilAnswered, type ReplicationContext } from './replication-context.ts'
import type { SentLedger } from './sent-ledger.ts'

/** Maximum number of entries in one request. */
const REQUEST = 1000

/**
 * Marks as unsent the entries that the server knew and has lost: those of this device, including games that
 * the server had settled; those handed to this device; and those of other devices that the server accepts
 * from here, because their tablets may never come back. It can break off at any moment and be repeated.
 * @param known the ids that the server has, or had and let go of
 * @returns the entries that the server has lost and does not get from here
 */
export async function lackedEntries(
  context: ReplicationContext,
  database: ScopeDatabase,
  ledger: SentLedger,
  known: ReadonlySet<string>,
): Promise<EntryDocument[]> {
  const {
    scope,
    device: { id: deviceId, memory, takenIn },
  } = context
  const here = (await database.entries.find().exec())
    .map(document => document.toMutableJSON())
    .filter(({ id }) => !known.has(id))
  const kept = (await memory.kept(scope)).filter(
    ({ id }) => !known.has(id) && !here.some(entry => entry.id === id),
  )
  const handed = await takenIn.read()
  const isOwn = ({ id, device_id }: EntryDocument): boolean => device_id === deviceId || handed.has(id)
  const wanted = await wantedOf(
    context,
    here.filter(entry => !isOwn(entry) && entry.device_id !== OFFICE),
  )
  const lacked = [...here.filter(entry => isOwn(entry) || wanted.has(entry.id)), ...kept]
  if (lacked.length > 0) await memory.noteUnsent(scope, lacked.length)
  if (wanted.size > 0) await takenIn.add([...wanted])
  const { error } = await database.entries.bulkInsert(kept)
  // 409: it arrived from the server at the same moment.
  if (error.some(({ status }) => status !== 409))
    throw new Error('What the server lacks could not be stored on this device')
  await ledger.takeBack(lacked.map(({ id }) => id))
  context.progress.sendingAgain(lacked.length)
  return here.filter(entry => !isOwn(entry) && !wanted.has(entry.id))
}

/** Asks which entries of other devices the server lacks and accepts from the current user. */
async function wantedOf(
  context: ReplicationContext,
  entries: readonly EntryDocument[],
): Promise<Set<string>> {
  const wanted = new Set<string>()
  for (let start = 0; start < entries.length; start += REQUEST) {
    const body = entries.slice(start, start + REQUEST).map(({ id, game_id }) => ({ id, game_id }))
    const ids = await retryUntilAnswered(context, 'pull entries', () =>
      sendRequest(lackingAddress(context.scope), z.array(z.string()), {
        method: 'POST',
        body,
        signal: context.signal,
      }),
    )
    for (const id of ids) wanted.add(id)
  }
  return wanted
}
