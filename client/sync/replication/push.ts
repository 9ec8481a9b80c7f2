import type { ReplicationPushHandler, WithDeleted } from 'rxdb'
import type { EntryDocument } from '../../../shared-schema/replication/entry.ts'
import { TOLD_HEADER } from '../../../shared-schema/replication/mark.ts'
import { pushAddress } from './address.ts'
import { sendRequest } from '../../base/requests/send-request.ts'
import { deviceHeaders } from './device-headers.ts'
import { handOverInstead } from './hand-over-instead.ts'
import { retryUntilAnswered, type ReplicationContext } from './replication-context.ts'
import { errorKindOf, RequestError } from '../../base/requests/request-error.ts'
import { documentsIn, pushAnswer } from './wire.ts'

/**
 * More than a device ever records, which makes RxDB pass all unsent entries to the handler in one call: it
 * sends what exceeds its batch size in parallel, and entries must arrive in order.
 */
export const PUSH_BATCH = 100_000

/** Entries in one request: well below the body size that servers accept. */
const REQUEST = 50

/**
 * Sends entries, and holds back those for which the server has no room: they must not block later entries.
 */
export function pushHandler(context: ReplicationContext): ReplicationPushHandler<EntryDocument> {
  return async rows => {
    const { conflicts, surplus } = await sendEntries(
      context,
      rows.map(row => row.newDocumentState),
    )
    // Before RxDB notes them as sent.
    if (surplus.size > 0) await context.device.heldBack.add([...surplus])
    return conflicts
  }
}

interface Sent {
  /** The server's documents with the same ids. */
  readonly conflicts: WithDeleted<EntryDocument>[]
  /** The ids of the entries for which the server has no room. */
  readonly surplus: ReadonlySet<string>
}

/** Sends entries in the order of their counters, in sequential requests, each in the name of one person. */
export async function sendEntries(
  context: ReplicationContext,
  entries: readonly WithDeleted<EntryDocument>[],
): Promise<Sent> {
  const ordered = entries.toSorted((a, b) => a.counter - b.counter)
  const conflicts: WithDeleted<EntryDocument>[] = []
  const surplus: string[] = []
  context.progress.sending(true)
  try {
    let sent = 0
    for (const { entries: part, sender } of requestsOf(ordered, context)) {
      sent += part.length
      let marks = ''
      const heard = (headers: Headers): void => {
        marks = headers.get(TOLD_HEADER) ?? ''
      }
      const sendFor = (actingPerson: string | undefined) =>
        sendRequest(pushAddress(context.scope), pushAnswer, {
          method: 'POST',
          body: part.map(entry => ({ newDocumentState: entry })),
          headers: deviceHeaders(context, sent),
          signal: context.signal,
          actingPerson,
          onHeaders: heard,
        }).catch((error: unknown) => {
          const tooMany = withoutRoom(error, part)
          if (tooMany.length === 0) return handOverInstead(error, context, part, heard, actingPerson)
          surplus.push(...tooMany)
          context.progress.heldBack(error instanceof Error ? error.message : '')
          return []
        })
      const answer = await retryUntilAnswered(context, 'push', () =>
        sendFor(sender).catch((error: unknown) => {
          // Their session ended here: the current user delivers the entry, like a handed-over one.
          if (sender === undefined || errorKindOf(error) !== 'signed-out') throw error
          return sendFor(undefined)
        }),
      )
      conflicts.push(...documentsIn('entries', answer))
      // Before RxDB notes them as sent.
      await context.marks.note(marks)
    }
  } finally {
    context.progress.sending(false)
  }
  return { conflicts, surplus: new Set(surplus) }
}

interface Request {
  readonly entries: WithDeleted<EntryDocument>[]
  /** The pass holder on this device who recorded them; undefined for anybody else. */
  readonly sender: string | undefined
}

/** Groups entries into requests: consecutive, of one person, and not too many. */
function requestsOf(
  ordered: readonly WithDeleted<EntryDocument>[],
  { device }: ReplicationContext,
): Request[] {
  const requests: Request[] = []
  for (const entry of ordered) {
    const sender = entry.device_id === device.id ? device.personNamed(entry.recorded_by) : undefined
    const last = requests.at(-1)
    if (last && last.sender === sender && last.entries.length < REQUEST) last.entries.push(entry)
    else requests.push({ entries: [entry], sender })
  }
  return requests
}

/**
 * The ids of the entries for which the server has no room, if that was its answer: it has taken the others.
 */
function withoutRoom(error: unknown, part: readonly EntryDocument[]): string[] {
  return error instanceof RequestError
    ? part.map(({ id }) => id).filter(id => error.fields[id] !== undefined)
    : []
}
