import type { WithDeleted } from 'rxdb'
import { takenIn } from '../../../shared-schema/api/taken-in.ts'
import type { EntryDocument } from '../../../shared-schema/replication/entry.ts'
import { fileOf } from '../../../shared-schema/handover/file.ts'
import { pack } from '../../../shared-schema/handover/packed.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { errorKindOf } from '../../base/requests/request-error.ts'
import type { ReplicationContext } from './replication-context.ts'

/**
 * For whoever was refused a push: hands the entries over to the office, which keeps them and decides. So the
 * work of a scorekeeper whose role was taken away is not stuck on the tablet; verdicts say that it does not
 * count yet.
 * @param heard hears what stands beside the answer
 * @param actingPerson the pass holder who recorded them, if they are of one
 * @throws RequestError the same again if it is of another kind, and another one if the office takes no more
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
