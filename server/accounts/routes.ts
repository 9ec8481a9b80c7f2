import { fromNodeHeaders, toNodeHandler } from 'better-auth/node'
import { Router } from 'express'
import { z } from 'zod'
import { PASSWORD_LENGTH } from './auth.ts'
import { signedIn, type AccountParts } from './caller.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { join } from './join.ts'
import { consentRoutes } from './oauth/consent-routes.ts'
import { parse, words } from './parse.ts'
import { programRoutes } from './program-routes.ts'
import { roleRoutes } from './role-routes.ts'
import { tokenRoutes } from './token-routes.ts'

const newcomer = z.object({
  code: words(200),
  name: words(200),
  email: words(200).toLowerCase().pipe(z.email({ error: 'must be an e-mail address' })),
  password: z.string({ error: 'is required' })
    .min(PASSWORD_LENGTH.least, { error: `must be at least ${PASSWORD_LENGTH.least} characters long` })
    .max(PASSWORD_LENGTH.most, { error: `must be at most ${PASSWORD_LENGTH.most} characters long` }),
})

/** Accounts, to be mounted at `/accounts` behind a JSON body parser. */
export function accountRoutes(parts: AccountParts): Router {
  const { database: { db }, auth } = parts
  const router = Router()
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })

  router.get('/me', async (request, response) => {
    const author = await signedIn(parts, request)
    const person = await db.selectFrom('people').select(['id', 'name', 'email']).where('id', '=', author.person_id).executeTakeFirstOrThrow()
    response.json({ person, roles: author.grants })
  })

  router.post('/join', async (request, response) => {
    const person = parse(newcomer, request.body)
    await join(db, person)
    const { email, password } = person
    const { headers } = await auth.api.signInEmail({ body: { email, password }, headers: fromNodeHeaders(request.headers), returnHeaders: true })
    response.status(201).append('Set-Cookie', headers.getSetCookie()).set('set-auth-token', headers.get('set-auth-token') ?? '').json({ email })
  })

  for (const routes of [invitationRoutes, roleRoutes, tokenRoutes, programRoutes, consentRoutes]) router.use(routes(parts))
  router.all('/auth/{*path}', toNodeHandler(auth))
  return router
}
