import type { ReplicationPushHandler, WithDeleted } from 'rxdb'
import type { EntryDocument } from '../storage/documents.ts'
import { pushAddress } from './address.ts'
import { askServer } from './ask-server.ts'
import { deviceHeaders } from './device-headers.ts'
import { handOverInstead } from './hand-over-instead.ts'
import { insist, type Line } from './line.ts'
import { documentsIn, pushAnswer } from './wire.ts'

/**
 * More than a device ever records, so that RxDB gives all unsent entries to the handler at once:
 * what is above its batch size it sends in parallel, and entries must arrive in order.
 */
export const PUSH_BATCH = 100_000

/** Entries in one request: well below the size of body that servers take. */
const REQUEST = 50

/** Sends entries in the order of their counters, one request after the other. */
export function pushHandler(line: Line): ReplicationPushHandler<EntryDocument> {
  return async rows => {
    const ordered = rows.toSorted((a, b) => a.newDocumentState.counter - b.newDocumentState.counter)
    const conflicts: WithDeleted<EntryDocument>[] = []
    line.progress.sending(true)
    try {
      for (let start = 0; start < ordered.length; start += REQUEST) {
        const body = ordered.slice(start, start + REQUEST)
        let told = ''
        const answer = await insist(line, 'push', () => askServer(pushAddress(line.scope), pushAnswer, {
          method: 'POST', body, headers: deviceHeaders(line, start + body.length), signal: line.signal,
          heard: headers => { told = headers.get('Sideline-Told') ?? '' },
        }).catch((error: unknown) => handOverInstead(error, line, body)))
        // Before RxDB writes down that they are sent.
        await line.told.note(told)
        conflicts.push(...documentsIn('entries', answer))
      }
    } finally {
      line.progress.sending(false)
    }
    return conflicts
  }
}
