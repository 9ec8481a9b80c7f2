import type { RequestHandler } from 'express'
import { ACTING_PERSON } from '../../shared-schema/api/accounts.ts'
import type { Config } from './config.ts'

/** The request headers that change the answer: identity, language and format. */
const ofTheCaller = ['Accept', 'Accept-Language', 'Authorization', 'Cookie', ACTING_PERSON]

/** Proxies' headers with the address that the caller used: links in answers begin with it. */
const ofProxies = ['X-Forwarded-Host', 'X-Forwarded-Proto']

/** Tells caches which request headers change the answer. */
export function varies({ proxies, publicUrl }: Pick<Config, 'proxies' | 'publicUrl'>): RequestHandler {
  const headers = [...ofTheCaller, ...(proxies > 0 && publicUrl === undefined ? ofProxies : [])]
  return (_request, response, next) => {
    response.vary(headers.join(', '))
    next()
  }
}
