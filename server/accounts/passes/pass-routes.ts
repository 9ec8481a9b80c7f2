import { Router, type Request } from 'express'
import { z } from 'zod'
import type { NewLink } from '../../../shared-schema/api/accounts/people.ts'
import { passBody, type NewPass, type Passes } from '../../../shared-schema/api/accounts/passes.ts'
import type { Person } from '../../access/author.ts'
import { mayManage } from '../../access/permissions.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { parse } from '../../problems/parse.ts'
import { Problem } from '../../problems/problem.ts'
import { inSession, signedIn, type AccountParts } from '../sessions/caller.ts'
import { idInAddress } from '../sessions/fields.ts'
import { mayInvite } from '../links/invitations.ts'
import { listPasses } from './pass-list.ts'
import {
  holdPass,
  letInAgain,
  makePass,
  passUrl,
  renewCode,
  revokeArrivals,
  revokePass,
  roleAt,
  type HeldPass,
} from './passes.ts'
import { checkPlace } from '../links/places.ts'

const listQuery = z.object({
  organization_id: idInAddress,
  tournament_id: idInAddress.optional(),
  meet_id: idInAddress.optional(),
})
const item = z.object({ id: idInAddress })
const person = item.extend({ person: z.string() })
const device = item.extend({ device: z.string() })

/**
 * Routes of passes, for those who could give their roles: make, list with arrivals, and end for all or for
 * some.
 */
export function passRoutes(parts: AccountParts): Router {
  const {
    database: { db },
    baseOf,
  } = parts
  const router = Router()

  /** Works on the pass named in the address, if the author could give its role. */
  async function withPass<T>(
    request: Request,
    work: (tx: Tx, pass: HeldPass, author: Person) => Promise<T>,
  ): Promise<T> {
    const author = await inSession(parts, request)
    const { id } = parse(item, request.params)
    return transaction(db, async tx => {
      const pass = await holdPass(tx, id)
      if (!mayInvite(author, pass.grant)) throw new Problem('not_allowed', t => t('passes.notYours'))
      return work(tx, pass, author)
    })
  }

  router.post('/passes', async (request, response) => {
    const author = await inSession(parts, request)
    const { expires_at, ...wanted } = parse(passBody, request.body)
    const grant = { ...wanted, role: roleAt(wanted.place.kind) }
    if (!mayInvite(author, grant)) throw new Problem('not_allowed', t => t('accounts.roleNotYoursToGive'))
    await checkPlace(db, grant)
    const { id, code } = await makePass(db, grant, expires_at, author.person_id)
    response.status(201).json({ id, url: passUrl(baseOf(request), code) } satisfies NewPass)
  })

  router.get('/passes', async (request, response) => {
    const author = await signedIn(parts, request)
    const { organization_id, ...within } = parse(listQuery, request.query)
    if (!mayManage(author, organization_id))
      throw new Problem('not_allowed', t => t('accounts.rolesNotShown'))
    response.json({ passes: await listPasses(db, organization_id, within) } satisfies Passes)
  })

  router.post('/passes/:id/code', async (request, response) => {
    const code = await withPass(request, (tx, pass, { person_id }) => renewCode(tx, pass, person_id))
    response.status(201).json({ url: passUrl(baseOf(request), code) } satisfies NewLink)
  })

  router.delete('/passes/:id', async (request, response) => {
    await withPass(request, revokePass)
    response.status(204).end()
  })

  router.delete('/passes/:id/people/:person', async (request, response) => {
    const { person: person_id } = parse(person, request.params)
    await withPass(request, (tx, pass) => revokeArrivals(tx, pass, { person_id }))
    response.status(204).end()
  })

  router.delete('/passes/:id/devices/:device', async (request, response) => {
    const { device: device_id } = parse(device, request.params)
    await withPass(request, (tx, pass) => revokeArrivals(tx, pass, { device_id }))
    response.status(204).end()
  })

  router.post('/passes/:id/people/:person', async (request, response) => {
    const { person: person_id } = parse(person, request.params)
    await withPass(request, (tx, pass) => letInAgain(tx, pass, person_id))
    response.status(204).end()
  })

  return router
}
