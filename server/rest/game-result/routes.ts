import { Router, type Request } from 'express'
import { previewQuery } from '../../../shared-schema/api/queries.ts'
import type { Preview } from '../../../shared-schema/api/standings.ts'
import type { Author } from '../../access/author.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { clearResult, restoreResult } from '../../games/entries/clear-result.ts'
import { textsFor } from '../../texts/say.ts'
import { render } from '../../texts/deferred-text.ts'
import { previewOfRecord } from '../../tournament/preview.ts'
import { findRecord } from '../records/find-records.ts'
import { type RestParts, writer } from '../requests/caller.ts'
import { readItemKey } from '../requests/item-key.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readQuery } from '../requests/read-sent.ts'

/** `/games/{id}/result/`: clears everything recorded at a game, and restores it. */
export function gameResultRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database
  router
    .route('/games/:id/result')
    .delete(async (request, response) => {
      const shown = await change(request, clearResult)
      if (shown) response.json(shown)
      else response.status(204).end()
    })
    .post(async (request, response) => {
      const shown = await change(request, restoreResult)
      if (shown) response.json(shown)
      else response.status(204).end()
    })
    .all(onlyMethods(['POST', 'DELETE'], t => t('instead.gameResult')))
  return router

  /** @returns the consequences if only a preview was requested */
  async function change(
    request: Request,
    write: (tx: Tx, author: Author, gameId: number) => Promise<void>,
  ): Promise<Preview | undefined> {
    const author = await writer(parts, request)
    const query = readQuery(request, previewQuery)
    const game = (tx: Tx) => findRecord(tx, author, 'games', readItemKey('games', request.params))
    const act = async (tx: Tx) => write(tx, author, Number((await game(tx)).id))
    if (!query.preview) {
      await transaction(db, act)
      return undefined
    }
    const { consequences } = await previewOfRecord(db, author, 'games', game, act, true)
    return { consequences: consequences.map(one => render(one, textsFor(request))) }
  }
}
