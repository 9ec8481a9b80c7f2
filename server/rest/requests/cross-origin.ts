import type { RequestHandler } from 'express'
import { everyQuery } from '../../../shared-schema/api/list-query.ts'
import { Problem } from '../../problems/problem.ts'

/**
 * Lets pages of any site call the interface, with a token or without, but never with the cookie of a
 * signed-in visitor. Each path answers its own preflight requests.
 */
export const crossOrigin: RequestHandler = (request, response, next) => {
  response.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Location, Link, ETag, Allow, Retry-After, Idempotency-Replayed',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  if (request.method === 'OPTIONS')
    response.set({
      'Access-Control-Allow-Headers':
        'Authorization, Content-Type, Accept, If-Match, If-None-Match, If-Modified-Since, If-Unmodified-Since, Idempotency-Key, Registration-Token, Duties-Token, X-Requested-With',
      'Access-Control-Max-Age': '86400',
    })
  next()
}

/**
 * For old clients that read by `<script>`: `callback=name` wraps the response, which then always has status
 * 200. A script embedded in another site carries the visitor's cookie, which is ignored like every other
 * session; a token in the address is accepted.
 */
export const jsonp: RequestHandler = (request, response, next) => {
  if (request.query.callback === undefined || request.method !== 'GET') return next()
  const { data: callback } = everyQuery.shape.callback.safeParse(request.query.callback)
  if (callback === undefined) throw Problem.field('callback', t => t('requests.nameOfFunction'))
  delete request.headers.cookie
  delete request.headers.authorization
  const send = response.send.bind(response)
  response.json = body => {
    const json = JSON.stringify(body).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
    response.status(200).type('text/javascript')
    return send(`/**/${callback}(${json});`)
  }
  next()
}
