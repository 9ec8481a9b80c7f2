import type { RequestHandler } from 'express'
import { formatQuery } from '../../../shared-schema/api/list-query.ts'
import type { FinalStandings } from '../../../shared-schema/api/standings.ts'
import { finalReasonText } from '../../../shared-schema/rules/standings/final-reason-text.ts'
import { finalTable } from '../../../shared-schema/rules/standings/tournament-play.ts'
import { transaction } from '../../database/transaction.ts'
import { loadOnePlay } from '../../games/tournament-play.ts'
import { keepFinalStandings } from '../../records/final-standings.ts'
import { textsFor } from '../../texts/say.ts'
import { nameIn } from '../records/computed/names.ts'
import { answerWhole, formatOf } from '../records/formats.ts'
import { tournamentInPath } from '../records/tournament-in-path.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { reader, type RestParts, writer } from '../requests/caller.ts'
import { requireKnownParameters } from '../requests/strict.ts'

const columns = ['place', 'team_id', 'team.name', 'is_decided', 'is_shared', 'is_unresolved', 'reason']

/** Answers with the final standings of a tournament. */
export function readFinalStandings(parts: RestParts): RequestHandler {
  const { db } = parts.database
  return async (request, response) => {
    const author = await reader(parts, request)
    requireKnownParameters(request, Object.keys(formatQuery.shape))
    const { id } = await tournamentInPath(db, author, request)
    const format = formatOf(request)
    const table = await standings(new WireObjects(db, parts.baseOf(request), author, textsFor(request)), id)
    answerWhole(response, format, columns, table.standings, table)
  }
}

/** Stores the place of every team in its `final_standing`. */
export function storeFinalStandings(parts: RestParts): RequestHandler {
  return async (request, response) => {
    const author = await writer(parts, request)
    requireKnownParameters(request, [])
    response.json(
      await transaction(parts.database.db, async tx => {
        const { id } = await tournamentInPath(tx, author, request)
        await keepFinalStandings(tx, author, id)
        return standings(new WireObjects(tx, parts.baseOf(request), author, textsFor(request)), id)
      }),
    )
  }
}

async function standings(wire: WireObjects, tournamentId: number): Promise<FinalStandings> {
  const { texts } = wire
  const lines = finalTable(await loadOnePlay(wire.db, tournamentId))
  const teams = await wire.short(
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
