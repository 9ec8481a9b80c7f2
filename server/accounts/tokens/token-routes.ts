import { Router } from 'express'
import { sql } from 'kysely'
import { z } from 'zod'
import { LONGEST, tokenBody, type NewToken, type Tokens } from '../../../shared-schema/api/accounts/tokens.ts'
import { Problem } from '../../problems/problem.ts'
import { inSession, type AccountParts } from '../sessions/caller.ts'
import { idInAddress } from '../sessions/fields.ts'
import { parse } from '../../problems/parse.ts'
import { hashOf, newToken } from '../sessions/token.ts'

const A_YEAR = 365
const DAY = 24 * 60 * 60 * 1000

/** @throws Problem 400 for a time in the past or too far ahead */
function expectComing(moment: string): string {
  const days = (Date.parse(moment) - Date.now()) / DAY
  if (days <= 0 || days > LONGEST)
    throw Problem.field('expires_at', t => t('signIn.tokenLasts', { count: LONGEST }))
  return moment
}

const item = z.object({ id: idInAddress })

/** Routes of personal tokens, with which a person's own scripts act for that person. */
export function tokenRoutes(parts: AccountParts): Router {
  const { db } = parts.database
  const router = Router()

  router.get('/tokens', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const tokens = await db
      .selectFrom('tokens')
      .select(['id', 'name', 'scope', 'time_created', 'last_used_at', 'expires_at'])
      .where('person_id', '=', person_id)
      .where('kind', '=', 'personal')
      .orderBy('id')
      .execute()
    response.json({ tokens } satisfies Tokens)
  })

  router.post('/tokens', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const { name, scope, expires_in_days = A_YEAR, expires_at } = parse(tokenBody, request.body)
    const token = newToken()
    const created = await db
      .insertInto('tokens')
      .values({
        token_hash: hashOf(token),
        kind: 'personal',
        person_id,
        name,
        scope,
        expires_at:
          expires_at === undefined
            ? sql<string>`now() + make_interval(days => ${expires_in_days})`
            : expectComing(expires_at),
      })
      .returning(['id', 'name', 'scope', 'expires_at'])
      .executeTakeFirstOrThrow()
    response.status(201).json({ ...created, token } satisfies NewToken)
  })

  router.delete('/tokens/:id', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const { id } = parse(item, request.params)
    const { numDeletedRows } = await db
      .deleteFrom('tokens')
      .where('id', '=', id)
      .where('person_id', '=', person_id)
      .where('kind', '=', 'personal')
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new Problem('not_found', t => t('signIn.noSuchToken', { id }))
    response.status(204).end()
  })

  return router
}
