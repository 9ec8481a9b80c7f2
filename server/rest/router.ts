import { Router } from 'express'
import { families } from '../../shared-schema/resources/index.ts'
import { auditRoutes } from './audit/routes.ts'
import type { RestParts } from './requests/caller.ts'
import { checkInRoutes } from './check-ins/routes.ts'
import { copyRoutes } from './copies/routes.ts'
import { changeRoutes } from './changes/routes.ts'
import { deviceRoutes } from './devices/routes.ts'
import { disputeRoutes } from './disputes/routes.ts'
import { gameResultRoutes } from './game-result/routes.ts'
import { eligibilityRoutes } from './eligibility/routes.ts'
import { familyRoutes } from './records/family-routes.ts'
import { formatRoutes } from './formats/routes.ts'
import { dutyRoutes } from './officiating/duties/routes.ts'
import { fixtureRoutes } from './fixtures/routes.ts'
import { handoverRoute } from './handovers/routes.ts'
import { officiatingRoutes } from './officiating/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { mergeRoute } from './players/merge-players.ts'
import { myPlayer } from './players/my-player.ts'
import { openApiRoutes } from './document/routes.ts'
import { playerDataRoutes } from './players/player-data.ts'
import { playRoutes } from './plays/routes.ts'
import { recordedRoutes } from './recorded/routes.ts'
import { registrationRoutes } from './registration/routes.ts'
import { scorekeeperRoutes } from './scorekeepers/routes.ts'
import { publishedRoutes } from './schedule/published-routes.ts'
import { scheduleRoutes } from './schedule/routes.ts'
import { spiritRoute } from './spirit/routes.ts'
import { statsRoutes } from './stats/routes.ts'
import { seasonStandingsRoute } from './standings/season-routes.ts'
import { tournamentStandingsRoutes } from './standings/routes.ts'
import { verdictRoutes } from './verdicts/routes.ts'

/**
 * The REST interface, to be mounted at `REST_PATH` behind `crossOrigin`, `jsonp`, `cachedByCaller` and a JSON
 * body parser.
 */
export function restRouter(parts: RestParts): Router {
  const router = Router()
  router.use(myPlayer(parts), mergeRoute(parts), playerDataRoutes(parts))
  router.use('/stats', statsRoutes(parts))
  for (const family of families) router.use(`/${family}`, familyRoutes(family, parts))
  router.use(tournamentStandingsRoutes(parts))
  router.use(seasonStandingsRoute(parts))
  router.use(scheduleRoutes(parts))
  router.use(publishedRoutes(parts))
  router.use(formatRoutes(parts))
  router.use(fixtureRoutes(parts))
  router.use(copyRoutes(parts))
  router.use(messageRoutes(parts))
  router.use(registrationRoutes(parts))
  router.use(officiatingRoutes(parts))
  router.use(eligibilityRoutes(parts))
  router.use(dutyRoutes(parts))
  router.use(playRoutes(parts))
  router.use(checkInRoutes(parts))
  router.use(spiritRoute(parts))
  router.use(disputeRoutes(parts))
  router.use(gameResultRoutes(parts))
  router.use(handoverRoute(parts))
  router.use(auditRoutes(parts))
  router.use(changeRoutes(parts))
  router.use(deviceRoutes(parts))
  router.use(scorekeeperRoutes(parts))
  router.use(recordedRoutes(parts))
  router.use(verdictRoutes(parts))
  router.use(openApiRoutes(parts))
  return router
}
