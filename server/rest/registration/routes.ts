import { Router } from 'express'
import type { RestParts } from '../requests/caller.ts'
import { officeRoutes } from './office-routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { teamRoutes } from './team-routes.ts'

/** Registration for tournaments: by teams without an account, and by the office that answers them. */
export function registrationRoutes(parts: RestParts): Router {
  const router = Router()
  router.use(teamRoutes(parts), officeRoutes(parts), paymentRoutes(parts))
  return router
}
