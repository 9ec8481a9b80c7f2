import type { RequestHandler } from 'express'
import { previewQuery } from '../../../shared-schema/api/queries.ts'
import { poolsBody, type DrawnPools } from '../../../shared-schema/api/standings.ts'
import { loadRecords } from '../../database/records.ts'
import { rehearse } from '../../database/rehearse.ts'
import type { Tx } from '../../database/transaction.ts'
import { drawPools } from '../../records/draw-pools.ts'
import { textsFor } from '../../texts/say.ts'
import { tournamentInPath } from '../records/tournament-in-path.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { REST_PATH } from '../requests/addresses.ts'
import { type RestParts, writer } from '../requests/caller.ts'
import { doOnce } from '../requests/do-once.ts'
import { readQuery, readSent } from '../requests/read-sent.ts'

/** Creates the pools of a tournament, with its teams distributed by seed. */
export function drawSeededPools(parts: RestParts): RequestHandler {
  const { db } = parts.database
  return async (request, response) => {
    const author = await writer(parts, request)
    const { preview } = readQuery(request, previewQuery)
    const { number_of_pools, ...pool } = readSent(request, poolsBody)
    const draw = async (tx: Tx): Promise<DrawnPools> => {
      const { id } = await tournamentInPath(tx, author, request)
      const ids = await drawPools(tx, author, id, number_of_pools, pool)
      const records = await loadRecords(
        tx,
        'pools',
        ids.map(one => [one]),
      )
      const objects = new WireObjects(tx, parts.baseOf(request), author, textsFor(request))
      return { pools: await objects.show('pools', records, 'all') }
    }
    if (preview) {
      response.json(await rehearse(db, draw))
      return
    }
    const drawn = await doOnce({ db, author, request, response }, async tx => ({
      location: `${parts.baseOf(request)}${REST_PATH}/pools/?tournament_id=${Number(request.params.id)}`,
      etag: null,
      body: await draw(tx),
    }))
    if (drawn.location !== null) response.location(drawn.location)
    response.status(201).json(drawn.body)
  }
}
