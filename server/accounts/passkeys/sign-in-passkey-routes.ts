import { Router } from 'express'
import { shownPasskeyBody } from '../../../shared-schema/api/accounts/passkeys.ts'
import type { AccountParts } from '../sessions/caller.ts'
import { parse } from '../../problems/parse.ts'
import { failInWords, passkeyHeaders } from './passkey-answer.ts'
import { expectStillThere } from './passkeys.ts'

/** Routes for signing in with a passkey instead of password and code. */
export function signInPasskeyRoutes({ database: { db }, auth }: AccountParts): Router {
  const router = Router()

  /**
   * The challenge for a passkey: to be answered within five minutes, once. It names no passkey, so it does
   * not reveal who has one.
   */
  router.post('/sign-in/passkey/challenge', async (_request, response) => {
    const { headers, response: options } = await auth.api.generatePasskeyAuthenticationOptions({
      headers: new Headers(),
      returnHeaders: true,
    })
    response
      .status(201)
      .append('Set-Cookie', headers.getSetCookie())
      .json({ ...options, userVerification: 'required' })
  })

  router.post('/sign-in/passkey', async (request, response) => {
    const { response: answer } = parse(shownPasskeyBody, request.body)
    const {
      headers,
      response: { session },
    } = await auth.api
      .verifyPasskeyAuthentication({
        body: { response: answer },
        headers: passkeyHeaders(request),
        returnHeaders: true,
      })
      .catch(failInWords)
    await expectStillThere(db, answer.id, session.token)
    response
      .append('Set-Cookie', headers.getSetCookie())
      .set('set-auth-token', headers.get('set-auth-token') ?? '')
      .status(204)
      .end()
  })

  return router
}
