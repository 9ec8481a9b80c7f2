import { Router, type Request, type RequestHandler } from 'express'
import { fieldsQuery, recordsQuery } from '../../../shared-schema/api/list-query.ts'
import { deleteQuery, previewQuery } from '../../../shared-schema/api/queries.ts'
import type { DeletionPreview } from '../../../shared-schema/api/standings.ts'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import { keyOf, loadRecords, type Key } from '../../database/records.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { anonymous, type Author } from '../../access/author.ts'
import { deleteRecord } from '../../records/delete-record.ts'
import { countedDependents, type Dependents } from '../../records/dependents.ts'
import { requireNotDeleted } from '../../access/require-not-deleted.ts'
import { render } from '../../texts/deferred-text.ts'
import { previewOfRecord } from '../../tournament/preview.ts'
import { Problem } from '../../problems/problem.ts'
import { createRecord, createRecords } from '../../records/create-records.ts'
import { updateRecord } from '../../records/write-record.ts'
import { REST_PATH } from '../requests/addresses.ts'
import { calendarName } from './calendar-name.ts'
import { calendarNotes } from './calendar-notes.ts'
import { calendarOf, inCalendar } from './calendar.ts'
import { queryOf, reader, writer, type RestParts } from '../requests/caller.ts'
import { requireUnchanged, etagOf } from './conditional.ts'
import { readBodies } from './read-list.ts'
import { columnsOf } from './csv.ts'
import { doOnce } from '../requests/do-once.ts'
import { findRecord, findToChange, listRecords } from './find-records.ts'
import { answerList, formatOf } from './formats.ts'
import { readItemKey } from '../requests/item-key.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { orderNames, sortNames } from './order.ts'
import { envelope, fieldsIn, readFields, readPage } from '../requests/page.ts'
import { readBody } from '../requests/read-body.ts'
import { readQuery } from '../requests/read-sent.ts'
import {
  requireKnownFields,
  requireKnownNames,
  requireKnownParameters,
  fieldNames,
} from '../requests/strict.ts'
import type { WireObject } from './computed/compute.ts'
import { WireObjects } from './wire-objects.ts'
import { textsFor, type Say } from '../../texts/say.ts'

/** The routes of one family, below its name: list, read, create, update if the family has it, delete. */
export function familyRoutes(family: Family, parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database
  const { key, updates, filters } = resourceOf(family)
  const shownNames = fieldNames(family)
  const parameters = Object.keys({ ...recordsQuery.shape, ...filters })
  const kindOfList = inCalendar.includes(family) ? 'calendar' : 'table'
  const list = `${REST_PATH}/${family}/`
  const address = `${list}${key.map(name => `{${name}}/`).join('')}`
  const alone: Say = t => t('instead.atItsAddress', { noun: t(`nouns.${family}`), address })
  const ofOne = { PUT: alone, PATCH: alone, DELETE: alone }
  const toMake: Record<string, Say> = {
    POST: t => (updates ? t('instead.makeOrChange', { list }) : t('instead.make', { list })),
  }
  const never: Say = t => t('instead.neverChanged', { list })
  const toReplace = { PUT: never, PATCH: never }

  router
    .route('/')
    .get(async (request, response) => {
      const query = queryOf(request)
      requireKnownParameters(request, parameters)
      requireKnownNames(query, 'fields', fieldsIn, () => shownNames)
      requireKnownNames(query, 'order_by', orderNames, () => sortNames(anonymous, family))
      const format = formatOf(request, kindOfList)
      const page = readPage(query, format)
      const author = await reader(parts, request)
      const { records, total } = await listRecords(db, author, family, query, page)
      const names = format === 'ics' ? 'all' : readFields(query)
      const texts = textsFor(request)
      const wire = new WireObjects(db, parts.baseOf(request), author, texts)
      const objects = await wire.show(family, records, names)
      if (format === 'ics') {
        const notes = await calendarNotes(db, family, records)
        const name = await calendarName(wire, query, texts)
        return void response
          .type('text/calendar; charset=utf-8')
          .send(calendarOf(name, family, objects, notes, texts))
      }
      answerList(
        response,
        format,
        () => columnsOf(family, names),
        envelope(objects, total, page, `${parts.baseOf(request)}${list}`, query),
      )
    })
    .post(async (request, response) => {
      const author = await writer(parts, request)
      const { preview: isPreview } = readQuery(request, previewQuery)
      requireKnownFields(request, shownNames)
      const body: unknown = request.body
      const isList = Array.isArray(body)
      const records = isList ? readBodies(family, body) : [readBody(family, body, 'create')]
      const create = async (tx: Tx) =>
        written(
          tx,
          request,
          author,
          isList
            ? await createRecords(tx, author, family, records)
            : [await createRecord(tx, author, family, records[0] ?? {})],
        )
      if (isPreview) {
        if (isList) throw Problem.field('preview', t => t('requests.previewOfOne'))
        response.json(await previewed(request, author, () => Promise.resolve(records[0] ?? {}), create))
        return
      }
      const answer = await transaction(db, tx =>
        doOnce(tx, author.person_id, request.get('Idempotency-Key'), [family, body], async () => {
          const created = await create(tx)
          const objects = created.map(({ object }) => object)
          return isList
            ? { location: null, etag: null, body: objects }
            : {
                location: objects[0]?.resource_uri ?? null,
                etag: created[0]?.etag ?? null,
                body: objects[0] ?? {},
              }
        }),
      )
      if (answer.isRepetition) response.set('Idempotency-Replayed', 'true')
      if (answer.location !== null) response.location(answer.location)
      if (answer.etag !== null) response.set('ETag', answer.etag)
      response.status(201).json(answer.body)
    })
    .all(onlyMethods(['GET', 'POST'], ofOne))

  const update: RequestHandler = async (request, response) => {
    const author = await writer(parts, request)
    const itemKey = readItemKey(family, request.params)
    const { preview: isPreview } = readQuery(request, previewQuery)
    requireKnownFields(request, shownNames)
    const change = async (tx: Tx) => {
      const record = await findToChange(tx, author, family, itemKey)
      // A missing body means the same as an empty one.
      const values = readBody(family, request.body ?? {}, 'update', record)
      requireUnchanged(family, record, request.get('If-Match'))
      await updateRecord(tx, author, family, record, values)
      return written(tx, request, author, [itemKey])
    }
    if (isPreview) {
      response.json(await previewed(request, author, tx => findRecord(tx, author, family, itemKey), change))
      return
    }
    const [changed] = await transaction(db, change)
    if (changed) response.status(202).set('ETag', changed.etag).json(changed.object)
  }

  const item = router
    .route(`/${key.map(name => `:${name}`).join('/')}`)
    .get(async (request, response) => {
      requireKnownParameters(request, Object.keys(fieldsQuery.shape))
      requireKnownNames(queryOf(request), 'fields', fieldsIn, () => shownNames)
      const author = await reader(parts, request)
      const record = await findRecord(db, author, family, readItemKey(family, request.params))
      const [object] = await new WireObjects(db, parts.baseOf(request), author, textsFor(request)).show(
        family,
        [record],
        readFields(queryOf(request)),
      )
      if (object) response.set('ETag', etagOf(record, object)).json(object)
    })
    .delete(async (request, response) => {
      const author = await writer(parts, request)
      const itemKey = readItemKey(family, request.params)
      const { preview: isPreview, cascade } = readQuery(request, deleteQuery)
      const remove = async (tx: Tx): Promise<Dependents> => {
        await requireNotDeleted(tx, author, family, itemKey)
        const record = await findRecord(tx, author, family, itemKey)
        return deleteRecord(tx, author, family, record, cascade, found =>
          requireUnchanged(family, found, request.get('If-Match')),
        )
      }
      if (isPreview) {
        const { consequences, written: dependents } = await previewOfRecord(
          db,
          author,
          family,
          tx => findRecord(tx, author, family, itemKey),
          remove,
          false,
        )
        const answer: DeletionPreview = {
          consequences: consequences.map(one => render(one, textsFor(request))),
          dependents: countedDependents(dependents, textsFor(request)[0]),
        }
        response.json(answer)
      } else {
        await transaction(db, remove)
        response.status(204).end()
      }
    })
  if (updates) item.put(update).patch(update)
  item.all(
    updates
      ? onlyMethods(['GET', 'PUT', 'PATCH', 'DELETE'], toMake)
      : onlyMethods(['GET', 'DELETE'], { ...toMake, ...toReplace }),
  )
  return router

  /** Previews a write: its consequences, and the record after it. */
  async function previewed(
    request: Request,
    author: Author,
    recordOf: (tx: Tx) => Promise<StoredRecord>,
    write: (tx: Tx) => Promise<readonly Written[]>,
  ): Promise<object> {
    const {
      consequences,
      written: [would],
    } = await previewOfRecord(db, author, family, recordOf, write, true)
    return { ...would?.object, consequences: consequences.map(one => render(one, textsFor(request))) }
  }

  /** Records after a write, in the same transaction and in the order of their keys. */
  async function written(tx: Tx, request: Request, author: Author, keys: readonly Key[]): Promise<Written[]> {
    const found = new Map(
      (await loadRecords(tx, family, keys)).map(record => [String(keyOf(family, record)), record]),
    )
    const records = keys.map(one => found.get(String(one))).filter(record => record !== undefined)
    const objects = await new WireObjects(tx, parts.baseOf(request), author, textsFor(request)).show(
      family,
      records,
      'all',
    )
    const all = records.flatMap((record, index) =>
      objects.slice(index, index + 1).map(object => ({ object, etag: etagOf(record, object) })),
    )
    if (all.length < keys.length) throw new Error(`A ${family} record just written is not there`)
    return all
  }
}

/** A record after a write. */
interface Written {
  readonly object: WireObject
  readonly etag: string
}
