import type { RequestHandler } from 'express'
import type { Logger } from 'pino'

/**
 * Warns once about a proxy in front that is missing in the configuration: all its callers are counted as one.
 */
export function noticeProxy(proxies: number, logger: Logger): RequestHandler {
  let isSaid = proxies > 0
  return (request, _response, next) => {
    if (
      !isSaid &&
      request.headers['x-forwarded-for'] !== undefined &&
      /^(::1$|(::ffff:)?127\.)/.test(request.ip ?? '')
    ) {
      isSaid = true
      logger.warn(
        'A proxy on this machine sends X-Forwarded-For, and TRUST_PROXY is not set: everybody who comes through it is limited as one. Set TRUST_PROXY=1.',
      )
    }
    next()
  }
}
