import type { RequestHandler } from 'express'
import { ACTING_PERSON } from '../../shared-schema/api/accounts.ts'
import type { Config } from './config.ts'

/** What of a request changes the answer: who asks, by whatever they show, in which language and form. */
const ofTheCaller = ['Accept', 'Accept-Language', 'Authorization', 'Cookie', ACTING_PERSON]

/** What proxies say of the address by which the caller reached them: links in answers begin with it. */
const ofProxies = ['X-Forwarded-Host', 'X-Forwarded-Proto']

/** Tells caches by which headers one answer is not another. */
export function varies({ proxies, publicUrl }: Pick<Config, 'proxies' | 'publicUrl'>): RequestHandler {
  const headers = [...ofTheCaller, ...(proxies > 0 && publicUrl === undefined ? ofProxies : [])]
  return (_request, response, next) => {
    response.vary(headers.join(', '))
    next()
  }
}
