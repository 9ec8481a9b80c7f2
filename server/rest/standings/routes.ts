import { Router } from 'express'
import type { RestParts } from '../requests/caller.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readFinalStandings, storeFinalStandings } from './final-standings.ts'
import { takeLateTeam } from './late-teams.ts'
import { readOpenDecisions } from './open-decisions.ts'
import { drawSeededPools } from './seeded-pools.ts'

/** The final standings of a tournament, its open decisions, late teams, and pools drawn by seed. */
export function tournamentStandingsRoutes(parts: RestParts): Router {
  const router = Router()
  router
    .route('/tournaments/:id/standings')
    .get(readFinalStandings(parts))
    .post(storeFinalStandings(parts))
    .all(onlyMethods(['GET', 'POST'], t => t('instead.standings')))
  router
    .route('/tournaments/:id/open_decisions')
    .get(readOpenDecisions(parts))
    .all(onlyMethods(['GET'], t => t('instead.openDecisions')))
  router
    .route('/tournaments/:id/late_teams')
    .post(takeLateTeam(parts))
    .all(onlyMethods(['POST'], t => t('instead.lateTeams')))
  router
    .route('/tournaments/:id/pools')
    .post(drawSeededPools(parts))
    .all(onlyMethods(['POST'], t => t('instead.drawPools')))
  return router
}
