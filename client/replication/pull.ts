import type { ReplicationPullHandler } from 'rxdb'
import type { Checkpoint, CollectionName } from '../../shared-schema/replication/scope.ts'
import type { Documents } from '../storage/documents.ts'
import { pullAddress } from './address.ts'
import { afresh, type Local } from './afresh.ts'
import { askServer } from './ask-server.ts'
import { deviceHeaders } from './device-headers.ts'
import { insist, type Line } from './line.ts'
import { documentsIn, pullAnswer, type PullAnswer } from './wire.ts'

export const PULL_BATCH = 1000

const beginning: Checkpoint = { id: '', lwt: 0 }

/** A beginning at which documents are here already: the server then names those as well that are gone. */
const beginningAgain: Checkpoint = { id: 'again', lwt: 0 }

/** Begins the checkpoints of what an earlier version left: how many documents of it were taken. */
const LEFT = 'left-'

/** While nothing has come from the server: what an earlier version of the app knew of it, which needs no network. */
function leftBehind<C extends CollectionName>(collection: C, { earlier }: Line, { id, lwt }: Checkpoint, limit: number) {
  if (!earlier || lwt > 0) return null
  for (let start = id.startsWith(LEFT) ? Number(id.slice(LEFT.length)) : 0; ;) {
    const left = earlier.known(collection, start, limit)
    if (left.length === 0) return null
    start += left.length
    const documents = documentsIn(collection, left)
    // An answer without documents would be the end of pulling.
    if (documents.length > 0) return { documents, checkpoint: { id: `${LEFT}${start}`, lwt: 0 } }
  }
}

/**
 * Fetches a collection's changes from where the last ones ended, and everything afresh where the server has lost some
 * of what it had told.
 */
export function pullHandler<C extends CollectionName>(collection: C, line: Line, local: Local<C>): ReplicationPullHandler<Documents[C], Checkpoint> {
  // RxDB writes no checkpoint of an answer without documents.
  let replaced: { readonly by: Checkpoint; readonly checkpoint: string } | null = null
  return async (last, limit) => {
    const left = leftBehind(collection, line, last ?? beginning, limit)
    if (left) return left
    const asked = last ?? (await local.isUntouched() ? beginning : beginningAgain)
    const shown = collection === 'entries' ? await line.told.text() : ''
    const ask = (after: Checkpoint, told = ''): Promise<PullAnswer> => insist(line, `pull ${collection}`, () =>
      askServer(pullAddress(line.scope, collection, after, limit, told), pullAnswer, { headers: deviceHeaders(line), signal: line.signal }))
    const answer = await ask(replaced?.checkpoint === JSON.stringify(asked) ? replaced.by : asked, shown)
    if (!answer.lost) {
      await line.told.known(shown, answer.told)
      line.progress.head(answer.head)
      // A page that is not full holds all there is up to the head.
      line.progress.reached(collection, answer.documents.length < limit ? answer.head : answer.checkpoint.lwt)
      return { documents: documentsIn(collection, answer.documents), checkpoint: answer.checkpoint }
    }
    line.progress.wentBack(answer.head)
    const { documents, checkpoint, head } = await afresh(collection, answer, limit, local, ask)
    // Only now: all that follows from the loss is on the disk.
    await line.told.lost(shown)
    replaced = { by: checkpoint, checkpoint: JSON.stringify(asked) }
    line.progress.reached(collection, head)
    return { documents, checkpoint }
  }
}
