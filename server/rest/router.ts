import { Router } from 'express'
import { families } from '../../shared-schema/resources/index.ts'
import { auditRoutes } from './audit.ts'
import type { RestParts } from './caller.ts'
import { deviceRoutes } from './devices.ts'
import { disputeRoutes } from './disputes.ts'
import { familyRoutes } from './family-routes.ts'
import { handoverRoute } from './handovers.ts'
import { mergeRoute } from './merge-players.ts'
import { myPlayer } from './my-player.ts'
import { openApiRoutes } from './openapi/routes.ts'
import { playerDataRoutes } from './player-data.ts'
import { scheduleRoutes } from './schedule.ts'
import { spiritRoute } from './spirit.ts'
import { statsRoutes } from './stats/routes.ts'
import { tournamentStandingsRoutes } from './tournament-standings.ts'
import { verdictRoutes } from './verdicts.ts'

/** The REST interface, to be mounted at `REST_PATH` behind `crossOrigin`, `jsonp` and a JSON body parser. */
export function restRouter(parts: RestParts): Router {
  const router = Router()
  router.use((request, response, next) => {
    // Browsers add `no-cache` to a fetch with If-None-Match. It is meant for caches on the way; here 304 is the truth.
    delete request.headers['cache-control']
    response.set('Cache-Control', 'private, no-cache').vary('Authorization, Cookie')
    next()
  })
  router.use(myPlayer(parts), mergeRoute(parts), playerDataRoutes(parts))
  for (const family of families) router.use(familyRoutes(family, parts))
  router.use('/stats', statsRoutes(parts))
  router.use(tournamentStandingsRoutes(parts))
  router.use(scheduleRoutes(parts))
  router.use(spiritRoute(parts))
  router.use(disputeRoutes(parts))
  router.use(handoverRoute(parts))
  router.use(auditRoutes(parts))
  router.use(deviceRoutes(parts))
  router.use(verdictRoutes(parts))
  router.use(openApiRoutes(parts))
  return router
}
