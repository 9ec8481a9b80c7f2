import { Router } from 'express'
import type { AccountParts } from '../sessions/caller.ts'
import { readAuthorizationRequest, Refusal } from './authorization-request.ts'
import { tokenEndpoint } from './token-endpoint.ts'

/** The OAuth2 routes that programs call, to be mounted at `/oauth2`. */
export function oauthRoutes({ database: { db }, baseOf, implicitGrant }: AccountParts): Router {
  const router = Router()

  router.get('/authorize', async (request, response) => {
    const [, ...query] = request.originalUrl.split('?')
    const screen = `${baseOf(request)}/authorize?${query.join('?')}`
    const location = await readAuthorizationRequest(db, request.query, implicitGrant).then(
      () => screen,
      (error: unknown) => {
        if (error instanceof Refusal) return error.location
        throw error
      },
    )
    response.set('Cache-Control', 'no-store').redirect(location)
  })

  router.use(tokenEndpoint(db))
  return router
}
