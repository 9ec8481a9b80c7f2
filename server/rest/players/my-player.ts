import { Router } from 'express'
import { fieldsQuery } from '../../../shared-schema/api/list-query.ts'
import { requirePerson } from '../../access/author.ts'
import { Problem } from '../../problems/problem.ts'
import { queryOf, type RestParts, reader } from '../requests/caller.ts'
import { etagOf } from '../records/conditional.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { fieldsIn, readFields } from '../requests/page.ts'
import { fieldNames, requireKnownNames, requireKnownParameters } from '../requests/strict.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { textsFor, type Say } from '../../texts/say.ts'

const elsewhere: Say = t => t('instead.ownPlayer')

/** `/players/me/`: the player of the signed-in account. */
export function myPlayer(parts: RestParts): Router {
  const router = Router()
  router
    .route('/players/me')
    .get(async (request, response) => {
      const author = requirePerson(await reader(parts, request), t => t('access.signInToSeePlayer'))
      requireKnownParameters(request, Object.keys(fieldsQuery.shape))
      requireKnownNames(queryOf(request), 'fields', fieldsIn, () => fieldNames('players'))
      const { db } = parts.database
      const players = await db
        .selectFrom('players')
        .selectAll()
        .where('person_id', '=', author.person_id)
        .orderBy('id')
        .limit(1)
        .execute()
      const [record] = players
      const [player] = await new WireObjects(db, parts.baseOf(request), author, textsFor(request)).show(
        'players',
        players,
        readFields(queryOf(request)),
      )
      if (!record || !player) throw new Problem('not_found', t => t('answers.noOwnPlayer'))
      response.set('ETag', etagOf(record, player)).json(player)
    })
    .all(onlyMethods(['GET'], elsewhere))
  return router
}
