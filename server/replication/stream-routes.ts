import type { RequestHandler } from 'express'
import { z } from 'zod'
import { collections, scope as scopeShape } from '../../shared-schema/replication/scope.ts'
import type { FeedPage, FeedRow } from '../feed/read.ts'
import type { View } from '../feed/view.ts'
import { addressed } from './addressed.ts'
import { checkpointAt } from './checkpoints.ts'
import { followScope } from './follow-scope.ts'
import { openStream } from './open-stream.ts'
import type { ReplicationParts } from './parts.ts'
import { refuse } from './refuse.ts'

const MAX_SCOPES = 10

const streamQuery = z.object({
  scopes: z
    .string()
    .transform(list => [...new Set(list.split(','))])
    .pipe(z.array(scopeShape).min(1).max(MAX_SCOPES)),
})

/** Streams the changes of one collection of a scope. */
export function pullStreamRoute(parts: ReplicationParts): RequestHandler {
  return async (request, response) => {
    const { scope, collection } = addressed(request)
    const opened = await openStream(parts, request, response, [scope])
    if (!opened) return
    const { stream } = opened
    for (const seen of opened.scopes)
      followScope(parts.db, parts.notifier, stream, seen, async page => {
        const rows = page.rows.filter(row => row.collection === collection && seen.concerns(row))
        if (rows.length > 0) await stream.send(null, changesOf(rows, page, seen.view))
      })
  }
}

/** Streams the changes of all the scopes that a tab has open. */
export function streamRoute(parts: ReplicationParts): RequestHandler {
  return async (request, response) => {
    const query = streamQuery.safeParse(request.query)
    if (!query.success)
      return refuse(response, 'unreadable_request', t => t('replication.nameScopes', { count: MAX_SCOPES }))
    const opened = await openStream(parts, request, response, query.data.scopes)
    if (!opened) return
    const { stream } = opened
    parts.contacts.follow(request, parts.callers.of(request), query.data.scopes, stream)
    for (const seen of opened.scopes) {
      const { scope, view, start, concerns } = seen
      followScope(parts.db, parts.notifier, stream, seen, page => {
        const changes = byCollection({ ...page, rows: page.rows.filter(concerns) }, view)
        return stream.send('changes', `{"scope":"${scope}","head":${page.head},"changes":{${changes}}}`)
      })
      await stream.send('open', JSON.stringify({ scope, head: start.position }))
    }
  }
}

/**
 * Documents and their checkpoint as JSON text, joined without parsing: there may be many, for many streams.
 */
function changesOf(rows: readonly FeedRow[], { generation }: FeedPage, view: View): string {
  const checkpoint = checkpointAt({ generation, position: rows.at(-1)?.position ?? 0 }, view.name, 0)
  return `{"documents":[${rows.map(({ document }) => document).join()}],"checkpoint":${JSON.stringify(checkpoint)}}`
}

function byCollection(page: FeedPage, view: View): string {
  return collections
    .flatMap(collection => {
      const rows = page.rows.filter(row => row.collection === collection)
      return rows.length === 0 ? [] : [`"${collection}":${changesOf(rows, page, view)}`]
    })
    .join()
}
