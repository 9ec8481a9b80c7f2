import { Router } from 'express'
import { sql } from 'kysely'
import { z } from 'zod'
import { Problem } from '../league/problem.ts'
import { inSession, type AccountParts } from './caller.ts'
import { idInAddress, parse, words } from './parse.ts'
import { hashOf, newToken } from './token.ts'

const LONGEST = 3650

const days = { error: `must be a whole number of days from 1 to ${LONGEST}` }

const wanted = z.object({
  name: words(100),
  /** Without it the token lasts until it is removed. */
  expires_in_days: z.int(days).min(1, days).max(LONGEST, days).optional(),
})
const item = z.object({ id: idInAddress })

/** Personal tokens: by them a person's own scripts act as that person. */
export function tokenRoutes(parts: AccountParts): Router {
  const { db } = parts.database
  const router = Router()

  router.get('/tokens', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const tokens = await db.selectFrom('tokens').select(['id', 'name', 'time_created', 'last_used_at', 'expires_at'])
      .where('person_id', '=', person_id).where('kind', '=', 'personal').orderBy('id').execute()
    response.json({ tokens })
  })

  router.post('/tokens', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const { name, expires_in_days } = parse(wanted, request.body)
    const token = newToken()
    const made = await db.insertInto('tokens').values({
      token_hash: hashOf(token), kind: 'personal', person_id, name,
      expires_at: expires_in_days === undefined ? null : sql<string>`now() + make_interval(days => ${expires_in_days})`,
    }).returning(['id', 'name', 'expires_at']).executeTakeFirstOrThrow()
    response.status(201).json({ ...made, token })
  })

  router.delete('/tokens/:id', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const { id } = parse(item, request.params)
    const { numDeletedRows } = await db.deleteFrom('tokens')
      .where('id', '=', id).where('person_id', '=', person_id).where('kind', '=', 'personal').executeTakeFirst()
    if (numDeletedRows === 0n) throw new Problem(404, `You have no token ${id}.`)
    response.status(204).end()
  })

  return router
}
