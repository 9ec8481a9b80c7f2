import type { ReplicationPullHandler } from 'rxdb'
import type { Checkpoint, CollectionName } from '../../shared-schema/replication/scope.ts'
import type { Documents } from '../storage/documents.ts'
import { pullAddress } from './address.ts'
import { askServer } from './ask-server.ts'
import { deviceHeaders } from './device-headers.ts'
import { insist, type Line } from './line.ts'
import { documentsIn, pullAnswer } from './wire.ts'

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
 * Fetches a collection's changes from where the last ones ended.
 * @param isUntouched whether no document of it can be here: a first sync may have broken off before it wrote down how far it came
 */
export function pullHandler<C extends CollectionName>(
  collection: C, line: Line, isUntouched: () => Promise<boolean>,
): ReplicationPullHandler<Documents[C], Checkpoint> {
  return async (last, limit) => {
    const left = leftBehind(collection, line, last ?? beginning, limit)
    if (left) return left
    const checkpoint = last ?? (await isUntouched() ? beginning : beginningAgain)
    const path = pullAddress(line.scope, collection, checkpoint, limit)
    const answer = await insist(line, `pull ${collection}`, () =>
      askServer(path, pullAnswer, { headers: deviceHeaders(line), signal: line.signal }))
    line.progress.head(answer.head)
    // A page that is not full holds all there is up to the head.
    line.progress.reached(collection, answer.documents.length < limit ? answer.head : answer.checkpoint.lwt)
    return { documents: documentsIn(collection, answer.documents), checkpoint: answer.checkpoint }
  }
}
