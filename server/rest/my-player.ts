import { Router } from 'express'
import { demandPerson } from '../league/author.ts'
import { Problem } from '../league/problem.ts'
import { queryOf, type RestParts, reader } from './caller.ts'
import { etagOf } from './conditional.ts'
import { onlyMethods } from './only-methods.ts'
import { readFields } from './page.ts'
import { WireObjects } from './wire-objects.ts'

/** `/players/me/`: the player of whoever is signed in. */
export function myPlayer(parts: RestParts): Router {
  const router = Router()
  router.route('/players/me')
    .get(async (request, response) => {
      const author = demandPerson(await reader(parts, request), 'Sign in to see your own player.')
      const { db } = parts.database
      const players = await db.selectFrom('players').selectAll().where('person_id', '=', author.person_id).orderBy('id').limit(1).execute()
      const [record] = players
      const [player] = await new WireObjects(db, parts.baseOf(request), author).show('players', players, readFields(queryOf(request)))
      if (!record || !player) throw new Problem(404, 'No player belongs to your account.')
      response.set('ETag', etagOf(record, player)).json(player)
    })
    .all(onlyMethods('GET'))
  return router
}
