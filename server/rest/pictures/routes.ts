import express, { Router, type Request, type Response } from 'express'
import { pictured, picturedFamilies, type PicturedFamily } from '../../../shared-schema/resources/pictures.ts'
import type { StoredRecord } from '../../../shared-schema/resources/wire.ts'
import type { Person } from '../../access/author.ts'
import { withOrganization } from '../../access/owner.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { findPicture } from '../../records/pictures/find-picture.ts'
import { resized } from '../../records/pictures/resize.ts'
import { removePicture, setPicture, sizesOf } from '../../records/pictures/store-picture.ts'
import { enter } from '../../records/pictures/upload-room.ts'
import { Problem } from '../../problems/problem.ts'
import { requireRight, requireRecord } from '../../records/write-record.ts'
import { textsFor } from '../../texts/say.ts'
import { etagOf, requireUnchanged } from '../records/conditional.ts'
import { findRecord, findToChange } from '../records/find-records.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { REST_PATH } from '../requests/addresses.ts'
import { reader, writer, type RestParts } from '../requests/caller.ts'
import { readItemKey } from '../requests/item-key.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { requireKnownParameters } from '../requests/strict.ts'

/** The size of a picture from a phone. */
const MAX_MEGABYTES = 10

const types = ['image/png', 'image/jpeg', 'image/webp']

const YEAR = 31_536_000

/**
 * `PUT` and `DELETE` of a record's picture, and the pictures themselves. Must be mounted before the JSON body
 * parser: a body is read only if the author may change the record.
 */
export function pictureRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database

  for (const family of picturedFamilies) {
    router
      .route(`/${family}/:id/${pictured[family].at}`)
      .put(async (request, response) => {
        const author = await writer(parts, request)
        const key = readItemKey(family, request.params)
        requireKnownParameters(request, [])
        await transaction(db, async tx => {
          const record = await findRecord(tx, author, family, key)
          requireUnchanged(family, record, request.get('If-Match'))
          await requireRight(tx, author, family, 'update', withOrganization(family, record))
        })
        if (request.is(types) === false) throw new Problem('not_a_picture', t => t('pictures.notAPicture'))
        const leave = enter(author.person_id)
        try {
          const files = await resized(await bodyOf(request, response), sizesOf(family))
          await change(request, response, family, (tx, author, record) =>
            setPicture(tx, author, family, record, files),
          )
        } finally {
          leave()
        }
      })
      .delete(async (request, response) => {
        await change(request, response, family, (tx, author, record) =>
          removePicture(tx, author, family, record),
        )
      })
      .all(onlyMethods(['PUT', 'DELETE'], t => t('instead.picture')))
  }

  router
    .route('/pictures/:name')
    .get(async (request, response) => {
      requireKnownParameters(request, [])
      const author = await reader(parts, request)
      const found = await findPicture(db, author, `${REST_PATH}/pictures/${request.params.name}`)
      if (!found) throw new Problem('not_found', t => t('pictures.notFound'))
      response
        .set({
          'Cache-Control': `${found.isPublic ? 'public' : 'private'}, max-age=${YEAR}, immutable`,
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'Content-Type': 'image/webp',
          'X-Content-Type-Options': 'nosniff',
          ETag: `"${request.params.name}"`,
        })
        .send(Buffer.from(found.content))
    })
    .all(onlyMethods(['GET'], t => t('instead.pictures')))
  return router

  /** Changes a record, with the response of a PUT. */
  async function change(
    request: Request,
    response: Response,
    family: PicturedFamily,
    write: (tx: Tx, author: Person, record: StoredRecord) => Promise<void>,
  ): Promise<void> {
    // Loads the author again after a picture was decoded: a role may have ended meanwhile.
    const author = await writer(parts, request)
    requireKnownParameters(request, [])
    const key = readItemKey(family, request.params)
    const { object, etag } = await transaction(db, async tx => {
      const before = await findToChange(tx, author, family, key)
      requireUnchanged(family, before, request.get('If-Match'))
      await write(tx, author, before)
      const record = await requireRecord(tx, family, key)
      const [shown = {}] = await new WireObjects(tx, parts.baseOf(request), author, textsFor(request)).show(
        family,
        [record],
        'all',
      )
      return { object: shown, etag: etagOf(record, shown) }
    })
    response.status(202).set('ETag', etag).json(object)
  }
}

const readBody = express.raw({ limit: `${MAX_MEGABYTES}mb`, type: () => true })

/** Reads the body of a request. @throws Problem 413 if it is too large */
function bodyOf(request: Request, response: Response): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    readBody(request, response, (error?: unknown) => {
      const read: unknown = request.body
      if (error instanceof Error && 'type' in error && error.type === 'entity.too.large')
        reject(new Problem('too_large', t => t('pictures.tooLarge', { most: MAX_MEGABYTES })))
      else if (error instanceof Error) reject(error)
      else if (read instanceof Uint8Array) resolve(read)
      else reject(new Problem('not_a_picture', t => t('pictures.notAPicture')))
    })
  })
}
