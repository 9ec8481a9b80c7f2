import { Router, type RequestHandler } from 'express'
import { resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import type { Say } from '../../texts/say.ts'
import { REST_PATH } from '../requests/addresses.ts'
import type { RestParts } from '../requests/caller.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { fieldNames } from '../requests/strict.ts'
import { createRoute } from './create-route.ts'
import { deleteRoute } from './delete-route.ts'
import type { FamilyParts } from './family-parts.ts'
import { listRoute } from './list-route.ts'
import { readRoute } from './read-route.ts'
import { updateRoute } from './update-route.ts'

/** The routes of one family, below its name: list, read, create, update if the family has it, delete. */
export function familyRoutes(family: Family, rest: RestParts): Router {
  const router = Router()
  const { key, updates } = resourceOf(family)
  const parts: FamilyParts = { ...rest, family, fieldNames: fieldNames(family) }
  router.route('/').get(listRoute(parts)).post(createRoute(parts)).all(methodsOfList(family))
  const item = router
    .route(`/${key.map(name => `:${name}`).join('/')}`)
    .get(readRoute(parts))
    .delete(deleteRoute(parts))
  if (updates) {
    const update = updateRoute(parts)
    item.put(update).patch(update)
  }
  item.all(methodsOfItem(family))
  return router
}

/** Refuses to change or delete a list. */
function methodsOfList(family: Family): RequestHandler {
  const address = `${addressOf(family)}${resourceOf(family)
    .key.map(name => `{${name}}/`)
    .join('')}`
  const alone: Say = t => t('instead.atItsAddress', { noun: t(`nouns.${family}`), address })
  return onlyMethods(['GET', 'POST'], { PUT: alone, PATCH: alone, DELETE: alone })
}

/** Refuses to create a record at an item's address, or to change one that never changes. */
function methodsOfItem(family: Family): RequestHandler {
  const list = addressOf(family)
  if (resourceOf(family).updates)
    return onlyMethods(['GET', 'PUT', 'PATCH', 'DELETE'], {
      POST: t => t('instead.makeOrChange', { list }),
    })
  const never: Say = t => t('instead.neverChanged', { list })
  return onlyMethods(['GET', 'DELETE'], { POST: t => t('instead.make', { list }), PUT: never, PATCH: never })
}

const addressOf = (family: Family): string => `${REST_PATH}/${family}/`
