import { Router } from 'express'
import { sql } from 'kysely'
import { z } from 'zod'
import { Problem } from '../league/problem.ts'
import { inSession, type AccountParts } from './caller.ts'
import { scopes } from './oauth/authorization-request.ts'
import { idInAddress, parse, words } from './parse.ts'
import { hashOf, newToken } from './token.ts'

const LONGEST = 3650
const A_YEAR = 365

const days = { error: `must be a whole number of days from 1 to ${LONGEST}` }

const moment = { error: 'must be a time with its zone, such as 2027-01-31T00:00:00Z' }

const DAY = 24 * 60 * 60 * 1000

const wanted = z.object({
  name: words(100),
  scope: z.enum(scopes, { error: `must be one of: ${scopes.join(', ')}` }).default('manage'),
  /** A year where nothing is said. */
  expires_in_days: z.int(days).min(1, days).max(LONGEST, days).optional(),
  expires_at: z.iso.datetime({ offset: true, ...moment }).optional(),
})
  .refine(({ expires_in_days, expires_at }) => expires_in_days === undefined || expires_at === undefined, { path: ['expires_at'], error: 'must be left out beside expires_in_days' })

/** @throws Problem 400 for a time that is over, or too far away */
function expectComing(moment: string): string {
  const days = (Date.parse(moment) - Date.now()) / DAY
  if (days <= 0 || days > LONGEST) throw Problem.field('expires_at', `must be in the future, and at most ${LONGEST} days away`)
  return moment
}
const item = z.object({ id: idInAddress })

/** Personal tokens: by them a person's own scripts act as that person. */
export function tokenRoutes(parts: AccountParts): Router {
  const { db } = parts.database
  const router = Router()

  router.get('/tokens', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const tokens = await db.selectFrom('tokens').select(['id', 'name', 'scope', 'time_created', 'last_used_at', 'expires_at'])
      .where('person_id', '=', person_id).where('kind', '=', 'personal').orderBy('id').execute()
    response.json({ tokens })
  })

  router.post('/tokens', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const { name, scope, expires_in_days = A_YEAR, expires_at } = parse(wanted, request.body)
    const token = newToken()
    const made = await db.insertInto('tokens').values({
      token_hash: hashOf(token), kind: 'personal', person_id, name, scope,
      expires_at: expires_at === undefined ? sql<string>`now() + make_interval(days => ${expires_in_days})` : expectComing(expires_at),
    }).returning(['id', 'name', 'scope', 'expires_at']).executeTakeFirstOrThrow()
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
