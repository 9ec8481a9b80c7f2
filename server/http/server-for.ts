import { createServer, type Server } from 'node:http'
import type { Express } from 'express'
import { messagesOf } from './messages-of.ts'
import { refuseUnreadable } from './unreadable-request.ts'

/**
 * How many milliseconds a request and its headers may take to arrive, and how often overdue ones are looked
 * for.
 */
export interface Patience {
  readonly requestTimeout: number
  readonly headersTimeout: number
  readonly connectionsCheckingInterval: number
}

/** A stalled request holds a connection no longer than a slow push takes. */
const patience: Patience = {
  requestTimeout: 120_000,
  headersTimeout: 30_000,
  connectionsCheckingInterval: 5000,
}

/** Each spectator keeps a connection open. */
const MAX_CONNECTIONS = 10_000

/** Longer than a load balancer keeps its connections, so that it never uses one that was just closed. */
const KEEP_ALIVE_MS = 65_000

/** A server that does not listen yet, with limits on the number and duration of connections. */
export function serverFor(
  app: Express,
  { requestTimeout, headersTimeout, connectionsCheckingInterval }: Patience = patience,
): Server {
  const server = createServer(
    {
      requestTimeout,
      headersTimeout,
      connectionsCheckingInterval,
      keepAliveTimeout: KEEP_ALIVE_MS,
      ...messagesOf(app),
    },
    app,
  )
  server.maxConnections = MAX_CONNECTIONS
  return server.on('clientError', refuseUnreadable)
}
