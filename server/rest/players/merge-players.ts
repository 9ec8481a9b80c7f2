import { Router } from 'express'
import { transaction } from '../../database/transaction.ts'
import { mergePlayers } from '../../records/merge-players.ts'
import { type RestParts, writer } from '../requests/caller.ts'
import { findRecord } from '../records/find-records.ts'
import { noSuchRecord, readIdsInPath } from '../requests/item-key.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { requireKnownParameters } from '../requests/strict.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { textsFor } from '../../texts/say.ts'

/** `POST /players/merge/{kept}/{merged}/`: makes one player of two; answers with the kept one. */
export function mergeRoute(parts: RestParts): Router {
  const router = Router()
  router
    .route('/players/merge/:kept/:merged')
    .post(async (request, response) => {
      const author = await writer(parts, request)
      requireKnownParameters(request, [])
      const [kept = 0, merged = 0] = readIdsInPath(
        key => noSuchRecord('players', key),
        [request.params.kept, request.params.merged],
      )
      const object = await transaction(parts.database.db, async tx => {
        for (const id of [kept, merged]) await findRecord(tx, author, 'players', [id])
        await mergePlayers(tx, author, kept, merged)
        const player = await findRecord(tx, author, 'players', [kept])
        return (
          await new WireObjects(tx, parts.baseOf(request), author, textsFor(request)).show(
            'players',
            [player],
            'all',
          )
        )[0]
      })
      response.status(200).json(object)
    })
    .all(onlyMethods(['POST'], t => t('instead.merge')))
  return router
}
