import { fromNodeHeaders } from 'better-auth/node'
import { Router } from 'express'
import { arrivalRoutes } from './passes/arrival-routes.ts'
import type { AccountParts } from './sessions/caller.ts'
import { invitationRoutes } from './people/invitation-routes.ts'
import { join } from './people/join.ts'
import { libraryHandler } from './sessions/library-handler.ts'
import { consentRoutes } from './oauth/consent-routes.ts'
import { mailRoutes } from './people/mail-routes.ts'
import { mailVerification } from './links/mailed-links.ts'
import { meRoutes } from './people/me-routes.ts'
import { ownAccountRoutes } from './people/own-account-routes.ts'
import { passRoutes } from './passes/pass-routes.ts'
import { parse } from '../problems/parse.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { newPassword } from './sign-in/password.ts'
import { passwordRoutes } from './sign-in/password-routes.ts'
import { peopleRoutes } from './people/people-routes.ts'
import { programRoutes } from './oauth/program-routes.ts'
import { roleRoutes } from './people/role-routes.ts'
import { secondFactorRoutes } from './sign-in/second-factor-routes.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { signInCodeRoutes } from './sign-in/sign-in-code-routes.ts'
import { signInPasskeyRoutes } from './passkeys/sign-in-passkey-routes.ts'
import { tokenRoutes } from './tokens/token-routes.ts'
import { textsFor } from '../texts/say.ts'
import type { Joined } from '../../shared-schema/api/accounts/sign-in.ts'
import { joinBody, signInBody } from '../../shared-schema/api/accounts/sign-in-body.ts'

const newcomer = joinBody.extend({ password: newPassword })

/**
 * The account library's endpoints that are open to requests. The routes here do everything else, or nothing
 * does.
 */
const OF_THE_LIBRARY = ['/sign-in/email', '/sign-out']

/** The account routes, to be mounted at `/accounts` after a JSON body parser. */
export function accountRoutes(parts: AccountParts): Router {
  const {
    database: { db },
    auth,
    mail,
  } = parts
  const router = Router()
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })

  router.post('/join', async (request, response) => {
    const person = parse(newcomer, request.body)
    const id = await join(db, person)
    mail?.mailer.later(() => mailVerification({ db, ...mail, texts: textsFor(request) }, id))
    const { email, password } = person
    const { headers, response: signedIn } = await auth.api.signInEmail({
      body: { email, password },
      headers: fromNodeHeaders(request.headers),
      returnHeaders: true,
    })
    response
      .status(201)
      .append('Set-Cookie', headers.getSetCookie())
      .set('set-auth-token', headers.get('set-auth-token') ?? '')
      .json({ email, needs_code: 'twoFactorRedirect' in signedIn } satisfies Joined)
  })

  for (const routes of [
    mailRoutes,
    meRoutes,
    sessionRoutes,
    signInCodeRoutes,
    signInPasskeyRoutes,
    secondFactorRoutes,
    passkeyRoutes,
    passwordRoutes,
    invitationRoutes,
    arrivalRoutes,
    passRoutes,
    ownAccountRoutes,
    roleRoutes,
    peopleRoutes,
    tokenRoutes,
    programRoutes,
    consentRoutes,
  ])
    router.use(routes(parts))
  router.post('/auth/sign-in/email', (request, _response, next) => {
    parse(signInBody, request.body)
    next()
  })
  router.all(
    OF_THE_LIBRARY.map(path => `/auth${path}`),
    libraryHandler(auth),
  )
  return router
}
