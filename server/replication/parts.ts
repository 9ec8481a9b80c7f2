import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Callers } from './callers.ts'
import type { Contacts } from './contacts.ts'
import type { FeedNotifier } from './feed-notifier.ts'
import type { OpenStreams } from './open-streams.ts'

/** Shared by the routes of replication. */
export interface ReplicationParts {
  readonly db: Kysely<Database>
  readonly callers: Callers
  readonly contacts: Contacts
  readonly notifier: FeedNotifier
  readonly streams: OpenStreams
  /** The server's secret. */
  readonly secret: string
}

/** The most documents in a request or response. */
export const MAX_DOCUMENTS = 1000
