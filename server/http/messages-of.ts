import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http'
import type { Express } from 'express'

/**
 * Request and response classes with the app's prototypes, for its server to create. Otherwise Express
 * replaces the prototype of each of Node's objects, for which V8 makes a new shape per request: property
 * access is slow then, and much of what a request refers to outlives it.
 */
export function messagesOf(app: Express): Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'> {
  class Incoming extends IncomingMessage {}
  class Outgoing<Asked extends IncomingMessage> extends ServerResponse<Asked> {}
  Object.setPrototypeOf(Incoming.prototype, app.request)
  Object.setPrototypeOf(Outgoing.prototype, app.response)
  Object.assign(app, { request: Incoming.prototype, response: Outgoing.prototype })
  return { IncomingMessage: Incoming, ServerResponse: Outgoing }
}
