import type { WithDeleted } from 'rxdb'
import { takenIn } from '../../../shared-schema/api/taken-in.ts'
import type { EntryDocument } from '../../../shared-schema/replication/entry.ts'
import { fileOf } from '../../../shared-schema/handover/file.ts'
import { pack } from '../../../shared-schema/handover/packed.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { errorKindOf } from '../../base/requests/request-error.ts'
import type { ReplicationContext } from './replication-context.ts'

/**
 * After a refused push, hands the entries over to the office, which keeps them and decides. The work of a
 * scorekeeper who lost the role is then not stuck on the tablet; verdicts tell that it does not count yet.
 * @param heard gets the data that accompanies the answer
 * @param actingPerson the pass holder who recorded the entries, if one did
 * @throws RequestError the same error if it is of another kind, and a new one if the office takes no more
 */
export async function handOverInstead(
  error: unknown,
  { scope, signal }: ReplicationContext,
  documents: readonly WithDeleted<EntryDocument>[],
  heard: (headers: Headers) => void,
  actingPerson: string | undefined,
): Promise<[]> {
  if (errorKindOf(error) !== 'forbidden') throw error
  const entries = documents.map(({ _deleted: _, ...entry }) => entry)
  await sendRequest('/v1/handovers/', takenIn.pick({ new: true, known: true }), {
    method: 'POST',
    body: fileOf(await pack({ scope, entries })),
    signal,
    actingPerson,
    onHeaders: heard,
  })
  return []
}
