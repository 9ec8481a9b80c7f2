import { Router } from 'express'
import { z } from 'zod'
import { sqlState } from '../database/transaction.ts'
import { Problem } from '../league/problem.ts'
import { inSession, type AccountParts } from './caller.ts'
import { invite, joinUrl, mayInvite, roles } from './invitations.ts'
import { parse } from './parse.ts'
import { checkPlace, placeKinds } from './places.ts'

const invitation = z.object({
  organization_id: z.int32({ error: 'must be an id or null' }).nullable(),
  role: z.enum(roles, { error: `must be one of: ${roles.join(', ')}` }),
  /** Where the role holds; everywhere in the organization without it. */
  place: z.object({
    kind: z.enum(placeKinds, { error: `must be one of: ${placeKinds.join(', ')}` }),
    id: z.int32({ error: 'must be an id' }),
  }, { error: 'must be a kind and an id, or null' }).nullable().default(null),
})

/** Inviting people to roles. */
export function invitationRoutes(parts: AccountParts): Router {
  const { database: { db }, baseOf } = parts
  const router = Router()

  router.post('/invitations', async (request, response) => {
    const author = await inSession(parts, request)
    const grant = parse(invitation, request.body)
    if (!mayInvite(author, grant)) throw new Problem(403, 'You may only invite to roles that you have yourself, or to lesser ones.')
    await checkPlace(db, grant)
    const code = await invite(db, grant, author.person_id).catch((error: unknown) => {
      throw sqlState(error) === '23503' ? Problem.field('organization_id', `: there is no organization ${grant.organization_id}`) : error
    })
    response.status(201).json({ url: joinUrl(baseOf(request), code) })
  })

  return router
}
