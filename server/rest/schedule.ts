import { Router, type RequestHandler } from 'express'
import { withOffset } from '../../shared-schema/resources/time.ts'
import { findConflicts } from '../../shared-schema/rules/scheduling/find-conflicts.ts'
import { parse } from '../accounts/parse.ts'
import { transaction, type Tx } from '../database/transaction.ts'
import type { Author } from '../league/author.ts'
import { freeFields, loadSchedule, openFields } from '../league/scheduling.ts'
import { toldFindings } from '../league/scheduling-findings.ts'
import { scheduleGames, shiftGames } from '../league/scheduling-write.ts'
import { resourceUri } from './addresses.ts'
import { queryOf, reader, type RestParts, writer } from './caller.ts'
import { doOnce } from './do-once.ts'
import { onlyMethods } from './only-methods.ts'
import { freeSitesQuery, previewQuery, scheduleBody, shiftBody } from './schedule-bodies.ts'
import { tournamentInPath } from './tournament-in-path.ts'
import { WireObjects } from './wire-objects.ts'

/** The fields and times of a tournament's games: what is wrong with them, and doing something about it. */
export function scheduleRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database

  router.route('/tournaments/:id/conflicts')
    .get(async (request, response) => {
      const author = await reader(parts, request)
      const { id } = await tournamentInPath(db, author, request)
      const schedule = await loadSchedule(db, author, id)
      response.json(await toldFindings(db, schedule, findConflicts(schedule.games, openFields(schedule), schedule.tournament)))
    })
    .all(onlyMethods('GET'))

  router.route('/tournaments/:id/free_sites')
    .get(async (request, response) => {
      const author = await reader(parts, request)
      const { id, timezone } = await tournamentInPath(db, author, request)
      const { from, minutes } = parse(freeSitesQuery, Object.fromEntries(queryOf(request)))
      const free = freeFields(await loadSchedule(db, author, id), withOffset(from, timezone), minutes)
      const sites = await new WireObjects(db, parts.baseOf(request), author).short('game_sites', free.map(({ game_site_id }) => game_site_id))
      response.json({ free_sites: free.map(({ game_site_id, start_time }) => ({ game_site_id, game_site: sites.get(game_site_id) ?? null, start_time })) })
    })
    .all(onlyMethods('GET'))

  router.route('/tournaments/:id/schedule')
    .post(change(async (tx, author, { id, timezone }, body, isPreview) => {
      const wishes = parse(scheduleBody, body)
      return scheduleGames(tx, author, id, { ...wishes, start_time: withOffset(wishes.start_time, timezone) }, isPreview)
    }))
    .all(onlyMethods('POST'))

  router.route('/tournaments/:id/shift')
    .post(change((tx, author, { id }, body, isPreview) => shiftGames(tx, author, id, parse(shiftBody, body), isPreview)))
    .all(onlyMethods('POST'))

  return router

  /** A change of the schedule, done once for each `Idempotency-Key`: a day must not be shifted twice. */
  function change(make: (tx: Tx, author: Author, tournament: Awaited<ReturnType<typeof tournamentInPath>>, body: unknown, isPreview: boolean) => Promise<object>): RequestHandler {
    return async (request, response) => {
      const author = await writer(parts, request)
      const { preview } = parse(previewQuery, Object.fromEntries(queryOf(request)))
      const asked = JSON.stringify([request.originalUrl, request.body])
      const answer = await transaction(db, tx => doOnce(tx, author.person_id, request.get('Idempotency-Key'), asked, async () => {
        const tournament = await tournamentInPath(tx, author, request)
        const body = await make(tx, author, tournament, request.body, preview)
        return { location: resourceUri(parts.baseOf(request), 'tournaments', [tournament.id]), etag: '', body }
      }))
      if (answer.isRepetition) response.set('Idempotency-Replayed', 'true')
      response.json(answer.body)
    }
  }
}
