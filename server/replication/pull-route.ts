import type { RequestHandler } from 'express'
import { z } from 'zod'
import { markText, readMarks } from '../../shared-schema/replication/mark.ts'
import { SEAL_KEY_HEADER } from '../../shared-schema/replication/seal.ts'
import { readCollection } from '../feed/read.ts'
import { scopeAccess } from '../feed/scope-access.ts'
import { addressed } from './addressed.ts'
import { checkpointAfter, reachedBy } from './checkpoints.ts'
import { MAX_DOCUMENTS, type ReplicationParts } from './parts.ts'
import { sealKey } from './seal-key.ts'
import { refuseReading } from './view-for.ts'

const pullQuery = z.object({
  id: z.string().catch(''),
  lwt: z.coerce.number().int().min(0).catch(0),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .catch(100)
    .transform(limit => Math.min(limit, MAX_DOCUMENTS)),
  told: z.string().catch('').transform(readMarks),
})

/** Answers with the documents of a collection after a checkpoint. */
export function pullRoute({ db, callers, secret }: ReplicationParts): RequestHandler {
  return async (request, response) => {
    const { scope, collection } = addressed(request)
    const { id, lwt, limit, told } = pullQuery.parse(request.query)
    const author = callers.of(request)
    const reached = reachedBy({ id, lwt }, told)
    const page = await readCollection(db, scope, scopeAccess(author, scope), collection, reached, limit)
    if (!page) return refuseReading(callers, request, response)
    const { documents, head, generation, isLost } = page
    const rest = {
      checkpoint: checkpointAfter(reached, page),
      head,
      told: markText([{ generation, position: head }]),
      ...(isLost ? { lost: true } : {}),
    }
    // Callers who are not signed in record nothing that might have to be sealed.
    if (author.person_id !== null) response.set(SEAL_KEY_HEADER, sealKey(secret, scope))
    // Not with `send`, which would hash a body that nobody caches.
    response
      .set('Cache-Control', 'no-store')
      .type('json')
      .end(`{"documents":${documents},${JSON.stringify(rest).slice(1)}`)
  }
}
