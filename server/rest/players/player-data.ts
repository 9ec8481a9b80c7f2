import { Router } from 'express'
import { parse } from '../../problems/parse.ts'
import { transaction } from '../../database/transaction.ts'
import { requirePerson } from '../../access/author.ts'
import { erasePlayer } from '../../personal-data/erase-player.ts'
import { exportPlayer } from '../../personal-data/export-player.ts'
import { rehearse } from '../../database/rehearse.ts'
import { queryOf, reader, type RestParts, writer } from '../requests/caller.ts'
import { readItemKey } from '../requests/item-key.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { previewQuery } from '../requests/preview-query.ts'

/** What is stored about one player, to be given to them and to be erased. */
export function playerDataRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database

  router
    .route('/players/:id/export')
    .get(async (request, response) => {
      const author = requirePerson(await reader(parts, request), t => t('access.signInToSee'))
      const [id = 0] = readItemKey('players', request.params)
      response
        .set('Cache-Control', 'no-store')
        .json(await transaction(db, tx => exportPlayer(tx, author, id)))
    })
    .all(onlyMethods(['GET']))

  router
    .route('/players/:id/erasure')
    .post(async (request, response) => {
      const author = await writer(parts, request)
      const [id = 0] = readItemKey('players', request.params)
      const { preview } = parse(previewQuery, Object.fromEntries(queryOf(request)))
      response.json(
        preview
          ? await rehearse(db, tx => erasePlayer(tx, author, id))
          : await transaction(db, tx => erasePlayer(tx, author, id)),
      )
    })
    .all(onlyMethods(['POST']))

  return router
}
