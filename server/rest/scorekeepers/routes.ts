import { Router } from 'express'
import { sql } from 'kysely'
import { formatQuery } from '../../../shared-schema/api/list-query.ts'
import {
  scorekeepersQuery,
  type Scorekeeper,
  type Scorekeepers,
} from '../../../shared-schema/api/scorekeepers.ts'
import { requirePerson } from '../../access/author.ts'
import { mayManage } from '../../access/permissions.ts'
import { isOfEvent } from '../../games/games-of-event.ts'
import { Problem } from '../../problems/problem.ts'
import { findRecord } from '../records/find-records.ts'
import { answerWhole, formatOf } from '../records/formats.ts'
import { reader, type RestParts } from '../requests/caller.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readQuery } from '../requests/read-sent.ts'

interface Row extends Omit<Scorekeeper, 'person' | 'recorded_by'> {
  readonly person_id: string | null
  readonly person_name: string | null
  readonly recorded_by: string | null
}

const columns = ['game_id', 'device_id', 'person.id', 'person.name', 'recorded_by', 'since']

/** `/scorekeepers/`: the tablet that keeps the score of each game, for owners and admins. */
export function scorekeeperRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database
  router
    .route('/scorekeepers')
    .get(async (request, response) => {
      const author = requirePerson(await reader(parts, request), t => t('access.signInToSee'))
      const { tournament_id, season_id } = readQuery(request, scorekeepersQuery, formatQuery)
      const format = formatOf(request)
      const [family, id] =
        tournament_id === undefined
          ? (['seasons', season_id] as const)
          : (['tournaments', tournament_id] as const)
      if (id === undefined) throw Problem.field('tournament_id', t => t('answers.whichEvent'))
      const { owner_id } = await findRecord(db, author, family, [id])
      if (!mayManage(author, typeof owner_id === 'number' ? owner_id : null))
        throw new Problem('not_allowed', t => t('answers.scorekeepersForManagers'))
      // Of several claims the highest term counts, then the higher id, as in
      // `shared-schema/scoring/claims.ts`. This is the tablet that took over last, even if it undid everything.
      const { rows } = await sql<Row>`
        select distinct on (games.id) games.id as game_id, entries.device_id, entries.person_id, people.name as person_name,
          entries.document ->> 'recorded_by' as recorded_by, entries.received_at as since
        from games
        join entries on entries.game_id = games.id and entries.kind = 'claim' and entries.refusal is null
        left join people on people.id = entries.person_id
        where ${isOfEvent(family, id)}
        order by games.id, (entries.document -> 'data' ->> 'term')::integer desc, entries.id desc`.execute(db)
      const answer: Scorekeepers = {
        scorekeepers: rows.map(({ person_id, person_name, recorded_by, ...row }) => ({
          ...row,
          person: person_id === null ? null : { id: person_id, name: person_name ?? '' },
          recorded_by: recorded_by ?? '',
        })),
      }
      answerWhole(response, format, columns, answer.scorekeepers, answer)
    })
    .all(onlyMethods(['GET'], t => t('instead.scorekeepers')))
  return router
}
