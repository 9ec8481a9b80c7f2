import { Router, type Request, type Response } from 'express'
import { publishedBody, type PublishedSchedule } from '../../../shared-schema/api/published-schedule.ts'
import { requirePerson } from '../../access/author.ts'
import { transaction } from '../../database/transaction.ts'
import { publishChanges, publishedSchedule } from '../../planning/schedule/published.ts'
import { textsFor } from '../../texts/say.ts'
import { render } from '../../texts/deferred-text.ts'
import { tournamentInPath } from '../records/tournament-in-path.ts'
import { reader, type RestParts, writer } from '../requests/caller.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readSent } from '../requests/read-sent.ts'
import { requireKnownParameters } from '../requests/strict.ts'

/** The published schedule of a tournament: the changes since, and publishing them. */
export function publishedRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database
  router
    .route('/tournaments/:id/published')
    .get(async (request, response) => {
      const author = requirePerson(await reader(parts, request), t => t('access.signInToSee'))
      requireKnownParameters(request, [])
      const { id } = await tournamentInPath(db, author, request)
      answer(request, response, await publishedSchedule(db, author, id))
    })
    .put(async (request, response) => {
      const author = await writer(parts, request)
      requireKnownParameters(request, [])
      const { version } = readSent(request, publishedBody)
      answer(
        request,
        response,
        await transaction(db, async tx =>
          publishChanges(tx, author, (await tournamentInPath(tx, author, request)).id, version),
        ),
      )
    })
    .all(onlyMethods(['GET', 'PUT'], t => t('instead.published')))
  return router
}

function answer(
  request: Request,
  response: Response,
  { changes, ...rest }: Awaited<ReturnType<typeof publishedSchedule>>,
): void {
  const body: PublishedSchedule = { ...rest, changes: changes.map(one => render(one, textsFor(request))) }
  response.json(body)
}
