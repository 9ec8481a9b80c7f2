import { Router, type Request } from 'express'
import {
  checkInBody,
  checkInsQuery,
  type CheckIns,
  type RecordedCheckIn,
} from '../../../shared-schema/api/check-ins.ts'
import { groupBy } from '../../../shared-schema/rules/group-by.ts'
import { presenceOn } from '../../../shared-schema/scoring/presence.ts'
import { seasonScope, tournamentScope, type Scope } from '../../../shared-schema/replication/scope.ts'
import { requirePerson, type Author } from '../../access/author.ts'
import { recordCheckIn } from '../../games/entries/record-check-in.ts'
import { gamesOfDay } from '../../games/games-of-day.ts'
import { textsFor } from '../../texts/say.ts'
import { findRecord } from '../records/find-records.ts'
import { managedRecord } from '../records/managed-record.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { reader, type RestParts, writer } from '../requests/caller.ts'
import { doOnce } from '../requests/do-once.ts'
import { readItemKey } from '../requests/item-key.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readQuery, readSent } from '../requests/read-sent.ts'
import { requireKnownParameters } from '../requests/strict.ts'

/** Check-ins: at a game for those who record there, all of a day for those who change the event. */
export function checkInRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database

  for (const family of ['tournaments', 'seasons'] as const) {
    router
      .route(`/${family}/:id/check_ins`)
      .get(async (request, response) => {
        const author = requirePerson(await reader(parts, request), t => t('access.signInToSee'))
        const { day } = readQuery(request, checkInsQuery)
        const { id } = await managedRecord(db, author, family, request, t => t('answers.checkInsForManagers'))
        const scope = family === 'tournaments' ? tournamentScope(Number(id)) : seasonScope(Number(id))
        response.json(await checkInsOf(parts, request, author, scope, day))
      })
      .all(onlyMethods(['GET'], t => t('instead.checkIns')))
  }

  router
    .route('/games/:id/check_ins')
    .post(async (request, response) => {
      const author = await writer(parts, request)
      requireKnownParameters(request, [])
      const body = readSent(request, checkInBody)
      const answer = await doOnce({ db, author, request, response }, async tx => {
        const game = await findRecord(tx, author, 'games', readItemKey('games', request.params))
        const game_id = Number(game.id)
        await recordCheckIn(tx, author, game_id, body)
        return { location: null, etag: null, body: { game_id, ...body } satisfies RecordedCheckIn }
      })
      response.status(201).json(answer.body)
    })
    .all(onlyMethods(['POST'], t => t('instead.checkInsOfGame')))
  return router
}

async function checkInsOf(
  { database: { db }, baseOf }: RestParts,
  request: Request,
  author: Author,
  scope: Scope,
  day: string | undefined,
): Promise<CheckIns> {
  const games = await gamesOfDay(db, scope, day)
  const presence = presenceOn(games)
  const teamIds = [...presence.keys()]
  const objects = new WireObjects(db, baseOf(request), author, textsFor(request))
  const rosters = await db
    .selectFrom('team_players')
    .select(['team_id', 'player_id'])
    .where(eb => eb('team_id', '=', eb.fn.any(eb.val(teamIds))))
    .orderBy('player_id')
    .execute()
  const [teams, named] = await Promise.all([
    objects.short('teams', teamIds),
    objects.short(
      'players',
      rosters.map(({ player_id }) => player_id),
    ),
  ])
  const byTeam = groupBy(rosters, ({ team_id }) => team_id)
  return {
    is_used: games.some(game => game.check_ins.some(one => one.day === game.day && one.is_here)),
    teams: [...presence].map(([team_id, { isHere, game, players }]) => ({
      team_id,
      team: teams.get(team_id) ?? null,
      is_here: isHere,
      game_id: game,
      players: (byTeam.get(team_id) ?? []).map(({ player_id }) => ({
        player_id,
        player: named.get(player_id) ?? null,
        is_here: players.get(player_id) ?? null,
      })),
    })),
  }
}
