import { Router } from 'express'
import { sql } from 'kysely'
import { z } from 'zod'
import type { OpenSession, OpenSessions } from '../../../shared-schema/api/accounts/sessions.ts'
import { transaction } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { inSession, type AccountParts } from './caller.ts'
import { currentSession } from './current-session.ts'
import { revokeAccess } from './revoke-access.ts'
import { parse } from '../../problems/parse.ts'

const item = z.object({ id: z.string() })

/** Lists a person's sessions, and ends one of them or all others. */
export function sessionRoutes(parts: AccountParts): Router {
  const {
    database: { db },
    auth,
  } = parts
  const router = Router()

  router.get('/sessions', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const present = await currentSession(auth, request)
    const { rows: sessions } = await sql<OpenSession>`
      select id, user_agent, created_at at time zone 'UTC' as time_created, updated_at at time zone 'UTC' as time_last_used,
        token is not distinct from ${present} as is_this
      from sessions where user_id = ${person_id} and expires_at > now() at time zone 'UTC' order by updated_at desc, id`.execute(
      db,
    )
    response.json({ sessions } satisfies OpenSessions)
  })

  router.delete('/sessions/:id', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const { id } = parse(item, request.params)
    const { numAffectedRows } =
      await sql`delete from sessions where id = ${id} and user_id = ${person_id}`.execute(db)
    if (numAffectedRows === 0n) throw new Problem('not_found', t => t('signIn.noSuchSession'))
    response.status(204).end()
  })

  /** Ends all access except this session. */
  router.delete('/sessions', async (request, response) => {
    const { person_id } = await inSession(parts, request)
    const present = await currentSession(auth, request)
    await transaction(db, tx => revokeAccess(tx, person_id, present))
    response.status(204).end()
  })

  return router
}
