import type { RequestHandler } from 'express'
import { previewQuery } from '../../../shared-schema/api/queries.ts'
import { lateTeamBody, type Preview } from '../../../shared-schema/api/standings.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { addLateTeam } from '../../records/late-teams.ts'
import { render } from '../../texts/deferred-text.ts'
import { textsFor } from '../../texts/say.ts'
import { previewOfRecord } from '../../tournament/preview.ts'
import { tournamentInPath } from '../records/tournament-in-path.ts'
import { type RestParts, writer } from '../requests/caller.ts'
import { readQuery, readSent } from '../requests/read-sent.ts'

/** Creates the games of a team that was entered late. */
export function takeLateTeam(parts: RestParts): RequestHandler {
  const { db } = parts.database
  return async (request, response) => {
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
  }
}
