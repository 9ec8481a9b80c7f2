import { Router } from 'express'
import { formatQuery } from '../../../shared-schema/api/list-query.ts'
import { playColumns, type GamePlays } from '../../../shared-schema/api/plays.ts'
import { previewQuery } from '../../../shared-schema/api/queries.ts'
import { rehearse } from '../../database/rehearse.ts'
import { reading, type Tx } from '../../database/transaction.ts'
import { textsFor } from '../../texts/say.ts'
import { findRecord } from '../records/find-records.ts'
import { answerWhole, formatOf } from '../records/formats.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { resourceUri } from '../requests/addresses.ts'
import { reader, type RestParts, writer } from '../requests/caller.ts'
import { doOnce } from '../requests/do-once.ts'
import { readItemKey } from '../requests/item-key.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readQuery } from '../requests/read-sent.ts'
import { requireKnownParameters } from '../requests/strict.ts'
import { gamePlays } from './game-plays.ts'
import { importPlays } from './import-plays.ts'
import { readRows } from './read-rows.ts'

/** `/games/{id}/plays/`: reading and recording a game's play-by-play. */
export function playRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database
  router
    .route('/games/:id/plays')
    .get(async (request, response) => {
      requireKnownParameters(request, Object.keys(formatQuery.shape))
      const format = formatOf(request)
      const author = await reader(parts, request)
      const shown = await reading(db, async tx => {
        const { id } = await findRecord(tx, author, 'games', readItemKey('games', request.params))
        const objects = new WireObjects(tx, parts.baseOf(request), author, textsFor(request))
        return gamePlays(tx, objects, Number(id))
      })
      answerWhole(response, format, playColumns, shown.plays, shown)
    })
    .post(async (request, response) => {
      const author = await writer(parts, request)
      const { preview } = readQuery(request, previewQuery)
      const sent = readRows(request)
      const take = async (tx: Tx): Promise<{ id: number; plays: GamePlays }> => {
        const record = await findRecord(tx, author, 'games', readItemKey('games', request.params))
        const id = Number(record.id)
        await importPlays(tx, author, id, sent, textsFor(request))
        const objects = new WireObjects(tx, parts.baseOf(request), author, textsFor(request))
        return { id, plays: await gamePlays(tx, objects, id) }
      }
      if (preview) {
        response.json((await rehearse(db, take)).plays)
        return
      }
      const answer = await doOnce({ db, author, request, response }, async tx => {
        const { id, plays } = await take(tx)
        const location = `${resourceUri(parts.baseOf(request), 'games', [id])}plays/`
        return { location, etag: null, body: plays }
      })
      if (answer.location !== null) response.location(answer.location)
      response.status(201).json(answer.body)
    })
    .all(onlyMethods(['GET', 'POST'], t => t('instead.plays')))
  return router
}
