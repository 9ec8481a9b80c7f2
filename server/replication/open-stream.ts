import type { Request, Response } from 'express'
import type { Scope } from '../../shared-schema/replication/scope.ts'
import type { Author } from '../access/author.ts'
import { headOf, type FeedRow } from '../feed/read.ts'
import { managesScope, viewOfScope } from '../feed/scope-access.ts'
import type { EventStream } from './event-stream.ts'
import type { Followed } from './follow-scope.ts'
import type { ReplicationParts } from './parts.ts'
import { refuse } from './refuse.ts'
import { viewFor } from './view-for.ts'

/** An open stream, with its reader's view of each scope: if one of these views changes, the stream ends. */
interface Opened {
  readonly stream: EventStream
  readonly scopes: readonly Seen[]
}

/** A reader's view of a scope, and the rows of its feed that concern them. */
interface Seen extends Followed {
  readonly isOffice: boolean
  readonly concerns: (row: FeedRow) => boolean
}

/**
 * Opens a stream for a caller who may read all of these scopes; undefined if they may not, and the answer is
 * already sent.
 */
export async function openStream(
  parts: ReplicationParts,
  request: Request,
  response: Response,
  scopes: readonly Scope[],
): Promise<Opened | undefined> {
  const { db, callers, streams } = parts
  const seen: Seen[] = []
  for (const scope of scopes) {
    const one = await seenBy(parts, request, response, scope)
    if (!one) return undefined
    seen.push(one)
  }
  const countedAs = callers.countedAs(request)
  if (streams.isFull(countedAs, callers.of(request).person_id !== null)) {
    refuse(response, 'too_many_streams', t => t('replication.tooManyStreams'))
    return undefined
  }
  const views = seen.map(({ scope, view, isOffice }) => `${scope} ${view.name} ${isOffice}`).join()
  const stream = streams.open(response, {
    countedAs,
    readsAs: `${views} ${callers.credentialsOf(request)}`,
    mayRead: async () => seesTheSame(db, await callers.now(request), seen),
  })
  return { stream, scopes: seen }
}

async function seenBy(
  parts: ReplicationParts,
  request: Request,
  response: Response,
  scope: Scope,
): Promise<Seen | undefined> {
  const view = await viewFor(parts, request, response, scope)
  if (!view) return undefined
  const author = parts.callers.of(request)
  const isOffice = await managesScope(parts.db, author, scope)
  return {
    scope,
    view,
    isOffice,
    // Read before the answer begins: a reader who sees the stream open and then pulls misses nothing.
    start: await headOf(parts.db, scope),
    concerns: ({ audience }) => isOffice || audience === null || audience === author.person_id,
  }
}

/** Whether a reader's views are still those with which the stream was opened. */
async function seesTheSame(
  db: ReplicationParts['db'],
  author: Author,
  seen: readonly Seen[],
): Promise<boolean> {
  for (const { scope, view, isOffice } of seen) {
    if ((await viewOfScope(db, author, scope))?.name !== view.name) return false
    if ((await managesScope(db, author, scope)) !== isOffice) return false
  }
  return true
}
