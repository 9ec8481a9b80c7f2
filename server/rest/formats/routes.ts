import { Router } from 'express'
import type { RestParts } from '../requests/caller.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { createFormat } from './new-format.ts'
import { readSuggestions } from './suggestions.ts'

/** Suggestions of formats for a tournament, and creating one. */
export function formatRoutes(parts: RestParts): Router {
  const router = Router()
  router
    .route('/tournaments/:id/formats')
    .get(readSuggestions(parts))
    .post(createFormat(parts))
    .all(onlyMethods(['GET', 'POST'], t => t('instead.formats')))
  return router
}
