import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import { z } from 'zod'
import { markText, readMarks, TOLD_HEADER } from '../../shared-schema/replication/mark.ts'
import {
  collections,
  EPOCH,
  scope as scopeShape,
  type CollectionName,
  type Scope,
} from '../../shared-schema/replication/scope.ts'
import { ACCESS_CHANNEL } from '../access/access-channel.ts'
import { SEAL_KEY_HEADER } from '../../shared-schema/replication/seal.ts'
import type { OpenDatabase } from '../database/connection.ts'
import { headOf, readCollection, type FeedPage, type FeedRow } from '../feed/read.ts'
import { publicView, type View } from '../feed/view.ts'
import type { Author } from '../access/author.ts'
import { lackingOf } from '../games/entries/lacking.ts'
import { managesScope, scopeAccess, viewOfScope } from '../feed/scope-access.ts'
import { Callers } from './callers.ts'
import { checkpointAfter, checkpointAt, reachedBy } from './checkpoints.ts'
import { Contacts } from './contacts.ts'
import type { EventStream } from './event-stream.ts'
import { FeedNotifier } from './feed-notifier.ts'
import { followScope, type Followed } from './follow-scope.ts'
import type { OpenStreams } from './open-streams.ts'
import { push } from './push.ts'
import { refuse } from './refuse.ts'
import { sealKey } from './seal-key.ts'

interface Dependencies {
  readonly database: OpenDatabase
  readonly authorOf: (request: Request) => Promise<Author>
  /** Makes the limiter for the requests of each caller. */
  readonly limitOf: (callerOf: (request: Request) => string) => RequestHandler
  readonly streams: OpenStreams
  /** The server's secret. */
  readonly secret: string
}

const MAX_DOCUMENTS = 1000
const MAX_SCOPES = 10

const pullQuery = z.object({
  id: z.string().catch(''),
  lwt: z.coerce.number().int().min(0).catch(0),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .catch(100)
    .transform(limit => Math.min(limit, MAX_DOCUMENTS)),
  told: z.string().catch('').transform(readMarks),
})
const pushBody = z.array(z.object({ newDocumentState: z.unknown() })).max(MAX_DOCUMENTS)
const lackingBody = z
  .array(z.object({ id: z.string().min(1).max(80), game_id: z.int().min(1).max(2_147_483_647) }))
  .max(MAX_DOCUMENTS)
const streamQuery = z.object({
  scopes: z
    .string()
    .transform(list => [...new Set(list.split(','))])
    .pipe(z.array(scopeShape).min(1).max(MAX_SCOPES)),
})

/**
 * The replication endpoints, in the shape that RxDB clients know: pull, push and pullStream for
 * each collection of a scope, and one stream for all the scopes that a tab has open.
 */
export async function replicationRouter({
  database,
  authorOf,
  limitOf,
  streams,
  secret,
}: Dependencies): Promise<{ router: Router; close(): void }> {
  const { db } = database
  const notifier = await FeedNotifier.start(database)
  await database.listen(ACCESS_CHANNEL, () => void streams.recheck())
  const callers = new Callers(authorOf)
  const contacts = new Contacts(db)
  const router = express.Router()
  router.use(
    callers.find,
    limitOf(request => callers.countedAs(request)),
  )

  /** The caller's view of the scope; undefined if they may not read it, and the answer is already sent. */
  async function viewFor(request: Request, response: Response, scope: Scope): Promise<View | undefined> {
    const view = await viewOfScope(db, callers.of(request), scope)
    if (view) return view
    refuseReading(request, response)
    return undefined
  }

  function refuseReading(request: Request, response: Response): void {
    if (callers.of(request).person_id === null)
      refuse(response, 'signed_out', t => t('replication.signInToRead'))
    else refuse(response, 'not_allowed', t => t('replication.notReadable'))
  }

  router.param('scope', (_request, response, next, value) => {
    if (scopeShape.safeParse(value).success) next()
    else refuse(response, 'no_such_address', t => t('replication.noSuchScope'))
  })
  router.param('collection', (_request, response, next, value) => {
    if (isCollection(value)) next()
    else
      refuse(response, 'no_such_address', t =>
        t('replication.noSuchCollection', { collections: collections.join(', ') }),
      )
  })
  router.param('version', (request, response, next, version: unknown) => {
    const { scope } = request.params
    if (typeof scope === 'string') contacts.note(request, response, callers.of(request), scope, version)
    if (version === String(EPOCH)) next()
    // While several servers are updated one by one, a tablet that was at a new one may reach an old one.
    else {
      const older = Number(version) > EPOCH ? 'serverOlder' : 'appOlder'
      refuse(response, 'other_epoch', t => t(`replication.${older}`), { epoch: EPOCH })
    }
  })

  router.get('/:scope/:collection/:version/pull', async (request, response) => {
    const { scope, collection } = addressed(request)
    const { id, lwt, limit, told } = pullQuery.parse(request.query)
    const reached = reachedBy({ id, lwt }, told)
    const page = await readCollection(
      db,
      scope,
      scopeAccess(callers.of(request), scope),
      collection,
      reached,
      limit,
    )
    if (!page) return refuseReading(request, response)
    const { documents, head, generation, isLost } = page
    const rest = {
      checkpoint: checkpointAfter(reached, page),
      head,
      told: markText([{ generation, position: head }]),
      ...(isLost ? { lost: true } : {}),
    }
    // Callers who are not signed in record nothing that might have to be sealed.
    if (callers.of(request).person_id !== null) response.set(SEAL_KEY_HEADER, sealKey(secret, scope))
    // Not with `send`, which would hash a body that nobody caches.
    response
      .set('Cache-Control', 'no-store')
      .type('json')
      .end(`{"documents":${documents},${JSON.stringify(rest).slice(1)}`)
  })

  // The body of a caller who may not push is never read. A role that only allows reading is enough: the
  // caller may get another while a tablet is out of reach, and its entries are judged again then.
  router.post(
    '/:scope/:collection/:version/push',
    async (request, response, next) => {
      const { scope, collection } = addressed(request)
      const view = await viewFor(request, response, scope)
      if (!view) return
      if (callers.of(request).person_id === null)
        return refuse(response, 'signed_out', t => t('replication.signInToSend'))
      if (view === publicView) return refuse(response, 'no_role_here', t => t('replication.noRole'))
      if (collection !== 'entries')
        return refuse(response, 'not_pushed', t => t('replication.entriesOnly', { collection }))
      next()
    },
    express.json({ limit: '5mb' }),
    async (request, response) => {
      const rows = pushBody.safeParse(request.body)
      if (!rows.success)
        return refuse(response, 'unreadable_request', t =>
          t('replication.pushOfRows', { count: MAX_DOCUMENTS }),
        )
      const { scope } = addressed(request)
      const { conflicts, head } = await push(
        db,
        scope,
        callers.of(request),
        rows.data.map(row => row.newDocumentState),
      )
      // Not in the answer, which is a list for every RxDB client.
      response.set(TOLD_HEADER, markText([head])).json(conflicts)
    },
  )

  // Entries that a device holds and this server lost; callers who may not record at the game need not send
  // them.
  router.post(
    '/:scope/entries/:version/lacking',
    async (request, response, next) => {
      if (await viewFor(request, response, addressedScope(request))) next()
    },
    express.json({ limit: '1mb' }),
    async (request, response) => {
      const held = lackingBody.safeParse(request.body)
      if (!held.success)
        return refuse(response, 'unreadable_request', t =>
          t('replication.nameEntries', { count: MAX_DOCUMENTS }),
        )
      response.json(await lackingOf(db, addressedScope(request), callers.of(request), held.data))
    },
  )

  router.get('/:scope/:collection/:version/pullStream', async (request, response) => {
    const { scope, collection } = addressed(request)
    const opened = await open(request, response, [scope])
    if (!opened) return
    for (const seen of opened.scopes)
      followScope(db, notifier, opened.stream, seen, async page => {
        const rows = page.rows.filter(row => row.collection === collection && seen.concerns(row))
        if (rows.length > 0) await opened.stream.send(null, changesOf(rows, page, seen.view))
      })
  })

  router.get('/:version/stream', async (request, response) => {
    const query = streamQuery.safeParse(request.query)
    if (!query.success)
      return refuse(response, 'unreadable_request', t => t('replication.nameScopes', { count: MAX_SCOPES }))
    const opened = await open(request, response, query.data.scopes)
    if (!opened) return
    const { stream } = opened
    contacts.follow(request, callers.of(request), query.data.scopes, stream)
    for (const seen of opened.scopes) {
      const { scope, view, start, concerns } = seen
      followScope(db, notifier, stream, seen, page =>
        stream.send(
          'changes',
          `{"scope":"${scope}","head":${page.head},"changes":{${byCollection({ ...page, rows: page.rows.filter(concerns) }, view)}}}`,
        ),
      )
      await stream.send('open', JSON.stringify({ scope, head: start.position }))
    }
  })

  /**
   * A stream for a caller who may read all of these scopes, with their view of each; undefined if they may
   * not, and the answer is already sent.
   */
  async function open(
    request: Request,
    response: Response,
    scopes: readonly Scope[],
  ): Promise<Opened | undefined> {
    const { person_id } = callers.of(request)
    const seen: Seen[] = []
    for (const scope of scopes) {
      const view = await viewFor(request, response, scope)
      if (!view) return undefined
      const isOffice = await managesScope(db, callers.of(request), scope)
      seen.push({
        scope,
        view,
        isOffice,
        // Read before the answer begins: a reader who sees the stream open and then pulls misses nothing.
        start: await headOf(db, scope),
        concerns: ({ audience }) => isOffice || audience === null || audience === person_id,
      })
    }
    const countedAs = callers.countedAs(request)
    if (streams.isFull(countedAs, callers.of(request).person_id !== null)) {
      refuse(response, 'too_many_streams', t => t('replication.tooManyStreams'))
      return undefined
    }
    const mayRead = async (): Promise<boolean> => {
      const author = await callers.now(request)
      for (const { scope, view, isOffice } of seen) {
        if (
          (await viewOfScope(db, author, scope))?.name !== view.name ||
          (await managesScope(db, author, scope)) !== isOffice
        )
          return false
      }
      return true
    }
    const views = seen.map(({ scope, view, isOffice }) => `${scope} ${view.name} ${isOffice}`).join()
    return {
      stream: streams.open(response, {
        countedAs,
        readsAs: `${views} ${callers.credentialsOf(request)}`,
        mayRead,
      }),
      scopes: seen,
    }
  }

  return {
    router,
    close() {
      notifier.stop()
      contacts.close()
      streams.endAll()
    },
  }
}

/**
 * An open stream, with its reader's view of each scope: if one of these views changes, the stream ends.
 */
interface Opened {
  readonly stream: EventStream
  readonly scopes: readonly Seen[]
}

/** A reader's view of a scope, and the rows of its feed that concern them. */
interface Seen extends Followed {
  readonly isOffice: boolean
  readonly concerns: (row: FeedRow) => boolean
}

const isCollection = (name: unknown): name is CollectionName =>
  collections.some(collection => collection === name)

function addressedScope({ params: { scope } }: Request): Scope {
  if (typeof scope !== 'string') throw new TypeError('The address was not checked')
  return scope
}

function addressed(request: Request): { scope: Scope; collection: CollectionName } {
  const { collection } = request.params
  if (!isCollection(collection)) throw new TypeError('The address was not checked')
  return { scope: addressedScope(request), collection }
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
