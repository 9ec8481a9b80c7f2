import { Router } from 'express'
import { leadersQuery, type LeaderList, type LeadersAnswer } from '../../../../shared-schema/api/leaders.ts'
import { formatQuery, limits } from '../../../../shared-schema/api/list-query.ts'
import { textsFor } from '../../../texts/say.ts'
import { answerWhole, formatOf } from '../../records/formats.ts'
import { WireObjects } from '../../records/wire-objects.ts'
import { queryOf, reader, type RestParts } from '../../requests/caller.ts'
import { requireAmounts } from '../../requests/page.ts'
import { readQuery } from '../../requests/read-sent.ts'
import { onlyRead } from '../only-read.ts'
import { readSport } from '../read-sport.ts'
import { findLeaders } from './find-leaders.ts'
import { leadersWanted, orderOf } from './query.ts'
import { showLeaders } from './show-leaders.ts'

const columns = [
  'column',
  'rank',
  'is_shared',
  'value',
  'attempts',
  'player_id',
  'player.last_name',
  'player.first_name',
  'team_id',
  'team.name',
  'first_game_id',
  'game_id',
  'is_running',
  'resource_uri',
]

/** `/stats/{sport}/leaders/`: leaders in totals, in one game, or by streaks of games. */
export function leadersRoute(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database
  router
    .route('/:sport/leaders')
    .get(async (request, response) => {
      const sport = readSport(request.params.sport)
      const query = leadersWanted(sport, readQuery(request, leadersQuery, formatQuery))
      requireAmounts(queryOf(request), { limit: limits.leaders })
      const format = formatOf(request)
      const author = await reader(parts, request)
      const base = parts.baseOf(request)
      const objects = new WireObjects(db, base, author, textsFor(request))
      const answer: LeadersAnswer = {
        lists: await Promise.all(
          query.columns.map(async (column): Promise<LeaderList> => {
            const { lines, minimum, leftOut } = await findLeaders(db, author, sport, column, query)
            return {
              column,
              order: query.of === 'streaks' ? 'most' : orderOf(sport, column, query),
              minimum,
              left_out: leftOut,
              leaders: await showLeaders(objects, sport, column, query, lines, base),
            }
          }),
        ),
      }
      answerWhole(
        response,
        format,
        columns,
        answer.lists.flatMap(({ column, leaders }) => leaders.map(leader => ({ column, ...leader }))),
        answer,
      )
    })
    .all(onlyRead)
  return router
}
