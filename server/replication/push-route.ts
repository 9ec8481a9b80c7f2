import express, { type RequestHandler } from 'express'
import { z } from 'zod'
import { markText, TOLD_HEADER } from '../../shared-schema/replication/mark.ts'
import { publicView } from '../feed/view.ts'
import { addressed, addressedScope } from './addressed.ts'
import { MAX_DOCUMENTS, type ReplicationParts } from './parts.ts'
import { push } from './push.ts'
import { refuse } from './refuse.ts'
import { viewFor } from './view-for.ts'

const pushBody = z.array(z.object({ newDocumentState: z.unknown() })).max(MAX_DOCUMENTS)

/** Stores the entries of a tablet. The body of a caller who may not push is never read. */
export const pushRoute = (parts: ReplicationParts): RequestHandler[] => [
  requirePusher(parts),
  express.json({ limit: '5mb' }),
  storeEntries(parts),
]

/**
 * A role that only allows reading is enough: the caller may get another while a tablet is out of reach, and
 * its entries are judged again then.
 */
function requirePusher(parts: ReplicationParts): RequestHandler {
  return async (request, response, next) => {
    const { scope, collection } = addressed(request)
    const view = await viewFor(parts, request, response, scope)
    if (!view) return
    if (parts.callers.of(request).person_id === null)
      return refuse(response, 'signed_out', t => t('replication.signInToSend'))
    if (view === publicView) return refuse(response, 'no_role_here', t => t('replication.noRole'))
    if (collection !== 'entries')
      return refuse(response, 'not_pushed', t => t('replication.entriesOnly', { collection }))
    next()
  }
}

function storeEntries({ db, callers }: ReplicationParts): RequestHandler {
  return async (request, response) => {
    const rows = pushBody.safeParse(request.body)
    if (!rows.success)
      return refuse(response, 'unreadable_request', t =>
        t('replication.pushOfRows', { count: MAX_DOCUMENTS }),
      )
    const documents = rows.data.map(row => row.newDocumentState)
    const { conflicts, head } = await push(db, addressedScope(request), callers.of(request), documents)
    // Not in the answer, which is a list for every RxDB client.
    response.set(TOLD_HEADER, markText([head])).json(conflicts)
  }
}
