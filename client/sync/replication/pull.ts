import type { ReplicationPullHandler } from 'rxdb'
import type { Checkpoint, CollectionName } from '../../../shared-schema/replication/scope.ts'
import { SEAL_KEY_HEADER } from '../../../shared-schema/replication/seal.ts'
import type { Documents } from '../storage/documents.ts'
import { noteServerTime } from '../../base/device/server-time.ts'
import { pullAddress } from './address.ts'
import { afresh, type Local } from './afresh.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { deviceHeaders } from './device-headers.ts'
import { retryUntilAnswered, type ReplicationContext } from './replication-context.ts'
import { noteSealKey } from './note-seal-key.ts'
import { documentsIn, pullAnswer, type PullAnswer } from './wire.ts'

export const PULL_BATCH = 1000

const beginning: Checkpoint = { id: '', lwt: 0 }

/** A start with documents already here: the server then also names those that are gone. */
const beginningAgain: Checkpoint = { id: 'again', lwt: 0 }

/** Prefix of checkpoints into an earlier version's documents; followed by the number taken so far. */
const LEFT = 'left-'

/**
 * Gives the documents that an earlier version of the app had from the server, until the server answers: that
 * needs no network.
 */
function leftBehind<C extends CollectionName>(
  collection: C,
  { earlier }: ReplicationContext,
  { id, lwt }: Checkpoint,
  limit: number,
) {
  if (!earlier || lwt > 0) return null
  for (let start = id.startsWith(LEFT) ? Number(id.slice(LEFT.length)) : 0; ;) {
    const left = earlier.known(collection, start, limit)
    if (left.length === 0) return null
    start += left.length
    const documents = documentsIn(collection, left)
    // An answer without documents would end the pulling.
    if (documents.length > 0) return { documents, checkpoint: { id: `${LEFT}${start}`, lwt: 0 } }
  }
}

/**
 * Fetches a collection's changes after the last checkpoint, and all documents again if the server has lost
 * some that it had delivered.
 */
export function pullHandler<C extends CollectionName>(
  collection: C,
  context: ReplicationContext,
  local: Local<C>,
): ReplicationPullHandler<Documents[C], Checkpoint> {
  // RxDB stores no checkpoint with an empty answer. Once documents are here, RxDB's own checkpoint counts: a
  // stream may have brought them from before the loss, and then they have to go.
  let replaced: { readonly by: Checkpoint; readonly checkpoint: string } | null = null
  return async (last, limit) => {
    let sealKey: string | null = null
    const left = leftBehind(collection, context, last ?? beginning, limit)
    if (left) return left
    const startPoint = last ?? ((await local.isUntouched()) ? beginning : beginningAgain)
    const shown = collection === 'entries' ? await context.marks.text() : ''
    const ask = (after: Checkpoint, marks = ''): Promise<PullAnswer> =>
      retryUntilAnswered(context, `pull ${collection}`, () => {
        const requestedAt = Date.now()
        return sendRequest(pullAddress(context.scope, collection, after, limit, marks), pullAnswer, {
          headers: deviceHeaders(context),
          signal: context.signal,
          onHeaders: headers => {
            sealKey = headers.get(SEAL_KEY_HEADER)
            noteServerTime(headers.get('date'), requestedAt, Date.now())
          },
        })
      })
    const after =
      replaced?.checkpoint === JSON.stringify(startPoint) && (await local.isEmpty())
        ? replaced.by
        : startPoint
    const answer = await ask(after, shown)
    if (collection === 'entries') await noteSealKey(context, sealKey)
    if (!answer.lost) {
      await context.marks.known(shown, answer.told)
      context.progress.head(answer.head)
      // A page that is not full reaches up to the head.
      context.progress.reached(
        collection,
        answer.documents.length < limit ? answer.head : answer.checkpoint.lwt,
      )
      return { documents: documentsIn(collection, answer.documents), checkpoint: answer.checkpoint }
    }
    context.progress.wentBack(answer.head)
    const { documents, checkpoint, head } = await afresh(collection, answer, limit, local, ask)
    // Not earlier: now all consequences of the loss are on the disk.
    await context.marks.lost(shown)
    replaced = { by: checkpoint, checkpoint: JSON.stringify(startPoint) }
    context.progress.reached(collection, head)
    return { documents, checkpoint }
  }
}
