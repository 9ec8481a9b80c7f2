import OAuth2Server from '@node-oauth/oauth2-server'
import express, { Router, type ErrorRequestHandler, type Request } from 'express'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { tokenScopes } from '../../../shared-schema/api/accounts.ts'
import type { Database } from '../../database/schema.ts'
import { isScope, USUAL_SCOPE } from './authorization-request.ts'
import { LIFETIME } from './lifetime.ts'
import { oauthModel } from './model.ts'
import { normalized } from './redirect-uri.ts'

const { InvalidRequestError, InvalidScopeError, OAuthError, ServerError, UnsupportedGrantTypeError } =
  OAuth2Server

const grantTypes = ['authorization_code', 'client_credentials', 'refresh_token']

/** A parameter without a value counts as missing. */
const parameters = z
  .record(z.string(), z.string())
  .transform(all => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')))

/** Issues tokens to programs, by GET with a query or by POST with a form or JSON. */
export function tokenEndpoint(db: Kysely<Database>): Router {
  const oauth = new OAuth2Server({
    model: oauthModel(db),
    accessTokenLifetime: LIFETIME.access,
    refreshTokenLifetime: LIFETIME.refresh,
    // The model knows which programs have a secret.
    requireClientAuthentication: {
      authorization_code: false,
      client_credentials: false,
      refresh_token: false,
    },
  })
  const router = Router()
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })
  router.get('/token', async (request, response) => {
    response.json(await tokenFor(request, request.query))
  })
  router.post(
    '/token',
    express.urlencoded({ extended: false, limit: '10kb' }),
    express.json({ limit: '10kb' }),
    async (request, response) => {
      response.json(await tokenFor(request, request.body))
    },
  )
  router.use(answerErrors)
  return router

  async function tokenFor(request: Request, sent: unknown) {
    const { data: body, error } = parameters.safeParse(sent ?? {})
    if (error) throw new InvalidRequestError('Every parameter must be text, and be sent once.')
    if (body.grant_type !== undefined && !grantTypes.includes(body.grant_type)) {
      throw new UnsupportedGrantTypeError(`grant_type must be one of: ${grantTypes.join(', ')}.`)
    }
    if (body.scope !== undefined && !isScope(body.scope))
      throw new InvalidScopeError(`scope must be one of ${tokenScopes.join(', ')}, or be left out.`)
    // The scope is the one that the person agreed to; the answer names it.
    if (body.grant_type !== 'client_credentials') delete body.scope
    if (body.redirect_uri !== undefined) body.redirect_uri = normalized(body.redirect_uri)
    const { authorization } = request.headers
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': '0',
      ...(authorization === undefined ? {} : { authorization }),
    }
    const given = await oauth.token(
      new OAuth2Server.Request({ method: 'POST', headers, query: {}, body }),
      new OAuth2Server.Response(),
    )
    return {
      access_token: given.accessToken,
      token_type: 'bearer',
      ...(given.refreshToken === undefined ? {} : { refresh_token: given.refreshToken }),
      // Old programs read the second spelling.
      scope: given.scope?.[0] ?? USUAL_SCOPE,
      expires_in: LIFETIME.access,
      expire_in: LIFETIME.access,
    }
  }
}

const answerErrors: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (error instanceof ServerError) return next('inner' in error ? error.inner : error)
  const fault = faultIn(error)
  if (!fault) return next(error)
  const isUnknown = fault.error === 'invalid_client'
  if (isUnknown && request.headers.authorization !== undefined)
    response.set('WWW-Authenticate', 'Basic realm="Sideline"')
  response.locals.isRefused = true // for the guess limit, because under JSONP the status says nothing
  response.status(isUnknown ? 401 : 400).json(fault)
}

/** The fault in the request, in OAuth2 terms. */
function faultIn(error: unknown): { error: string; error_description: string } | undefined {
  if (error instanceof OAuthError) return { error: error.name, error_description: error.message }
  const isUnreadable =
    error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500
  return isUnreadable
    ? { error: 'invalid_request', error_description: 'The body cannot be read. Send a form or JSON.' }
    : undefined
}
