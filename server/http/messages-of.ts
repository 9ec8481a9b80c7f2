import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http'
import type { Express } from 'express'

/**
 * The kinds of requests and answers that an app works with, for its server to make them so. Express would
 * otherwise give each of Node's another prototype, for which V8 makes a shape of its own for each request:
 * reading from it is slow then, and much of what hangs on a request outlives it.
 */
export function messagesOf(app: Express): Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'> {
  class Incoming extends IncomingMessage {}
  class Outgoing<Asked extends IncomingMessage> extends ServerResponse<Asked> {}
  Object.setPrototypeOf(Incoming.prototype, app.request)
  Object.setPrototypeOf(Outgoing.prototype, app.response)
  Object.assign(app, { request: Incoming.prototype, response: Outgoing.prototype })
  return { IncomingMessage: Incoming, ServerResponse: Outgoing }
}
