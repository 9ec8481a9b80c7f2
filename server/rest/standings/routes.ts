import { Router, type Request } from 'express'
import { formatQuery } from '../../../shared-schema/api/list-query.ts'
import { previewQuery } from '../../../shared-schema/api/queries.ts'
import {
  lateTeamBody,
  poolsBody,
  type DrawnPools,
  type FinalStandings,
  type OpenDecisions,
  type Preview,
} from '../../../shared-schema/api/standings.ts'
import { finalReasonText } from '../../../shared-schema/rules/standings/final-reason-text.ts'
import { teamsWithoutGames } from '../../../shared-schema/rules/standings/open-questions.ts'
import { finalTable } from '../../../shared-schema/rules/standings/tournament-play.ts'
import { loadRecords } from '../../database/records.ts'
import { rehearse } from '../../database/rehearse.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import type { Author } from '../../access/author.ts'
import { drawPools } from '../../records/draw-pools.ts'
import { addLateTeam } from '../../records/late-teams.ts'
import { keepFinalStandings } from '../../records/final-standings.ts'
import { openDecisions } from '../../tournament/open-decisions.ts'
import { loadOnePlay } from '../../games/tournament-play.ts'
import { previewOfRecord } from '../../tournament/preview.ts'
import { render } from '../../texts/deferred-text.ts'
import { REST_PATH } from '../requests/addresses.ts'
import { reader, type RestParts, writer } from '../requests/caller.ts'
import { nameIn } from '../records/computed/names.ts'
import { answerWhole, formatOf } from '../records/formats.ts'
import { doOnce } from '../requests/do-once.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readQuery, readSent } from '../requests/read-sent.ts'
import { requireKnownParameters } from '../requests/strict.ts'
import { tournamentInPath } from '../records/tournament-in-path.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { textsFor } from '../../texts/say.ts'

const standingColumns = [
  'place',
  'team_id',
  'team.name',
  'is_decided',
  'is_shared',
  'is_unresolved',
  'reason',
]

const decisionColumns = ['kind', 'text', 'game_id', 'pool_id', 'team_ids']

/** The final standings of a tournament, its open decisions, late teams, and pools drawn by seed. */
export function tournamentStandingsRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database

  router
    .route('/tournaments/:id/standings')
    .get(async (request, response) => {
      const author = await reader(parts, request)
      requireKnownParameters(request, Object.keys(formatQuery.shape))
      const { id } = await tournamentInPath(db, author, request)
      const format = formatOf(request)
      const table = await standings(db, request, author, id)
      answerWhole(response, format, standingColumns, table.standings, table)
    })
    .post(async (request, response) => {
      const author = await writer(parts, request)
      requireKnownParameters(request, [])
      response.json(
        await transaction(db, async tx => {
          const { id } = await tournamentInPath(tx, author, request)
          await keepFinalStandings(tx, author, id)
          return standings(tx, request, author, id)
        }),
      )
    })
    .all(onlyMethods(['GET', 'POST'], t => t('instead.standings')))

  router
    .route('/tournaments/:id/open_decisions')
    .get(async (request, response) => {
      const author = await reader(parts, request)
      requireKnownParameters(request, Object.keys(formatQuery.shape))
      const format = formatOf(request)
      const open = await transaction(db, async (tx): Promise<OpenDecisions> => {
        const { id } = await tournamentInPath(tx, author, request)
        const play = await loadOnePlay(tx, id)
        const found = await openDecisions(tx, author, play)
        const late = teamsWithoutGames(play)
        const texts = textsFor(request)
        const teams = await new WireObjects(tx, parts.baseOf(request), author, texts).short('teams', late)
        const nameOf = nameIn(teams, texts)
        return {
          open_decisions: found.map(one => render(one, texts)),
          teams_without_games: late.map(team_id => ({
            team_id,
            team: teams.get(team_id) ?? null,
            text: texts[0]('tournament.withoutGames', { team: nameOf(team_id) }),
          })),
        }
      })
      answerWhole(response, format, decisionColumns, open.open_decisions, open)
    })
    .all(onlyMethods(['GET'], t => t('instead.openDecisions')))

  router
    .route('/tournaments/:id/late_teams')
    .post(async (request, response) => {
      const author = await writer(parts, request)
      const { preview } = readQuery(request, previewQuery)
      const { team_id, pool_id } = readSent(request, lateTeamBody)
      const tournament = (tx: Tx) => tournamentInPath(tx, author, request)
      const add = async (tx: Tx) => addLateTeam(tx, author, (await tournament(tx)).id, team_id, pool_id)
      if (!preview) {
        await transaction(db, add)
        response.status(204).end()
        return
      }
      const { consequences } = await previewOfRecord(db, author, 'tournaments', tournament, add, true)
      const answer: Preview = { consequences: consequences.map(one => render(one, textsFor(request))) }
      response.json(answer)
    })
    .all(onlyMethods(['POST'], t => t('instead.lateTeams')))

  router
    .route('/tournaments/:id/pools')
    .post(async (request, response) => {
      const author = await writer(parts, request)
      const { preview } = readQuery(request, previewQuery)
      const { number_of_pools, ...pool } = readSent(request, poolsBody)
      const draw = async (tx: Tx): Promise<DrawnPools> => {
        const { id } = await tournamentInPath(tx, author, request)
        const ids = await drawPools(tx, author, id, number_of_pools, pool)
        const records = await loadRecords(
          tx,
          'pools',
          ids.map(one => [one]),
        )
        const objects = new WireObjects(tx, parts.baseOf(request), author, textsFor(request))
        return { pools: await objects.show('pools', records, 'all') }
      }
      if (preview) {
        response.json(await rehearse(db, draw))
        return
      }
      const requested = [request.originalUrl, request.body]
      const drawn = await transaction(db, tx =>
        doOnce(tx, author.person_id, request.get('Idempotency-Key'), requested, async () => ({
          location: `${parts.baseOf(request)}${REST_PATH}/pools/?tournament_id=${Number(request.params.id)}`,
          etag: null,
          body: await draw(tx),
        })),
      )
      if (drawn.isRepetition) response.set('Idempotency-Replayed', 'true')
      if (drawn.location !== null) response.location(drawn.location)
      response.status(201).json(drawn.body)
    })
    .all(onlyMethods(['POST'], t => t('instead.drawPools')))

  return router

  async function standings(
    tx: RestParts['database']['db'],
    request: Request,
    author: Author,
    id: number,
  ): Promise<FinalStandings> {
    const texts = textsFor(request)
    const lines = finalTable(await loadOnePlay(tx, id))
    const teams = await new WireObjects(tx, parts.baseOf(request), author, texts).short(
      'teams',
      lines.map(({ team_id }) => team_id),
    )
    return {
      standings: lines.map(({ reason, ...line }) => ({
        ...line,
        team: teams.get(line.team_id) ?? null,
        reason: finalReasonText(reason, nameIn(teams, texts), texts[1]),
      })),
    }
  }
}
