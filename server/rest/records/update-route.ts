import type { RequestHandler } from 'express'
import { previewQuery } from '../../../shared-schema/api/queries.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { updateRecord } from '../../records/write-record.ts'
import { textsFor } from '../../texts/say.ts'
import { previewOfRecord } from '../../tournament/preview.ts'
import { writer } from '../requests/caller.ts'
import { readItemKey } from '../requests/item-key.ts'
import { readBody } from '../requests/read-body.ts'
import { readQuery } from '../requests/read-sent.ts'
import { requireKnownFields } from '../requests/strict.ts'
import { requireUnchanged } from './conditional.ts'
import type { FamilyParts } from './family-parts.ts'
import { findRecord, findToChange } from './find-records.ts'
import { WireObjects } from './wire-objects.ts'
import { previewOfWrite, showWritten } from './written.ts'

/** Changes the sent fields of a record, and answers with all of it. */
export function updateRoute(parts: FamilyParts): RequestHandler {
  const { family, fieldNames } = parts
  const { db } = parts.database
  return async (request, response) => {
    const author = await writer(parts, request)
    const key = readItemKey(family, request.params)
    const { preview: isPreview } = readQuery(request, previewQuery)
    requireKnownFields(request, fieldNames)
    const texts = textsFor(request)
    const change = async (tx: Tx) => {
      const record = await findToChange(tx, author, family, key)
      // A missing body means the same as an empty one.
      const values = readBody(family, request.body ?? {}, 'update', record)
      requireUnchanged(family, record, request.get('If-Match'))
      await updateRecord(tx, author, family, record, values)
      return showWritten(new WireObjects(tx, parts.baseOf(request), author, texts), family, [key])
    }
    if (isPreview) {
      const record = (tx: Tx) => findRecord(tx, author, family, key)
      const preview = await previewOfRecord(db, author, family, record, change, true)
      response.json(previewOfWrite(preview, texts))
      return
    }
    const [changed] = await transaction(db, change)
    if (changed) response.status(202).set('ETag', changed.etag).json(changed.object)
  }
}
