import { Router, type Request, type RequestHandler } from 'express'
import { meetCopyBody, seasonCopyBody, tournamentCopyBody } from '../../../shared-schema/api/copies.ts'
import type { Author } from '../../access/author.ts'
import type { Tx } from '../../database/transaction.ts'
import { copyMeet } from '../../planning/copies/copy-meet.ts'
import { copyPasses } from '../../planning/copies/copy-passes.ts'
import { copySeason } from '../../planning/copies/copy-season.ts'
import { copyTournament } from '../../planning/copies/copy-tournament.ts'
import { requireRecord } from '../../records/write-record.ts'
import { textsFor } from '../../texts/say.ts'
import { findRecord } from '../records/find-records.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { showWritten } from '../records/written.ts'
import { type RestParts, writer } from '../requests/caller.ts'
import { doOnce } from '../requests/do-once.ts'
import { readItemKey } from '../requests/item-key.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readSent } from '../requests/read-sent.ts'
import { requireKnownParameters } from '../requests/strict.ts'

/** `copies/` of tournaments, meets and seasons: a new event like an earlier one. */
export function copyRoutes(parts: RestParts): Router {
  const router = Router()
  const only = onlyMethods(['POST'], t => t('instead.copies'))
  router
    .route('/tournaments/:id/copies')
    .post(
      copyOf(parts, 'tournaments', request => {
        const { with_passes, ...wished } = readSent(request, tournamentCopyBody)
        return async (tx, author, id) => {
          const tournament = await requireRecord(tx, 'tournaments', [id])
          const copy = await copyTournament(tx, author, tournament, wished)
          const places = [{ kind: 'tournament', from: id, to: copy }] as const
          if (with_passes) await copyPasses(tx, author, tournament, wished.start_date, places)
          return copy
        }
      }),
    )
    .all(only)
  router
    .route('/meets/:id/copies')
    .post(
      copyOf(parts, 'meets', request => {
        const { with_passes, ...wished } = readSent(request, meetCopyBody)
        return async (tx, author, id) => {
          const meet = await requireRecord(tx, 'meets', [id])
          const { id: copy, divisions, first } = await copyMeet(tx, author, meet, wished)
          const places = [
            { kind: 'meet' as const, from: id, to: copy },
            ...[...divisions].map(([from, to]) => ({ kind: 'tournament' as const, from, to })),
          ]
          if (with_passes)
            await copyPasses(tx, author, { ...meet, start_date: first }, wished.start_date, places)
          return copy
        }
      }),
    )
    .all(only)
  router
    .route('/seasons/:id/copies')
    .post(
      copyOf(parts, 'seasons', request => {
        const wished = readSent(request, seasonCopyBody)
        return async (tx, author, id) =>
          copySeason(tx, author, await requireRecord(tx, 'seasons', [id]), wished)
      }),
    )
    .all(only)
  return router
}

type Copy = (tx: Tx, author: Author, id: number) => Promise<number>

/** @param read the copying that a request asks for */
function copyOf(
  parts: RestParts,
  family: 'tournaments' | 'seasons' | 'meets',
  read: (request: Request) => Copy,
): RequestHandler {
  const { db } = parts.database
  return async (request, response) => {
    const author = await writer(parts, request)
    requireKnownParameters(request, [])
    const copy = read(request)
    const answer = await doOnce({ db, author, request, response }, async tx => {
      const { id } = await findRecord(tx, author, family, readItemKey(family, request.params))
      const wire = new WireObjects(tx, parts.baseOf(request), author, textsFor(request))
      const [shown] = await showWritten(wire, family, [[await copy(tx, author, Number(id))]])
      return {
        location: shown?.object.resource_uri ?? null,
        etag: shown?.etag ?? null,
        body: shown?.object ?? {},
      }
    })
    if (answer.location !== null) response.location(answer.location)
    if (answer.etag !== null) response.set('ETag', answer.etag)
    response.status(201).json(answer.body)
  }
}
