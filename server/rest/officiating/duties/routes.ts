import { Router } from 'express'
import type { Duties, OfficialLink } from '../../../../shared-schema/api/duties.ts'
import { transaction } from '../../../database/transaction.ts'
import { dutiesByKey, replaceLink } from '../../../planning/officials/duties.ts'
import { managedRecord } from '../../records/managed-record.ts'
import { type RestParts, writer } from '../../requests/caller.ts'
import { onlyMethods } from '../../requests/only-methods.ts'
import { requireKnownParameters } from '../../requests/strict.ts'

/** The duties of an official by a private link, for people without an account. */
export function dutyRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database
  router
    .route('/officials/:id/link')
    .post(async (request, response) => {
      const author = await writer(parts, request)
      requireKnownParameters(request, [])
      const token = await transaction(db, async tx => {
        const { id } = await managedRecord(tx, author, 'officials', request, t => t('officials.mayNotLink'))
        return replaceLink(tx, author, Number(id))
      })
      response.set('Cache-Control', 'no-store').status(201)
      response.json({ token } satisfies OfficialLink)
    })
    .all(onlyMethods(['POST'], t => t('instead.officialLink')))
  router
    .route('/my_duties')
    .get(async (request, response) => {
      requireKnownParameters(request, [])
      // In a header, so that the key is in no address and no log.
      const duties: Duties = await dutiesByKey(db, request.get('Duties-Token'))
      response.set('Cache-Control', 'no-store').json(duties)
    })
    .all(onlyMethods(['GET'], t => t('instead.myDuties')))
  return router
}
