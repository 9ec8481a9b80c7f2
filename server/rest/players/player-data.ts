import { Router } from 'express'
import { previewQuery } from '../../../shared-schema/api/queries.ts'
import { transaction } from '../../database/transaction.ts'
import { requirePerson } from '../../access/author.ts'
import { erasePlayer } from '../../records/personal-data/erase-player.ts'
import { exportPlayer } from '../../records/personal-data/export-player.ts'
import { rehearse } from '../../database/rehearse.ts'
import { reader, type RestParts, writer } from '../requests/caller.ts'
import { readItemKey } from '../requests/item-key.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readQuery } from '../requests/read-sent.ts'
import { requireKnownParameters } from '../requests/strict.ts'

/** All data stored about one player: export and erasure. */
export function playerDataRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database

  router
    .route('/players/:id/export')
    .get(async (request, response) => {
      const author = requirePerson(await reader(parts, request), t => t('access.signInToSee'))
      const [id = 0] = readItemKey('players', request.params)
      requireKnownParameters(request, [])
      response
        .set('Cache-Control', 'no-store')
        .json(await transaction(db, tx => exportPlayer(tx, author, id)))
    })
    .all(onlyMethods(['GET'], t => t('instead.playerExport')))

  router
    .route('/players/:id/erasure')
    .post(async (request, response) => {
      const author = await writer(parts, request)
      const [id = 0] = readItemKey('players', request.params)
      const { preview } = readQuery(request, previewQuery)
      response.json(
        preview
          ? await rehearse(db, tx => erasePlayer(tx, author, id))
          : await transaction(db, tx => erasePlayer(tx, author, id)),
      )
    })
    .all(onlyMethods(['POST'], t => t('instead.erasure')))

  return router
}
