import { Router } from 'express'
import { sql } from 'kysely'
import type { PassOffer } from '../../../shared-schema/api/accounts/offer.ts'
import type { Arrived } from '../../../shared-schema/api/accounts/sign-in.ts'
import { arrivalBody, linkBody } from '../../../shared-schema/api/accounts/sign-in-body.ts'
import { grantOf } from '../../access/author.ts'
import { parse } from '../../problems/parse.ts'
import { Problem } from '../../problems/problem.ts'
import { sourceOf } from './arrival-limit.ts'
import { redeemPass } from './redeem-pass.ts'
import type { AccountParts } from '../sessions/caller.ts'
import { currentSession } from '../sessions/current-session.ts'
import { forgetHolder, namedHolder, welcomeHolder } from '../sessions/holder-cookies.ts'
import { tellWhyEnded } from './ended-pass.ts'
import { passLink } from './passes.ts'
import { lookAtLink } from '../links/redeem-link.ts'
import { linkPreview } from '../links/link-preview.ts'

/** Routes for coming in by a pass, and leaving the device. */
export function arrivalRoutes(parts: AccountParts): Router {
  const {
    database: { db },
    auth,
    authorOf,
  } = parts
  const router = Router()

  router.post('/passes/look', async (request, response) => {
    const { code } = parse(linkBody, request.body)
    const pass = await tellWhyEnded(db, code, lookAtLink(db, passLink, code))
    const offer = await linkPreview(db, grantOf(pass), pass.made_by)
    response.json({ ...offer, expires_at: pass.expires_at } satisfies PassOffer)
  })

  router.post('/passes/arrive', async (request, response) => {
    const { code, name, device_id: deviceId = null } = parse(arrivalBody, request.body)
    const where = { deviceId, source: sourceOf(request, (await auth.$context).secret) }
    if (name !== undefined) {
      const personId = await tellWhyEnded(db, code, redeemPass(db, code, { name }, where))
      await welcomeHolder(parts, request, response, personId)
      response.status(201).json({ person: { id: personId, name } } satisfies Arrived)
      return
    }
    const author = await authorOf(request)
    if (author.person_id === null) throw Problem.field('name', (_, shared) => shared('fields.required'))
    if (author.client.kind !== 'app') throw new Problem('session_needed', t => t('accounts.notByToken'))
    await tellWhyEnded(db, code, redeemPass(db, code, { person_id: author.person_id }, where))
    response.status(201).json({ person: { id: author.person_id, name: author.name } } satisfies Arrived)
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
