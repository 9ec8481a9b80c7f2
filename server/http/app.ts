import compression from 'compression'
import express, { type Express, type Request } from 'express'
import type { Logger } from 'pino'
import type { Auth } from '../accounts/sessions/auth.ts'
import { authorFinder } from '../accounts/sessions/author-of.ts'
import { oauthRoutes } from '../accounts/oauth/oauth-routes.ts'
import type { Mailer } from '../mail/mailer.ts'
import { accountRoutes } from '../accounts/routes.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from '../database/connection.ts'
import type { OpenStreams } from '../replication/open-streams.ts'
import { replicationRouter } from '../replication/routes.ts'
import { REST_PATH } from '../rest/requests/addresses.ts'
import { crossOrigin, jsonp } from '../rest/requests/cross-origin.ts'
import { onlyMethods } from '../rest/requests/only-methods.ts'
import { pictureRoutes } from '../rest/pictures/routes.ts'
import { cachedByCaller } from '../rest/requests/cached-by-caller.ts'
import { restRouter } from '../rest/router.ts'
import { answerErrors, notFound } from './errors.ts'
import { healthRoutes } from './health.ts'
import { jsonBody, smallBody, tableBody } from './json-body.ts'
import { noticeProxy } from './forgotten-proxy.ts'
import { guessLimit } from './guess-limit.ts'
import { languageOfAnswers } from './language-of-answers.ts'
import { limitAccounts } from './limit-accounts.ts'
import { apiLimit, registrationLimit, replicationLimit } from './limits.ts'
import { requestLog } from './request-log.ts'
import { sameOrigin } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'
import { findClient, staticClient } from './static-client.ts'
import { varies } from './varies.ts'
import { wrongCodeLimit } from './wrong-code-limit.ts'

/** The parts of an app. */
export interface AppParts {
  readonly config: Config
  readonly database: OpenDatabase
  readonly auth: Auth
  readonly mailer: Mailer | undefined
  readonly logger: Logger
  readonly isStopping: () => boolean
  readonly streams: OpenStreams
}

/** The app with all routes. `endStreams` ends the replication's open streams. */
export async function createApp({
  config,
  database,
  auth,
  mailer,
  logger,
  isStopping,
  streams,
}: AppParts): Promise<{ app: Express; endStreams: () => void }> {
  const { publicUrl } = config
  const parts = {
    database,
    auth,
    implicitGrant: config.implicitGrant,
    httpRedirects: config.httpRedirects,
    mail: mailer !== undefined && publicUrl !== undefined ? { mailer, base: publicUrl } : undefined,
    authorOf: await authorFinder(auth, database.db),
    baseOf: (request: Request) => publicUrl ?? `${request.protocol}://${request.host}`,
  }
  const { secret } = await auth.$context
  const replication = await replicationRouter({ ...parts, limitOf: replicationLimit, streams, secret })
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.proxies)
  app.use(requestLog(logger), noticeProxy(config.proxies, logger))
  app.use(healthRoutes(database, isStopping))
  app.use(securityHeaders(publicUrl?.startsWith('https:') ?? false))
  app.use(
    compression({
      filter: (request, response) =>
        response.getHeader('Content-Type') !== 'text/event-stream' && compression.filter(request, response),
    }),
  )

  app.use([REST_PATH, '/accounts', '/oauth2', '/replication'], varies(config), languageOfAnswers)
  app.use([REST_PATH, '/accounts', '/replication'], sameOrigin(publicUrl))
  // First, because most requests are for these paths, and would have to pass all handlers for accounts.
  const rest = { ...parts, authorOf: onceFor(parts.authorOf) }
  app.use(REST_PATH, crossOrigin, jsonp, apiLimit(rest.authorOf))
  app.use(REST_PATH, cachedByCaller, pictureRoutes(rest))
  app.post(`${REST_PATH}/games/:id/plays`, tableBody)
  app.post(`${REST_PATH}/tournaments/:id/registration`, registrationLimit(), smallBody)
  app.put(`${REST_PATH}/my_registration`, registrationLimit(), smallBody)
  app.use(REST_PATH, jsonBody, restRouter(rest), notFound)
  app.use('/replication', replication.router, notFound)

  await limitAccounts(app, parts)
  app.use('/oauth2', crossOrigin)
  app.options('/oauth2/token', onlyMethods(['GET', 'POST']))
  app.use(
    '/oauth2/token',
    guessLimit(() => undefined),
    jsonp,
  )
  app.use('/oauth2', oauthRoutes(parts), notFound)
  app.use('/accounts', accountRoutes(parts), notFound)
  app.use(wrongCodeLimit())

  const client = findClient()
  if (client !== undefined) app.use(staticClient(client))
  app.use(notFound, answerErrors)
  return { app, endStreams: () => replication.close() }
}

/** Calls `ask` once per request: the limit and the answer share the result. */
function onceFor<T>(ask: (request: Request) => Promise<T>): (request: Request) => Promise<T> {
  const pending = new WeakMap<Request, Promise<T>>()
  return request => {
    const answer = pending.get(request) ?? ask(request)
    pending.set(request, answer)
    return answer
  }
}
