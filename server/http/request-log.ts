import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { pinoHttp } from 'pino-http'
import { loggedError } from './logger.ts'

/**
 * Logs each request with its duration: without headers and query, which may hold tokens, and without the
 * client's address.
 */
export function requestLog(logger: Logger) {
  return pinoHttp({
    logger,
    serializers: {
      req: (request: { id: unknown; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (response: { statusCode: number | null }) => ({ status: response.statusCode }),
      err: (error: { raw?: unknown }) => loggedError(error.raw),
    },
    autoLogging: {
      ignore: (request: IncomingMessage) => request.url === '/healthz' || request.url === '/readyz',
    },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
  })
}
