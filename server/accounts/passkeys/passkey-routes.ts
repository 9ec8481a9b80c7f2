import { Router, type Request } from 'express'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Person } from '../../access/author.ts'
import { Problem } from '../../problems/problem.ts'
import { inSession, type AccountParts } from '../sessions/caller.ts'
import { currentSession } from '../sessions/current-session.ts'
import { parse } from '../../problems/parse.ts'
import { failInWords, passkeyHeaders } from './passkey-answer.ts'
import { keepForSession, passkeysOf, removePasskey, renamePasskey } from './passkeys.ts'
import { expectPassword } from '../sign-in/password.ts'
import {
  challengeBody,
  passkeyBody,
  passkeyNameBody,
  type NewPasskey,
  type Passkeys,
} from '../../../shared-schema/api/accounts/passkeys.ts'

const item = z.object({ id: z.string() })

/**
 * How long after signing in a passkey can be added without the password, in minutes: others must not add
 * theirs on a tablet left lying about.
 */
const LATELY = 10

/** Routes of one's own passkeys: list, add, rename and remove. */
export function passkeyRoutes(parts: AccountParts): Router {
  const {
    database: { db },
    auth,
  } = parts
  const router = Router()

  const signedInLately = async (request: Request): Promise<boolean> => {
    const { rows } = await sql`select from sessions where token = ${await currentSession(auth, request)}
      and created_at > now() at time zone 'UTC' - ${LATELY} * interval '1 minute'`.execute(db)
    return rows.length > 0
  }

  /** @throws Problem 403 for a program with a session token: passkeys belong to a page of this server */
  const inBrowser = async (request: Request): Promise<Person> => {
    const person = await inSession(parts, request)
    if (request.headers.cookie === undefined)
      throw new Problem('session_needed', t => t('signIn.passkeyInApp'))
    return person
  }

  router.get('/passkeys', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    response.json({
      passkeys: await passkeysOf(db, person_id),
      asks_for_password: !(await signedInLately(request)),
    } satisfies Passkeys)
  })

  /** The challenge for making a passkey: to be answered within five minutes, once. */
  router.post('/passkeys/challenge', async (request, response) => {
    const { person_id } = await inBrowser(request)
    const { password } = parse(challengeBody, request.body)
    if (password !== undefined) await expectPassword(db, person_id, password, 'password')
    else if (!(await signedInLately(request)))
      throw new Problem('password_needed', t => t('signIn.passwordNeeded', { count: LATELY }), {
        password: [(_, shared) => shared('fields.required')],
      })
    const { headers, response: options } = await auth.api
      .generatePasskeyRegistrationOptions({ headers: passkeyHeaders(request), returnHeaders: true })
      .catch(failInWords)
    response.status(201).append('Set-Cookie', headers.getSetCookie()).json(options)
  })

  router.post('/passkeys', async (request, response) => {
    const { person_id } = await inBrowser(request)
    const { name, response: shown } = parse(passkeyBody, request.body)
    const session = await currentSession(auth, request)
    const { id } = await auth.api
      .verifyPasskeyRegistration({ body: { name, response: shown }, headers: passkeyHeaders(request) })
      .catch(failInWords)
    await keepForSession(db, person_id, id, session)
    response.status(201).json({ id, name } satisfies NewPasskey)
  })

  router.put('/passkeys/:id', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const { id } = parse(item, request.params)
    await renamePasskey(db, person_id, id, parse(passkeyNameBody, request.body).name)
    response.status(204).end()
  })

  router.delete('/passkeys/:id', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    await removePasskey(db, person_id, parse(item, request.params).id)
    response.status(204).end()
  })

  return router
}
