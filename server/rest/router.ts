import { Router } from 'express'
import { families } from '../../shared-schema/resources/index.ts'
import type { RestParts } from './caller.ts'
import { crossOrigin, jsonp } from './cross-origin.ts'
import { familyRoutes } from './family-routes.ts'
import { myPlayer } from './my-player.ts'
import { statsRoutes } from './stats/routes.ts'

/** The REST interface, to be mounted at `REST_PATH` behind a JSON body parser. */
export function restRouter(parts: RestParts): Router {
  const router = Router()
  router.use(crossOrigin, jsonp, (_request, response, next) => {
    response.set('Cache-Control', 'private, no-cache').vary('Authorization, Cookie')
    next()
  })
  router.use(myPlayer(parts))
  for (const family of families) router.use(familyRoutes(family, parts))
  router.use('/stats', statsRoutes(parts))
  return router
}
