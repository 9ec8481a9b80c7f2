import { Router } from 'express'
import { spiritOwed, spiritTable } from '../league/spirit-table.ts'
import { reader, type RestParts } from './caller.ts'
import { nameIn } from './computed/names.ts'
import { onlyMethods } from './only-methods.ts'
import { tournamentInPath } from './tournament-in-path.ts'
import { WireObjects } from './wire-objects.ts'

/** `/tournaments/{id}/spirit/`: the teams ranked by spirit, and the scores that are still missing. */
export function spiritRoute(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database
  router.route('/tournaments/:id/spirit')
    .get(async (request, response) => {
      const author = await reader(parts, request)
      const { id: tournament } = await tournamentInPath(db, author, request)
      const [ranking, missing] = await Promise.all([spiritTable(db, author, tournament), spiritOwed(db, author, tournament)])
      const teams = await new WireObjects(db, parts.baseOf(request), author)
        .short('teams', [...ranking.map(({ team_id }) => team_id), ...missing.flatMap(({ team_id, opponent_id }) => [team_id, opponent_id])])
      const nameOf = nameIn(teams)
      response.json({
        ranking: ranking.map(({ place, team_id, ...figures }) => ({ place, team_id, team: teams.get(team_id) ?? null, ...figures })),
        missing: missing.map(one => ({ ...one, text: `${nameOf(one.team_id)} has not given ${nameOf(one.opponent_id)} a spirit score yet.` })),
      })
    })
    .all(onlyMethods('GET'))
  return router
}
