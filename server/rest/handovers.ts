import { Router } from 'express'
import { readFile } from '../../shared-schema/handover/file.ts'
import type { Packed } from '../../shared-schema/handover/packed.ts'
import { UnusableHandover } from '../../shared-schema/handover/unusable.ts'
import { Problem } from '../league/problem.ts'
import { takeInHandover } from '../league/take-in-handover.ts'
import { type RestParts, writer } from './caller.ts'
import { onlyMethods } from './only-methods.ts'

/** `POST /handovers/`: takes in the file that a tablet made of its unsent entries. It may be sent any number of times. */
export function handoverRoute(parts: RestParts): Router {
  const router = Router()
  router.route('/handovers')
    .post(async (request, response) => {
      const author = await writer(parts, request)
      response.json(await takeInHandover(parts.database.db, author, fileIn(request.body)))
    })
    .all(onlyMethods('POST'))
  return router
}

function fileIn(body: unknown): Packed {
  try {
    return readFile(body)
  } catch (error) {
    if (error instanceof UnusableHandover) throw new Problem(400, error.message, { body: [error.message] })
    throw error
  }
}
