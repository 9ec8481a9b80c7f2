import { Router } from 'express'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { inSession, type AccountParts } from '../sessions/caller.ts'
import { parse } from '../../problems/parse.ts'
import { hashOf, newShortToken, newToken } from '../sessions/token.ts'
import { locationOf, readAuthorizationRequest, type AuthorizationRequest } from './authorization-request.ts'
import { LIFETIME } from './lifetime.ts'
import {
  decisionBody,
  type Authorization,
  type Decided,
} from '../../../shared-schema/api/accounts/authorization.ts'
import { inEnglish } from '../../texts/say.ts'

/** Routes of the screen on which a person allows or refuses a program to act for them. */
export function consentRoutes(parts: AccountParts): Router {
  const {
    database: { db },
    implicitGrant,
  } = parts
  const router = Router()

  router.get('/authorization', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const { program, redirectUri, scope } = await readAuthorizationRequest(db, request.query, implicitGrant)
    const person = await db
      .selectFrom('people')
      .select(['name', 'email'])
      .where('id', '=', person_id)
      .executeTakeFirstOrThrow()
    const { host, protocol } = new URL(redirectUri)
    // An app's own scheme may have no host.
    response.json({ program, redirect_host: host || protocol, person, scope } satisfies Authorization)
  })

  router.post('/authorization', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const { decision } = parse(decisionBody, request.body)
    const requested = await readAuthorizationRequest(db, request.body, implicitGrant)
    // The description comes first: an existing program checks how the fragment begins.
    const outcome =
      decision === 'allow'
        ? await grant(db, requested, person_id)
        : { error_description: inEnglish(t => t('signIn.personRefused')), error: 'access_denied' }
    response.json({ location: locationOf(requested, outcome) } satisfies Decided)
  })

  return router
}

/** The program's answer: a code, or a token directly for programs of the old kind. */
async function grant(
  db: Kysely<Database>,
  requested: AuthorizationRequest,
  person_id: string,
): Promise<Record<string, string>> {
  const {
    program: { client_id },
    redirectUri,
    responseType,
    scope,
    codeChallenge,
  } = requested
  if (responseType === 'token') {
    const token = newToken()
    await db
      .insertInto('tokens')
      .values({
        token_hash: hashOf(token),
        kind: 'access',
        person_id,
        client_id,
        scope,
        expires_at: after(LIFETIME.access),
      })
      .execute()
    return { access_token: token, token_type: 'bearer', expires_in: String(LIFETIME.access), scope }
  }
  const code = newShortToken()
  await db
    .insertInto('authorization_codes')
    .values({
      code_hash: hashOf(code),
      client_id,
      person_id,
      redirect_uri: redirectUri,
      code_challenge: codeChallenge,
      scope,
      expires_at: after(LIFETIME.code),
    })
    .execute()
  return { code }
}

const after = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`
