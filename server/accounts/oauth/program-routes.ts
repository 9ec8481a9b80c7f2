import { Router } from 'express'
import { sql } from 'kysely'
import { z } from 'zod'
import { transaction } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { inSession, type AccountParts } from '../sessions/caller.ts'
import { redirectUri } from './redirect-uri.ts'
import { parse } from '../../problems/parse.ts'
import { hashOf, newShortToken, newToken } from '../sessions/token.ts'
import {
  programBody,
  type AllowedPrograms,
  type Programs,
  type RegisteredProgram,
} from '../../../shared-schema/api/accounts/programs.ts'

const wanted = (httpRedirects: boolean) =>
  programBody.extend({
    redirect_uris: programBody.shape.redirect_uris.pipe(z.array(redirectUri(httpRedirects))),
  })

/** Routes of the programs that a person registered, and of those that can act for that person. */
export function programRoutes(parts: AccountParts): Router {
  const { db } = parts.database
  const router = Router()

  router.get('/programs', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const programs = await db
      .selectFrom('programs')
      .select([
        'client_id',
        'name',
        'redirect_uris',
        sql<boolean>`secret_hash is not null`.as('keeps_secret'),
        'time_created',
      ])
      .where('person_id', '=', person_id)
      .orderBy('time_created')
      .execute()
    response.json({ programs } satisfies Programs)
  })

  router.post('/programs', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const { name, redirect_uris, keeps_secret } = parse(wanted(parts.httpRedirects), request.body)
    const client_secret = keeps_secret ? newToken() : null
    const secret_hash = client_secret === null ? null : hashOf(client_secret)
    const program = await db
      .insertInto('programs')
      .values({ client_id: newShortToken(), secret_hash, name, redirect_uris, person_id })
      .returning(['client_id', 'name', 'redirect_uris', 'time_created'])
      .executeTakeFirstOrThrow()
    response.status(201).json({ ...program, keeps_secret, client_secret } satisfies RegisteredProgram)
  })

  router.delete('/programs/:client_id', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const { client_id } = request.params
    const { numDeletedRows } = await db
      .deleteFrom('programs')
      .where('client_id', '=', client_id)
      .where('person_id', '=', person_id)
      .executeTakeFirst()
    if (numDeletedRows === 0n)
      throw new Problem('not_found', t => t('signIn.noSuchProgram', { id: client_id }))
    response.status(204).end()
  })

  addAllowedPrograms(parts, router)
  return router
}

/** The programs that can act for a person, and ending that. */
function addAllowedPrograms(parts: AccountParts, router: Router): void {
  const { db } = parts.database

  router.get('/allowed-programs', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const programs = await db
      .selectFrom('tokens')
      .innerJoin('programs', 'programs.client_id', 'tokens.client_id')
      .select(({ fn }) => [
        'programs.client_id',
        'programs.name',
        fn.min('tokens.time_created').as('since'),
        fn.max('last_used_at').as('last_used_at'),
      ])
      .where('tokens.person_id', '=', person_id)
      .where('expires_at', '>', sql<string>`now()`)
      .groupBy('programs.client_id')
      .orderBy('programs.name')
      .execute()
    response.json({ programs } satisfies AllowedPrograms)
  })

  router.delete('/allowed-programs/:client_id', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const { client_id } = request.params
    const removed = await transaction(db, async tx => {
      const codes = await tx
        .deleteFrom('authorization_codes')
        .where('client_id', '=', client_id)
        .where('person_id', '=', person_id)
        .executeTakeFirst()
      const tokens = await tx
        .deleteFrom('tokens')
        .where('client_id', '=', client_id)
        .where('person_id', '=', person_id)
        .executeTakeFirst()
      return codes.numDeletedRows + tokens.numDeletedRows
    })
    if (removed === 0n) throw new Problem('not_found', t => t('signIn.programNotAllowed', { id: client_id }))
    response.status(204).end()
  })
}
