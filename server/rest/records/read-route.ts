import type { RequestHandler } from 'express'
import { fieldsQuery } from '../../../shared-schema/api/list-query.ts'
import { textsFor } from '../../texts/say.ts'
import { queryOf, reader } from '../requests/caller.ts'
import { readItemKey } from '../requests/item-key.ts'
import { fieldsIn, readFields } from '../requests/page.ts'
import { requireKnownNames, requireKnownParameters } from '../requests/strict.ts'
import { etagOf } from './conditional.ts'
import type { FamilyParts } from './family-parts.ts'
import { findRecord } from './find-records.ts'
import { WireObjects } from './wire-objects.ts'

const parameters = Object.keys(fieldsQuery.shape)

/** Answers with one record. */
export function readRoute(parts: FamilyParts): RequestHandler {
  const { family, fieldNames } = parts
  const { db } = parts.database
  return async (request, response) => {
    const query = queryOf(request)
    requireKnownParameters(request, parameters)
    requireKnownNames(query, 'fields', fieldsIn, () => fieldNames)
    const author = await reader(parts, request)
    const record = await findRecord(db, author, family, readItemKey(family, request.params))
    const wire = new WireObjects(db, parts.baseOf(request), author, textsFor(request))
    const [object] = await wire.show(family, [record], readFields(query))
    if (object) response.set('ETag', etagOf(record, object)).json(object)
  }
}
