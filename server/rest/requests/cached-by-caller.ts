import type { RequestHandler } from 'express'

/** Responses depend on the caller, and are revalidated on every request. */
export const cachedByCaller: RequestHandler = (request, response, next) => {
  // Browsers add `no-cache` to a fetch with If-None-Match, meant for caches on the way; here, 304 is right.
  delete request.headers['cache-control']
  response.set('Cache-Control', 'private, no-cache')
  next()
}
