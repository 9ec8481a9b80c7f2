import { Router } from 'express'
import { formatQuery } from '../../../shared-schema/api/list-query.ts'
import type { SpiritTable } from '../../../shared-schema/api/spirit.ts'
import { spiritCategories } from '../../../shared-schema/rules/spirit/read-spirit.ts'
import { spiritOwed, spiritTable } from '../../tournament/spirit-table.ts'
import { reader, type RestParts } from '../requests/caller.ts'
import { nameIn } from '../records/computed/names.ts'
import { answerWhole, formatOf } from '../records/formats.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { requireKnownParameters } from '../requests/strict.ts'
import { tournamentInPath } from '../records/tournament-in-path.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { textsFor } from '../../texts/say.ts'

const columns = [
  'place',
  'team_id',
  'team.name',
  'games',
  'mean',
  ...spiritCategories.map(name => `categories.${name}`),
]

/** `/tournaments/{id}/spirit/`: the teams ranked by spirit, and the scores that are still missing. */
export function spiritRoute(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database
  router
    .route('/tournaments/:id/spirit')
    .get(async (request, response) => {
      const author = await reader(parts, request)
      requireKnownParameters(request, Object.keys(formatQuery.shape))
      const format = formatOf(request)
      const { id: tournament } = await tournamentInPath(db, author, request)
      const [ranking, missing] = await Promise.all([
        spiritTable(db, author, tournament),
        spiritOwed(db, author, tournament),
      ])
      const teams = await new WireObjects(db, parts.baseOf(request), author, textsFor(request)).short(
        'teams',
        [
          ...ranking.map(({ team_id }) => team_id),
          ...missing.flatMap(({ team_id, opponent_id }) => [team_id, opponent_id]),
        ],
      )
      const texts = textsFor(request)
      const nameOf = nameIn(teams, texts)
      const table: SpiritTable = {
        ranking: ranking.map(({ place, team_id, ...figures }) => ({
          place,
          team_id,
          team: teams.get(team_id) ?? null,
          ...figures,
        })),
        missing: missing.map(one => ({
          ...one,
          text: texts[0]('answers.spiritMissing', {
            team: nameOf(one.team_id),
            opponent: nameOf(one.opponent_id),
          }),
        })),
      }
      answerWhole(response, format, columns, table.ranking, table)
    })
    .all(onlyMethods(['GET'], t => t('instead.spirit')))
  return router
}
