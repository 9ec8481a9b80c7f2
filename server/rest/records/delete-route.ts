import type { RequestHandler } from 'express'
import { deleteQuery } from '../../../shared-schema/api/queries.ts'
import type { DeletionPreview } from '../../../shared-schema/api/standings.ts'
import { requireNotDeleted } from '../../access/require-not-deleted.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { deleteRecord } from '../../records/delete-record.ts'
import { countedDependents, type Dependents } from '../../records/dependents.ts'
import { render } from '../../texts/deferred-text.ts'
import { textsFor } from '../../texts/say.ts'
import { previewOfRecord } from '../../tournament/preview.ts'
import { writer } from '../requests/caller.ts'
import { readItemKey } from '../requests/item-key.ts'
import { readQuery } from '../requests/read-sent.ts'
import { requireUnchanged } from './conditional.ts'
import type { FamilyParts } from './family-parts.ts'
import { findRecord } from './find-records.ts'

/** Deletes a record, with its dependents if the request says so. */
export function deleteRoute(parts: FamilyParts): RequestHandler {
  const { family } = parts
  const { db } = parts.database
  return async (request, response) => {
    const author = await writer(parts, request)
    const key = readItemKey(family, request.params)
    const { preview: isPreview, cascade } = readQuery(request, deleteQuery)
    const find = (tx: Tx) => findRecord(tx, author, family, key)
    const remove = async (tx: Tx): Promise<Dependents> => {
      await requireNotDeleted(tx, author, family, key)
      return deleteRecord(tx, author, family, await find(tx), cascade, found =>
        requireUnchanged(family, found, request.get('If-Match')),
      )
    }
    if (!isPreview) {
      await transaction(db, remove)
      response.status(204).end()
      return
    }
    const { consequences, written: dependents } = await previewOfRecord(
      db,
      author,
      family,
      find,
      remove,
      false,
    )
    const texts = textsFor(request)
    const answer: DeletionPreview = {
      consequences: consequences.map(one => render(one, texts)),
      dependents: countedDependents(dependents, texts[0]),
    }
    response.json(answer)
  }
}
