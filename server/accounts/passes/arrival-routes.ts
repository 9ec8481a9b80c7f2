import { Router } from 'express'
import { sql } from 'kysely'
import { z } from 'zod'
import { wrong } from '../../../shared-schema/resources/wrong.ts'
import { grantOf } from '../../access/author.ts'
import { parse } from '../../problems/parse.ts'
import { Problem } from '../../problems/problem.ts'
import { sourceOf } from './arrival-limit.ts'
import { redeemPass } from './redeem-pass.ts'
import type { AccountParts } from '../sessions/caller.ts'
import { currentSession } from '../sessions/current-session.ts'
import { words } from '../sessions/fields.ts'
import { forgetHolder, namedHolder, welcomeHolder } from '../sessions/holder-cookies.ts'
import { passLink, whyEnded } from './passes.ts'
import { lookAtLink } from '../links/redeem-link.ts'
import { linkPreview } from '../links/link-preview.ts'

const shown = z.object({ code: words(200) })
const arrival = shown.extend({
  /** Left out by a person already known on the device. */
  name: words(80).optional(),
  device_id: z.uuid({ error: wrong('id') }).optional(),
})

/** Routes for coming in by a pass, and leaving the device. */
export function arrivalRoutes(parts: AccountParts): Router {
  const {
    database: { db },
    auth,
    authorOf,
  } = parts
  const router = Router()

  router.post('/passes/look', async (request, response) => {
    const { code } = parse(shown, request.body)
    const pass = await lookAtLink(db, passLink, code).catch(async (error: unknown) => {
      throw (await whyEnded(db, code)) ?? error
    })
    response.json({ ...(await linkPreview(db, grantOf(pass), pass.made_by)), expires_at: pass.expires_at })
  })

  router.post('/passes/arrive', async (request, response) => {
    const { code, name, device_id: deviceId = null } = parse(arrival, request.body)
    const where = { deviceId, source: sourceOf(request, (await auth.$context).secret) }
    if (name !== undefined) {
      const personId = await redeemPass(db, code, { name }, where)
      await welcomeHolder(parts, request, response, personId)
      response.status(201).json({ person: { id: personId, name } })
      return
    }
    const author = await authorOf(request)
    if (author.person_id === null) throw Problem.field('name', (_, shared) => shared('fields.required'))
    if (author.client.kind !== 'app') throw new Problem('session_needed', t => t('accounts.notByToken'))
    await redeemPass(db, code, { person_id: author.person_id }, where)
    response.status(201).json({ person: { id: author.person_id, name: author.name } })
  })

  /** The pass holder of the request leaves the device: only their session ends. */
  router.delete('/passes/here', async (request, response) => {
    const holder = namedHolder(request)
    if (holder !== undefined) {
      const token = await currentSession(auth, request)
      if (token !== null) await sql`delete from sessions where token = ${token}`.execute(db)
      forgetHolder(parts, response, holder)
    }
    response.status(204).end()
  })

  return router
}
