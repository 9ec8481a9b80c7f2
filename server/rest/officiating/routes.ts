import { Router, type Request } from 'express'
import {
  candidatesQuery,
  officialsPlanBody,
  type Officiating,
  type OfficialCandidates,
} from '../../../shared-schema/api/officiating.ts'
import { previewQuery } from '../../../shared-schema/api/queries.ts'
import { wantedOfficials } from '../../../shared-schema/resources/officials.ts'
import { requirePerson, type Author } from '../../access/author.ts'
import type { OfficiatedEvent } from '../../planning/officials/event.ts'
import { loadOfficiating } from '../../planning/officials/load.ts'
import { planEvent } from '../../planning/officials/plan.ts'
import { candidatesFor, officiatingOf } from '../../planning/officials/read-officiating.ts'
import { textsFor } from '../../texts/say.ts'
import { managedRecord } from '../records/managed-record.ts'
import { reader, type RestParts, writer } from '../requests/caller.ts'
import { doOnce } from '../requests/do-once.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readQuery, readSent } from '../requests/read-sent.ts'
import { requireKnownParameters } from '../requests/strict.ts'

/** Who officiates at the games of tournaments and seasons, for those who manage them. */
export function officiatingRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database
  for (const family of ['tournaments', 'seasons'] as const) {
    const read = async (request: Request) => {
      const author = requirePerson(await reader(parts, request), t => t('access.signInToSee'))
      return loadOfficiating(db, author, await managedEvent(db, author, family, request))
    }
    router
      .route(`/${family}/:id/officiating`)
      .get(async (request, response) => {
        requireKnownParameters(request, [])
        response.json(officiatingOf(await read(request), textsFor(request)) satisfies Officiating)
      })
      .all(onlyMethods(['GET'], t => t('instead.officiating')))
    router
      .route(`/${family}/:id/official_candidates`)
      .get(async (request, response) => {
        const query = readQuery(request, candidatesQuery)
        const candidates = candidatesFor(await read(request), query, textsFor(request))
        response.json({ candidates } satisfies OfficialCandidates)
      })
      .all(onlyMethods(['GET'], t => t('instead.officiating')))
    router
      .route(`/${family}/:id/officials_plan`)
      .post(async (request, response) => {
        const author = await writer(parts, request)
        const { preview } = readQuery(request, previewQuery)
        const body = readSent(request, officialsPlanBody)
        const { body: plan } = await doOnce({ db, author, request, response }, async tx => {
          const event = await managedEvent(tx, author, family, request)
          const planned = await planEvent(tx, author, event, body, preview, textsFor(request))
          return { location: null, etag: null, body: planned }
        })
        response.json(plan)
      })
      .all(onlyMethods(['POST'], t => t('instead.officialsPlan')))
  }
  return router
}

/** The event in the path. @throws Problem 403 if the author may not change it, 404 if they may not read it */
async function managedEvent(
  db: RestParts['database']['db'],
  author: Author,
  family: OfficiatedEvent['family'],
  request: Request,
): Promise<OfficiatedEvent> {
  const record = await managedRecord(db, author, family, request, t => t('officials.mayNotPlan'))
  const { id, owner_id, officials_wanted } = record
  return {
    family,
    id: Number(id),
    owner_id: typeof owner_id === 'number' ? owner_id : null,
    officials_wanted: wantedOfficials.array().parse(officials_wanted),
  }
}
