import type { Request, RequestHandler } from 'express'
import { Problem } from '../problems/problem.ts'

const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses writes that a page of another site makes a browser send: with a cookie, only this server's own
 * pages may write. A request with a token may come from anywhere; its cookie is ignored, because the token
 * identifies it.
 */
export function sameOrigin(publicUrl: string | undefined): RequestHandler {
  return (request, response, next) => {
    const { headers } = request
    if (/^bearer +\S+$/i.test(headers.authorization ?? '')) delete headers.cookie
    if (!READING.includes(request.method)) response.vary('Origin')
    if (READING.includes(request.method) || headers.cookie === undefined || isOwn(request, publicUrl))
      return next()
    throw new Problem('foreign_page', t => t('requests.foreignPage'))
  }
}

/** A proxy may change the host name; then the browser's origin is the public URL's. */
function isOwn({ headers, protocol }: Request, publicUrl: string | undefined): boolean {
  if (headers.origin === undefined || !URL.canParse(headers.origin)) return false
  const { origin } = new URL(headers.origin)
  return (
    origin === `${protocol}://${headers.host}` ||
    (publicUrl !== undefined && origin === new URL(publicUrl).origin)
  )
}
