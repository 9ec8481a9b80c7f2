import { Router, type Request } from 'express'
import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import { loadRecord } from '../database/records.ts'
import { transaction, type Tx } from '../database/transaction.ts'
import { deleteRecord } from '../league/delete-record.ts'
import type { Author } from '../league/author.ts'
import { demandNotDeleted } from '../league/gone.ts'
import { preview, tournamentOfRecord } from '../league/preview.ts'
import { createRecord, updateRecord } from '../league/write-record.ts'
import { REST_PATH } from './addresses.ts'
import { queryOf, reader, writer, type RestParts } from './caller.ts'
import { demandUnchanged, etagOf } from './conditional.ts'
import { doOnce } from './do-once.ts'
import { findRecord, listRecords } from './find-records.ts'
import { readItemKey } from './item-key.ts'
import { onlyMethods } from './only-methods.ts'
import { envelope, readFields, readPage } from './page.ts'
import { readBody } from './read-body.ts'
import { WireObjects, type WireObject } from './wire-objects.ts'

/** The routes of one family: list, read, create, update where the family has it, delete. */
export function familyRoutes(family: Family, parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database
  const { key, updates } = resourceOf(family)

  router.route(`/${family}`)
    .get(async (request, response) => {
      const query = queryOf(request)
      const page = readPage(query)
      const author = await reader(parts, request)
      const { records, total } = await listRecords(db, author, family, query, page)
      const objects = await new WireObjects(db, parts.baseOf(request), author).show(family, records, readFields(query))
      response.json(envelope(objects, total, page, `${parts.baseOf(request)}${REST_PATH}/${family}/`, query))
    })
    .post(async (request, response) => {
      const author = await writer(parts, request)
      const values = readBody(family, request.body, 'create')
      if (isPreview(request)) {
        response.json(await previewed(tx => tournamentOfRecord(tx, family, values), tx => createRecord(tx, author, family, values)))
        return
      }
      const asked = JSON.stringify([family, request.body])
      const answer = await transaction(db, tx => doOnce(tx, author.person_id, request.get('Idempotency-Key'), asked, async () => {
        const { object, etag } = await whole(tx, request, author, await createRecord(tx, author, family, values))
        return { location: object.resource_uri, etag, body: object }
      }))
      if (answer.isRepetition) response.set('Idempotency-Replayed', 'true')
      response.status(201).location(answer.location).set('ETag', answer.etag).json(answer.body)
    })
    .all(onlyMethods('GET', 'POST'))

  const item = router.route(`/${[family, ...key.map(name => `:${name}`)].join('/')}`)
    .get(async (request, response) => {
      const author = await reader(parts, request)
      const record = await findRecord(db, author, family, readItemKey(family, request.params))
      const [object] = await new WireObjects(db, parts.baseOf(request), author).show(family, [record], readFields(queryOf(request)))
      if (object) response.set('ETag', etagOf(record, object)).json(object)
    })
    .delete(async (request, response) => {
      const author = await writer(parts, request)
      const itemKey = readItemKey(family, request.params)
      const cascade = isAsked(queryOf(request).get('cascade'))
      const remove = async (tx: Tx): Promise<void> => {
        await demandNotDeleted(tx, author, family, itemKey)
        const record = await findRecord(tx, author, family, itemKey)
        await demandUnchanged(tx, family, record, request.get('If-Match'))
        await deleteRecord(tx, author, family, itemKey, cascade)
      }
      if (isPreview(request)) response.json(await previewed(tournamentAt(author, itemKey), remove))
      else {
        await transaction(db, remove)
        response.status(204).end()
      }
    })
  if (updates) {
    item.put(async (request, response) => {
      const author = await writer(parts, request)
      const itemKey = readItemKey(family, request.params)
      const values = readBody(family, request.body, 'update')
      const update = async (tx: Tx): Promise<void> => {
        const record = await findRecord(tx, author, family, itemKey)
        await demandUnchanged(tx, family, record, request.get('If-Match'))
        await updateRecord(tx, author, family, itemKey, values)
      }
      if (isPreview(request)) {
        response.json(await previewed(tournamentAt(author, itemKey), update))
        return
      }
      const { object, etag } = await transaction(db, async tx => {
        await update(tx)
        return whole(tx, request, author, itemKey)
      })
      response.status(202).set('ETag', etag).json(object)
    })
  }
  item.all(updates ? onlyMethods('GET', 'PUT', 'DELETE') : onlyMethods('GET', 'DELETE'))
  return router

  /** What a write would move, without doing it. */
  async function previewed(tournament: (tx: Tx) => Promise<number>, write: (tx: Tx) => Promise<unknown>): Promise<object> {
    return { consequences: await preview(db, tournament, write) }
  }

  /** The tournament of an item that the author may read. */
  function tournamentAt(author: Author, itemKey: readonly number[]) {
    return async (tx: Tx): Promise<number> => tournamentOfRecord(tx, family, await findRecord(tx, author, family, itemKey))
  }

  /** A record as it is after a write, in the same transaction. */
  async function whole(tx: Tx, request: Request, author: Author, written: readonly number[]): Promise<{ object: WireObject; etag: string }> {
    const record = await loadRecord(tx, family, written)
    const [object] = record ? await new WireObjects(tx, parts.baseOf(request), author).show(family, [record], 'all') : []
    if (!record || !object) throw new Error(`The ${family} record just written is not there`)
    return { object, etag: etagOf(record, object) }
  }
}

const isPreview = (request: Request): boolean => isAsked(queryOf(request).get('preview'))

const isAsked = (word: string | null): boolean => /^(true|1)$/i.test(word ?? '')
