import type { RequestHandler } from 'express'
import { previewQuery } from '../../../shared-schema/api/queries.ts'
import type { Tx } from '../../database/transaction.ts'
import { Problem } from '../../problems/problem.ts'
import { createRecord, createRecords } from '../../records/create-records.ts'
import { textsFor } from '../../texts/say.ts'
import { previewOfRecord } from '../../tournament/preview.ts'
import { writer } from '../requests/caller.ts'
import { doOnce } from '../requests/do-once.ts'
import { readBody } from '../requests/read-body.ts'
import { readQuery } from '../requests/read-sent.ts'
import { requireKnownFields } from '../requests/strict.ts'
import type { FamilyParts } from './family-parts.ts'
import { readBodies } from './read-list.ts'
import { WireObjects } from './wire-objects.ts'
import { previewOfWrite, showWritten } from './written.ts'

/** Creates the record of a body, or the records of a list. */
export function createRoute(parts: FamilyParts): RequestHandler {
  const { family, fieldNames } = parts
  const { db } = parts.database
  return async (request, response) => {
    const author = await writer(parts, request)
    const { preview: isPreview } = readQuery(request, previewQuery)
    requireKnownFields(request, fieldNames)
    const body: unknown = request.body
    const isList = Array.isArray(body)
    const records = isList ? readBodies(family, body) : [readBody(family, body, 'create')]
    const [first = {}] = records
    const texts = textsFor(request)
    const create = async (tx: Tx) => {
      const keys = isList
        ? await createRecords(tx, author, family, records)
        : [await createRecord(tx, author, family, first)]
      return showWritten(new WireObjects(tx, parts.baseOf(request), author, texts), family, keys)
    }
    if (isPreview) {
      if (isList) throw Problem.field('preview', t => t('requests.previewOfOne'))
      const preview = await previewOfRecord(db, author, family, () => Promise.resolve(first), create, true)
      response.json(previewOfWrite(preview, texts))
      return
    }
    const createAll = async (tx: Tx) => {
      const created = await create(tx)
      const objects = created.map(({ object }) => object)
      return isList
        ? { location: null, etag: null, body: objects }
        : {
            location: objects[0]?.resource_uri ?? null,
            etag: created[0]?.etag ?? null,
            body: objects[0] ?? {},
          }
    }
    const answer = await doOnce({ db, author, request, response }, createAll, [family, body])
    if (answer.location !== null) response.location(answer.location)
    if (answer.etag !== null) response.set('ETag', answer.etag)
    response.status(201).json(answer.body)
  }
}
