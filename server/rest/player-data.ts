import { Router } from 'express'
import { parse } from '../accounts/parse.ts'
import { transaction } from '../database/transaction.ts'
import { demandPerson } from '../league/author.ts'
import { erasePlayer } from '../league/erase-player.ts'
import { exportPlayer } from '../league/export-player.ts'
import { rehearse } from '../league/rehearse.ts'
import { queryOf, reader, type RestParts, writer } from './caller.ts'
import { readItemKey } from './item-key.ts'
import { onlyMethods } from './only-methods.ts'
import { previewQuery } from './schedule-bodies.ts'

/** What is stored about one player, to be given to them and to be erased. */
export function playerDataRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database

  router.route('/players/:id/export')
    .get(async (request, response) => {
      const author = demandPerson(await reader(parts, request), 'Sign in to see this.')
      const [id = 0] = readItemKey('players', request.params)
      response.set('Cache-Control', 'no-store').json(await transaction(db, tx => exportPlayer(tx, author, id)))
    })
    .all(onlyMethods('GET'))

  router.route('/players/:id/erasure')
    .post(async (request, response) => {
      const author = await writer(parts, request)
      const [id = 0] = readItemKey('players', request.params)
      const { preview } = parse(previewQuery, Object.fromEntries(queryOf(request)))
      response.json(preview ? await rehearse(db, tx => erasePlayer(tx, author, id)) : await transaction(db, tx => erasePlayer(tx, author, id)))
    })
    .all(onlyMethods('POST'))

  return router
}
