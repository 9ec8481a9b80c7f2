import { Router } from 'express'
import type { PlayerMerge } from '../../../shared-schema/api/players.ts'
import { previewQuery } from '../../../shared-schema/api/queries.ts'
import type { Tx } from '../../database/transaction.ts'
import { mergePlayers } from '../../records/merge-players.ts'
import { mergePreview } from '../../records/merge-preview.ts'
import { type RestParts, writer } from '../requests/caller.ts'
import { doOnce } from '../requests/do-once.ts'
import { findRecord } from '../records/find-records.ts'
import { readIdsInPath } from '../requests/item-key.ts'
import { noSuchRecord } from '../../problems/no-such-record.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readQuery } from '../requests/read-sent.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { textsFor } from '../../texts/say.ts'

/** `POST /players/merge/{kept}/{merged}/`: merges two players; responds with the kept one, or a preview. */
export function mergeRoute(parts: RestParts): Router {
  const router = Router()
  router
    .route('/players/merge/:kept/:merged')
    .post(async (request, response) => {
      const author = await writer(parts, request)
      const { preview } = readQuery(request, previewQuery)
      const [kept = 0, merged = 0] = readIdsInPath(
        key => noSuchRecord('players', key),
        [request.params.kept, request.params.merged],
      )
      const work = async (tx: Tx): Promise<object> => {
        for (const id of [kept, merged]) await findRecord(tx, author, 'players', [id])
        const wire = new WireObjects(tx, parts.baseOf(request), author, textsFor(request))
        if (preview) return named(await mergePreview(tx, author, kept, merged), wire)
        await mergePlayers(tx, author, kept, merged)
        const record = await findRecord(tx, author, 'players', [kept])
        return (await wire.show('players', [record], 'all'))[0] ?? {}
      }
      const { body } = await doOnce(
        { db: parts.database.db, author, request, response },
        async tx => ({ location: null, etag: null, body: await work(tx) }),
        request.originalUrl,
      )
      response.status(200).json(body)
    })
    .all(onlyMethods(['POST'], t => t('instead.merge')))
  return router
}

/** The preview of a merge, with the teams of its rosters as short objects. */
async function named(
  merge: Awaited<ReturnType<typeof mergePreview>>,
  wire: WireObjects,
): Promise<PlayerMerge> {
  const teams = await wire.short(
    'teams',
    merge.rosters.map(({ team_id }) => team_id),
  )
  return {
    ...merge,
    games_of_both: [...merge.games_of_both],
    rosters: merge.rosters.map(roster => ({ ...roster, team: teams.get(roster.team_id) ?? null })),
  }
}
