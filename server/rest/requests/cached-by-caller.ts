import type { RequestHandler } from 'express'

/** What is answered is for whoever asks, and asked for anew each time. */
export const cachedByCaller: RequestHandler = (request, response, next) => {
  // Browsers add `no-cache` to a fetch with If-None-Match. It is meant for caches on the way; here 304 is the
  // truth.
  delete request.headers['cache-control']
  response.set('Cache-Control', 'private, no-cache')
  next()
}
