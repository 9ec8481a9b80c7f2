import { Router } from 'express'
import { readFile } from '../../../shared-schema/handover/file.ts'
import type { Packed } from '../../../shared-schema/handover/packed.ts'
import { UnusableHandover } from '../../../shared-schema/handover/unusable.ts'
import { markText, TOLD_HEADER } from '../../../shared-schema/replication/mark.ts'
import { ingestHandover, problemOf } from '../../games/entries/ingest-handover.ts'
import { type RestParts, writer } from '../requests/caller.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { requireKnownParameters } from '../requests/strict.ts'
import { textsFor } from '../../texts/say.ts'

/** `POST /handovers/`: ingests a tablet's file of unsent entries. Sending it repeatedly is harmless. */
export function handoverRoute(parts: RestParts): Router {
  const router = Router()
  router
    .route('/handovers')
    .post(async (request, response) => {
      const author = await writer(parts, request)
      requireKnownParameters(request, [])
      const [, shared] = textsFor(request)
      const { takenIn, head } = await ingestHandover(parts.database.db, author, fileIn(request.body), shared)
      response.set(TOLD_HEADER, markText([head])).json(takenIn)
    })
    .all(onlyMethods(['POST'], t => t('instead.handover')))
  return router
}

function fileIn(body: unknown): Packed {
  try {
    return readFile(body)
  } catch (error) {
    if (error instanceof UnusableHandover) throw problemOf(error, 'body')
    throw error
  }
}
