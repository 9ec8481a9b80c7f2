import { Router, type Request, type RequestHandler } from 'express'
import { formatQuery } from '../../../shared-schema/api/list-query.ts'
import { previewQuery } from '../../../shared-schema/api/queries.ts'
import {
  freeSitesQuery,
  scheduleBody,
  shiftBody,
  slotsBody,
  type FreeSites,
  type ScheduledGames,
  type ShiftedGames,
} from '../../../shared-schema/api/schedule.ts'
import { withOffset } from '../../../shared-schema/resources/time.ts'
import { findConflicts } from '../../rules/scheduling/find-conflicts.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import type { Author } from '../../access/author.ts'
import { freeFields, loadSchedule, openFields } from '../../planning/schedule/schedule.ts'
import { describeFindings, type UntoldFindings } from '../../planning/schedule/findings.ts'
import { placeGames } from '../../planning/schedule/place-games.ts'
import { scheduleGames, shiftGames } from '../../planning/schedule/write.ts'
import { renderEach, render } from '../../texts/deferred-text.ts'
import { resourceUri } from '../requests/addresses.ts'
import { reader, type RestParts, writer } from '../requests/caller.ts'
import { doOnce } from '../requests/do-once.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readQuery, readSent } from '../requests/read-sent.ts'
import { requireKnownParameters } from '../requests/strict.ts'
import { answerWhole, formatOf } from '../records/formats.ts'
import { tournamentInPath } from '../records/tournament-in-path.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { textsFor, type Readers } from '../../texts/say.ts'

const conflictColumns = ['kind', 'text', 'game_ids', 'team_id']
const siteColumns = ['game_site_id', 'game_site.name', 'start_time']

/** The schedule of a tournament: its conflicts and free fields, and changing it. */
export function scheduleRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database

  router
    .route('/tournaments/:id/conflicts')
    .get(async (request, response) => {
      const author = await reader(parts, request)
      requireKnownParameters(request, Object.keys(formatQuery.shape))
      const format = formatOf(request)
      const { id } = await tournamentInPath(db, author, request)
      const schedule = await loadSchedule(db, author, id)
      const found = await withConflictsTold(
        await describeFindings(
          db,
          author,
          schedule,
          findConflicts(schedule.games, openFields(schedule), schedule.tournament),
        ),
        textsFor(request),
      )
      answerWhole(response, format, conflictColumns, found.conflicts, found)
    })
    .all(onlyMethods(['GET'], t => t('instead.conflicts')))

  router
    .route('/tournaments/:id/free_sites')
    .get(async (request, response) => {
      const author = await reader(parts, request)
      const { from, minutes } = readQuery(request, freeSitesQuery, formatQuery)
      const format = formatOf(request)
      const { id, timezone } = await tournamentInPath(db, author, request)
      const free = freeFields(await loadSchedule(db, author, id), withOffset(from, timezone), minutes)
      const sites = await new WireObjects(db, parts.baseOf(request), author, textsFor(request)).short(
        'game_sites',
        free.map(({ game_site_id }) => game_site_id),
      )
      const found: FreeSites = {
        free_sites: free.map(({ game_site_id, start_time }) => ({
          game_site_id,
          game_site: sites.get(game_site_id) ?? null,
          start_time,
        })),
      }
      answerWhole(response, format, siteColumns, found.free_sites, found)
    })
    .all(onlyMethods(['GET'], t => t('instead.freeSites')))

  router
    .route('/tournaments/:id/schedule')
    .post(
      change(async (tx, author, { id, timezone }, request, isPreview, texts) => {
        const wishes = readSent(request, scheduleBody)
        const { unplaced, ...scheduled } = await scheduleGames(
          tx,
          author,
          id,
          { ...wishes, start_time: withOffset(wishes.start_time, timezone) },
          isPreview,
        )
        return {
          ...(await withConflictsTold(scheduled, texts)),
          unplaced: unplaced.map(one => render(one, texts)),
        }
      }),
    )
    .all(onlyMethods(['POST'], t => t('instead.schedule')))

  router
    .route('/tournaments/:id/shift')
    .post(
      change(async (tx, author, { id }, request, isPreview, texts) =>
        withConflictsTold(await shiftGames(tx, author, id, readSent(request, shiftBody), isPreview), texts),
      ),
    )
    .all(onlyMethods(['POST'], t => t('instead.schedule')))

  router
    .route('/tournaments/:id/slots')
    .post(
      change(async (tx, author, { id, timezone }, request, isPreview, texts) => {
        const slots = readSent(request, slotsBody).slots.map(slot => ({
          ...slot,
          start_time: withOffset(slot.start_time, timezone),
        }))
        return withConflictsTold(await placeGames(tx, author, id, slots, isPreview), texts)
      }),
    )
    .all(onlyMethods(['POST'], t => t('instead.schedule')))

  return router

  /** A change of the schedule, performed once per `Idempotency-Key`: a day must not be shifted twice. */
  function change(
    make: (
      tx: Tx,
      author: Author,
      tournament: Awaited<ReturnType<typeof tournamentInPath>>,
      request: Request,
      isPreview: boolean,
      texts: Readers,
    ) => Promise<ScheduledGames | ShiftedGames>,
  ): RequestHandler {
    return async (request, response) => {
      const author = await writer(parts, request)
      const { preview } = readQuery(request, previewQuery)
      const requested = [request.originalUrl, request.body]
      const answer = await transaction(db, tx =>
        doOnce(tx, author.person_id, request.get('Idempotency-Key'), requested, async () => {
          const tournament = await tournamentInPath(tx, author, request)
          const body = await make(tx, author, tournament, request, preview, textsFor(request))
          return {
            location: resourceUri(parts.baseOf(request), 'tournaments', [tournament.id]),
            etag: '',
            body,
          }
        }),
      )
      if (answer.isRepetition) response.set('Idempotency-Replayed', 'true')
      response.json(answer.body)
    }
  }
}

const withConflictsTold = async <T extends UntoldFindings>({ conflicts, ...rest }: T, texts: Readers) => ({
  ...rest,
  conflicts: await renderEach(conflicts, texts),
})
