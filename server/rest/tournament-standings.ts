import { Router, type Request } from 'express'
import { z } from 'zod'
import { localTime, minutes, truth, within } from '../../shared-schema/resources/field.ts'
import { finalReasonText } from '../../shared-schema/rules/standings/final-reason-text.ts'
import { finalTable } from '../../shared-schema/rules/standings/tournament-play.ts'
import { parse } from '../accounts/parse.ts'
import { loadRecords } from '../database/records.ts'
import { transaction } from '../database/transaction.ts'
import type { Author } from '../league/author.ts'
import { drawPools } from '../league/draw-pools.ts'
import { keepFinalStandings } from '../league/final-standings.ts'
import { openDecisions } from '../league/open-decisions.ts'
import { loadOnePlay } from '../league/tournament-play.ts'
import { reader, type RestParts, writer } from './caller.ts'
import { nameIn } from './computed/names.ts'
import { onlyMethods } from './only-methods.ts'
import { tournamentInPath } from './tournament-in-path.ts'
import { WireObjects } from './wire-objects.ts'

const poolsBody = z.object({
  number_of_pools: within(1, 64).input,
  start_time: localTime().input.optional(),
  time_between_rounds: minutes().input.optional(),
  generate_matchups: truth(true).input.default(true),
}, { error: 'must be a JSON object' })

/** The final standings of a tournament, what a person must decide in it, and its pools drawn by seed. */
export function tournamentStandingsRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database

  router.route('/tournaments/:id/standings')
    .get(async (request, response) => {
      const author = await reader(parts, request)
      const { id } = await tournamentInPath(db, author, request)
      response.json(await standings(db, request, author, id))
    })
    .post(async (request, response) => {
      const author = await writer(parts, request)
      response.json(await transaction(db, async tx => {
        const { id } = await tournamentInPath(tx, author, request)
        await keepFinalStandings(tx, author, id)
        return standings(tx, request, author, id)
      }))
    })
    .all(onlyMethods('GET', 'POST'))

  router.route('/tournaments/:id/open_decisions')
    .get(async (request, response) => {
      const author = await reader(parts, request)
      response.json(await transaction(db, async tx => {
        const { id } = await tournamentInPath(tx, author, request)
        return { open_decisions: await openDecisions(tx, await loadOnePlay(tx, id)) }
      }))
    })
    .all(onlyMethods('GET'))

  router.route('/tournaments/:id/pools')
    .post(async (request, response) => {
      const author = await writer(parts, request)
      const { number_of_pools, ...pool } = parse(poolsBody, request.body)
      const pools = await transaction(db, async tx => {
        const ids = await drawPools(tx, author, (await tournamentInPath(tx, author, request)).id, number_of_pools, pool)
        return new WireObjects(tx, parts.baseOf(request), author).show('pools', await loadRecords(tx, 'pools', ids.map(id => [id])), 'all')
      })
      response.status(201).json({ pools })
    })
    .all(onlyMethods('POST'))

  return router

  async function standings(tx: RestParts['database']['db'], request: Request, author: Author, id: number): Promise<object> {
    const lines = finalTable(await loadOnePlay(tx, id))
    const teams = await new WireObjects(tx, parts.baseOf(request), author).short('teams', lines.map(({ team_id }) => team_id))
    return {
      standings: lines.map(({ reason, ...line }) => ({ ...line, team: teams.get(line.team_id) ?? null, reason: finalReasonText(reason, nameIn(teams)) })),
    }
  }
}
