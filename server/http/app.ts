import compression from 'compression'
import express, { type Express, type Request } from 'express'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Auth } from '../accounts/auth.ts'
import { authorFinder } from '../accounts/author-of.ts'
import { oauthRoutes } from '../accounts/oauth/oauth-routes.ts'
import type { Mailer } from '../accounts/mailer.ts'
import { accountRoutes } from '../accounts/routes.ts'
import { challengedPerson } from '../accounts/sign-in-code-routes.ts'
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
import { jsonBody, tableBody } from './json-body.ts'
import { noticeProxy } from './forgotten-proxy.ts'
import { guessLimit, guessLimitOfWrites } from './guess-limit.ts'
import { languageOfAnswers } from './language-of-answers.ts'
import { apiLimit, challengeLimit, mailLimit, replicationLimit } from './limits.ts'
import { requestLog } from './request-log.ts'
import { sameOrigin } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'
import { findClient, staticClient } from './static-client.ts'

/** What an app is made of. */
export interface AppParts {
  readonly config: Config
  readonly database: OpenDatabase
  readonly auth: Auth
  readonly mailer: Mailer | undefined
  readonly logger: Logger
  readonly isStopping: () => boolean
  readonly streams: OpenStreams
}

/** Everything the server answers. `endStreams` ends the replication's open streams. */
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
    mail: mailer !== undefined && publicUrl !== undefined ? { mailer, base: publicUrl } : undefined,
    authorOf: await authorFinder(auth, database.db),
    baseOf: (request: Request) => publicUrl ?? `${request.protocol}://${request.host}`,
  }
  const replication = await replicationRouter({ ...parts, limitOf: replicationLimit, streams })
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

  app.use([REST_PATH, '/accounts', '/oauth2', '/replication'], languageOfAnswers)
  app.use([REST_PATH, '/accounts', '/replication'], sameOrigin(publicUrl))
  // These first, because most requests are for them, and would pass by all that is for accounts.
  const rest = { ...parts, authorOf: onceFor(parts.authorOf) }
  app.use(REST_PATH, crossOrigin, jsonp, apiLimit(rest.authorOf))
  app.use(REST_PATH, cachedByCaller, pictureRoutes(rest))
  app.post(`${REST_PATH}/games/:id/plays`, tableBody)
  app.use(REST_PATH, jsonBody, restRouter(rest), notFound)
  app.use('/replication', replication.router, notFound)

  // Asked before a body is read if the limit needs nothing of it.
  app.use('/accounts/password/forgotten', mailLimit())
  app.post('/accounts/sign-in/passkey/challenge', challengeLimit())
  app.use(
    '/accounts/sign-in/code',
    guessLimitOfWrites(request => challengedPerson(parts, request)),
  )
  app.use(
    ['/accounts/me', '/accounts/password', '/accounts/second-factor', '/accounts/passkeys'],
    guessLimitOfWrites(async request => (await parts.authorOf(request)).person_id ?? undefined),
  )
  app.use('/accounts', jsonBody)
  app.use(
    [
      '/accounts/auth',
      '/accounts/join',
      '/accounts/own-account',
      '/accounts/password/reset',
      '/accounts/email/verify',
    ],
    guessLimit(emailIn),
  )
  app.post(
    ['/accounts/passes/look', '/accounts/passes/arrive', '/accounts/invitations/look'],
    guessLimit(codeIn),
  )
  app.post('/accounts/sign-in/passkey', guessLimit(passkeyIn))
  app.use('/oauth2', crossOrigin)
  app.options('/oauth2/token', onlyMethods(['GET', 'POST']))
  app.use(
    '/oauth2/token',
    guessLimit(() => undefined),
    jsonp,
  )
  app.use('/oauth2', oauthRoutes(parts), notFound)
  app.use('/accounts', accountRoutes(parts), notFound)

  const client = findClient()
  if (client !== undefined) app.use(staticClient(client))
  app.use(notFound, answerErrors)
  return { app, endStreams: () => replication.close() }
}

/** The account that a request to sign in or to join names. */
function emailIn({ body }: Request): string | undefined {
  const { data } = z.object({ email: z.string() }).safeParse(body)
  return data?.email.trim().toLowerCase()
}

/**
 * The code that a request shows. Many stand behind one address, so those who try a poster that is no longer
 * good must not keep those out who have a good one.
 */
function codeIn({ body }: Request): string | undefined {
  return z.object({ code: z.string().max(200) }).safeParse(body).data?.code
}

/** The passkey by which a request is to sign in. */
function passkeyIn({ body }: Request): string | undefined {
  return z.object({ response: z.object({ id: z.string() }) }).safeParse(body).data?.response.id
}

/** Asks once for each request: for its limit and for its answer. */
function onceFor<T>(ask: (request: Request) => Promise<T>): (request: Request) => Promise<T> {
  const asked = new WeakMap<Request, Promise<T>>()
  return request => {
    const answer = asked.get(request) ?? ask(request)
    asked.set(request, answer)
    return answer
  }
}
