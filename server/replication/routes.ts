import express, { type Request, type RequestHandler, type Router } from 'express'
import { ACCESS_CHANNEL } from '../access/access-channel.ts'
import type { Author } from '../access/author.ts'
import type { OpenDatabase } from '../database/connection.ts'
import { checkCollection, checkScope, checkVersion } from './addressed.ts'
import { Callers } from './callers.ts'
import { Contacts } from './contacts.ts'
import { FeedNotifier } from './feed-notifier.ts'
import { lackingRoute } from './lacking-route.ts'
import type { OpenStreams } from './open-streams.ts'
import type { ReplicationParts } from './parts.ts'
import { pullRoute } from './pull-route.ts'
import { pushRoute } from './push-route.ts'
import { pullStreamRoute, streamRoute } from './stream-routes.ts'

interface Dependencies extends Pick<ReplicationParts, 'secret'> {
  readonly database: OpenDatabase
  readonly authorOf: (request: Request) => Promise<Author>
  /** Makes the limiter for the requests of each caller. */
  readonly limitOf: (callerOf: (request: Request) => string) => RequestHandler
  readonly streams: OpenStreams
}

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
  const parts: ReplicationParts = { db, callers, contacts, notifier, streams, secret }

  const router = express.Router()
  router.use(
    callers.find,
    limitOf(request => callers.countedAs(request)),
  )
  router.param('scope', checkScope)
  router.param('collection', checkCollection)
  router.param('version', checkVersion(parts))
  router.get('/:scope/:collection/:version/pull', pullRoute(parts))
  router.post('/:scope/:collection/:version/push', pushRoute(parts))
  router.post('/:scope/entries/:version/lacking', lackingRoute(parts))
  router.get('/:scope/:collection/:version/pullStream', pullStreamRoute(parts))
  router.get('/:version/stream', streamRoute(parts))

  return {
    router,
    close() {
      notifier.stop()
      contacts.close()
      streams.endAll()
    },
  }
}
