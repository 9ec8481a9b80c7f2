import { Router, type Request } from 'express'
import { resourceOf, type Family } from '../../shared-schema/resources/index.ts'
import { loadRecords } from '../database/records.ts'
import { transaction, type Tx } from '../database/transaction.ts'
import { createRecord, deleteRecord, updateRecord } from '../league/write-record.ts'
import { REST_PATH } from './addresses.ts'
import { queryOf, reader, writer, type RestParts } from './caller.ts'
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
      const { records, total } = await listRecords(db, await reader(parts, request), family, query, page)
      const objects = await new WireObjects(db, parts.baseOf(request)).show(family, records, readFields(query))
      response.json(envelope(objects, total, page, `${parts.baseOf(request)}${REST_PATH}/${family}/`, query))
    })
    .post(async (request, response) => {
      const author = await writer(parts, request)
      const values = readBody(family, request.body, 'create')
      const object = await transaction(db, async tx => whole(tx, request, await createRecord(tx, author, family, values)))
      response.status(201).location(object.resource_uri).json(object)
    })
    .all(onlyMethods('GET', 'POST'))

  const item = router.route(`/${[family, ...key.map(name => `:${name}`)].join('/')}`)
    .get(async (request, response) => {
      const record = await findRecord(db, await reader(parts, request), family, readItemKey(family, request.params))
      const [object] = await new WireObjects(db, parts.baseOf(request)).show(family, [record], readFields(queryOf(request)))
      response.json(object)
    })
    .delete(async (request, response) => {
      const author = await writer(parts, request)
      const itemKey = readItemKey(family, request.params)
      await transaction(db, async tx => {
        await findRecord(tx, author, family, itemKey)
        await deleteRecord(tx, author, family, itemKey)
      })
      response.status(204).end()
    })
  if (updates) {
    item.put(async (request, response) => {
      const author = await writer(parts, request)
      const itemKey = readItemKey(family, request.params)
      const values = readBody(family, request.body, 'update')
      const object = await transaction(db, async tx => {
        await findRecord(tx, author, family, itemKey)
        await updateRecord(tx, author, family, itemKey, values)
        return whole(tx, request, itemKey)
      })
      response.status(202).json(object)
    })
  }
  item.all(updates ? onlyMethods('GET', 'PUT', 'DELETE') : onlyMethods('GET', 'DELETE'))
  return router

  /** A record as it is after a write, in the same transaction. */
  async function whole(tx: Tx, request: Request, written: readonly number[]): Promise<WireObject> {
    const records = await loadRecords(tx, family, [written])
    const [object] = await new WireObjects(tx, parts.baseOf(request)).show(family, records, 'all')
    if (!object) throw new Error(`The ${family} record just written is not there`)
    return object
  }
}
