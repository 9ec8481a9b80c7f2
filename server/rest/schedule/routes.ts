import { Router } from 'express'
import type { RestParts } from '../requests/caller.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { changeSchedule } from './change-schedule.ts'
import { fillSchedule, fillSlots, shiftDay } from './changes.ts'
import { readConflicts } from './conflicts.ts'
import { readFreeSites } from './free-sites.ts'
import { readTakenSlots } from './taken-slots.ts'

/** The schedule of a tournament: its conflicts and free fields, and changing it, also together with other divisions. */
export function scheduleRoutes(parts: RestParts): Router {
  const router = Router()
  router
    .route('/tournaments/:id/conflicts')
    .get(readConflicts(parts))
    .all(onlyMethods(['GET'], t => t('instead.conflicts')))
  router
    .route('/tournaments/:id/free_sites')
    .get(readFreeSites(parts))
    .all(onlyMethods(['GET'], t => t('instead.freeSites')))
  router
    .route('/tournaments/:id/taken_slots')
    .get(readTakenSlots(parts))
    .all(onlyMethods(['GET'], t => t('instead.takenSlots')))
  const moves = { shift: shiftDay, slots: fillSlots }
  const changes = { tournaments: { schedule: fillSchedule, ...moves }, meets: moves }
  for (const family of ['tournaments', 'meets'] as const)
    for (const [name, change] of Object.entries(changes[family]))
      router
        .route(`/${family}/:id/${name}`)
        .post(changeSchedule(parts, family, change))
        .all(onlyMethods(['POST'], t => t('instead.schedule')))
  return router
}
